import type { AboutView } from '../../../../domain/pages/about.ts';

/** Türkiye in few strokes: Natural Earth 1:50m (public domain), made simpler. */
const OUTLINE =
  'M824 46l17 5l5-4l28 4l7-10l10 1l21 25l12 3l10 15l5 14l-8 16l7 21l-2 2l14 7l24 2l22 23l-12-8l-7 7l-3 16l-19 3l8 16l-1 14l5 6l2 30l8 4l-13 28l20 13l-1 19l11 9l-1 10l-8-2l-17 13l-9-21l-22 5l-31-10l-8 3l-8-3l-17 16l-5 1l-8-12l-7 6l-28 8l-42-1l-36 18l-34 10l-31-1l-17-11l-13-3l-39 18l-19-1l-6-7l-15-3l-6 23l5 15l-14 4l-1 11l-8 5l-2 6l-14-5l4-6l-8-20l20-24l-1-9l-7-7l-20 12l-6 9l-8 1l-35-16l-53 42l-46 10l-22-10l-18-23l-35-18l-21-3l-16-1l-3 4l-7 35l-11-2l-28 10l-24-11l-13-26l-8 2l-27-9l-5 9l-10 3l4-8l-22 5l-11-2l29-8l12-13l-51 3l2-10l12-2l0-6l-16-9l-8-18l8-5l1-17l-19-5l-10-9l-5 3l-15-8l3-7l3 0l-2-12l4-6l7 6l5 15l2-6l7 3l15-5l-12-2l-8-15l13-12l-10-5l2-10l-9-12l11-17l-40 5l-1-3l4-32l7-2l22-25l28-4l10 9l13 0l6-4l-5-6l7-3l6 2l-2 8l55-1l2-3l-14-7l9-6l46-8l-25-4l-13-9l-3-4l5-15l40 5l22-3l24 7l23-1l11-14l43-28l56-19l71 4l13-7l8 2l-2 10l9 10l14 7l19-6l7 3l6 17l12 10l19-6l15 12l68 17l54-12l20 8l24 2l42-20zM125 15l-1 8l11 20l44 22l-5 14l-9 3l-32-7l-13 6l-22 1l-12 19l-25 12l-30 29l3-16l28-21l-36 1l-3-8l15-15l0-19l15-11l-2-13l-14-10l10-5l4-8l34-10l15 12z';

/** So many in one place have their name beside the dot. */
const NAMED_FROM = 2;

/** How many technicians live where: a drawn map, and the same in words. */
export function TeamMap({ team }: { team: AboutView['team'] }) {
  const { total, cities, map } = team;
  if (total === 0) return null;
  return (
    <section className="team" aria-labelledby="teknisyenler">
      <div className="wrap team-grid">
        <div>
          <h2 className="display-3" id="teknisyenler">
            {total} teknisyen, {cities.length} ilde
          </h2>
          <ul className="team-cities">
            {cities.map(({ name, count }) => (
              <li key={name}>
                {name} <b>{count}</b>
              </li>
            ))}
          </ul>
        </div>
        <svg className="team-map" viewBox={`0 0 ${map.width} ${map.height}`} aria-hidden="true">
          <path d={OUTLINE} />
          {cities.map(({ name, count, x, y }) => (
            <g key={name}>
              <circle cx={x} cy={y} r={9 + 7 * Math.sqrt(count)} />
              {count >= NAMED_FROM && (
                <text x={x} y={y}>
                  {count}
                </text>
              )}
            </g>
          ))}
        </svg>
      </div>
    </section>
  );
}
