import type { CSSProperties } from 'react';
import { STEPS } from './copy.ts';

const DAYS = STEPS.reduce((sum, step) => sum + step.most, 0);
const FEWEST = STEPS.reduce((sum, step) => sum + step.least, 0);
const MARKS = [5, 10, 15, 20];

function span(start: number, days: number): CSSProperties {
  return { gridColumn: `${start} / span ${days}` };
}

function textFrom(start: number): CSSProperties {
  return { '--from': start } as CSSProperties;
}

/** The four steps along a ruler of days: solid is the least, hatched what may be added. */
export function DayRuler() {
  let day = 1;
  const steps = STEPS.map((step) => {
    const start = day;
    day += step.most;
    return { ...step, start };
  });
  return (
    <section className="band section process" id="surec" aria-labelledby="surec-baslik">
      <div className="wrap">
        <div className="section-head process-head">
          <h2 className="display-2" id="surec-baslik">
            Dört adımda teslim
          </h2>
          <p className="lead process-lead">
            En kısa {FEWEST}, en uzun {DAYS} gün. Taralı alan, mekâna göre değişen süredir.
          </p>
        </div>
        <div className="ruler">
          <div className="ruler-scale" aria-hidden="true">
            <span style={{ left: 0 }}>0. gün</span>
            {MARKS.map((mark) => (
              <span key={mark} style={{ left: `${(mark / DAYS) * 100}%` }}>
                {mark}
              </span>
            ))}
            <span style={{ left: '100%' }}>{DAYS}. gün</span>
          </div>
          <ol className="ruler-steps">
            {steps.map((step) => (
              <li key={step.title}>
                <div className="ruler-bar" style={span(step.start, step.least)}>
                  {step.days}
                </div>
                {step.most > step.least && (
                  <div
                    className="ruler-bar ruler-bar-more"
                    style={span(step.start + step.least, step.most - step.least)}
                    aria-hidden="true"
                  />
                )}
                <div className="ruler-text" style={textFrom(step.start)}>
                  <h3 className="heading-2">{step.title}</h3>
                  <p>{step.text}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
