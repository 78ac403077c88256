import { type CSSProperties, type RefObject, useEffect, useRef, useState } from 'react';
import type { RangeFacet, SpecFacet } from '../../../domain/pages/spec-facets.ts';
import { formatDecimal } from '../../../domain/rules/format.ts';
import type { SubmitForm } from './filter-form.ts';
import { FilterBox } from './filter-panel.tsx';

/** Keys and a dragged handle come in quick succession: the list follows when they pause. */
const PAUSE_MS = 300;

function textOf(value: number | null): string {
  return value === null ? '' : formatDecimal(value);
}

function numberOf(text: string): number | null {
  const plain = /^\d{1,3}(\.\d{3})+(,|$)/.test(text) ? text.replaceAll('.', '') : text;
  const number = Number(plain.trim().replace(',', '.'));
  return text.trim() === '' || Number.isNaN(number) ? null : number;
}

/** Bars side by side as the outline of one element: a list with filters stays as light as one without. */
function outline(bars: readonly number[]): string {
  const width = 100 / bars.length;
  const corners = bars.map((height, bar) => {
    const [left, right] = [bar * width, (bar + 1) * width - 1];
    const top = 100 - Math.max(height, 6);
    return `${left}% 100%,${left}% ${top}%,${right}% ${top}%,${right}% 100%`;
  });
  return `polygon(${corners.join(',')})`;
}

/** Asks for the list of a form once nothing has been moved for a moment. */
function useLater(inForm: RefObject<HTMLFieldSetElement | null>, submit: SubmitForm): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => submit(inForm.current?.form ?? null), PAUSE_MS);
  };
}

function RangeField({ facet, submit }: { facet: RangeFacet; submit: SubmitForm }) {
  const { key, label, unit, min, max, step, chosen, bars } = facet;
  const box = useRef<HTMLFieldSetElement>(null);
  const later = useLater(box, submit);
  const [texts, setTexts] = useState({ min: textOf(chosen.min), max: textOf(chosen.max) });
  useEffect(() => setTexts({ min: textOf(chosen.min), max: textOf(chosen.max) }), [chosen.min, chosen.max]);
  const inside = (value: number) => Math.min(max, Math.max(min, value));
  const ends = { min: inside(numberOf(texts.min) ?? min), max: inside(numberOf(texts.max) ?? max) };
  const share = (value: number) => Number(((value - min) / (max - min)).toFixed(4));
  const reach = { '--a': share(ends.min), '--b': share(ends.max) } as CSSProperties;

  function move(end: 'min' | 'max', value: number): void {
    const kept = end === 'min' ? Math.min(value, ends.max) : Math.max(value, ends.min);
    setTexts({ ...texts, [end]: kept === facet[end] ? '' : textOf(kept) });
    later();
  }

  return (
    <fieldset className="filter-group spec-range" ref={box}>
      <legend>{unit ? `${label}, ${unit}` : label}</legend>
      <div>
        <div className="spec-bars" style={{ ...reach, clipPath: outline(bars) }} aria-hidden />
        <div className="spec-track" style={reach}>
          {(['min', 'max'] as const).map((end) => (
            <input
              key={end}
              type="range"
              min={min}
              max={max}
              step={step}
              value={ends[end]}
              aria-label={`${label}, ${end === 'min' ? 'en az' : 'en çok'}`}
              aria-valuetext={`${textOf(ends[end])} ${unit}`.trim()}
              onChange={(event) => move(end, event.currentTarget.valueAsNumber)}
            />
          ))}
        </div>
        <div className="spec-ends">
          {(['min', 'max'] as const).map((end) => (
            <label key={end}>
              {end === 'min' ? 'En az' : 'En çok'}
              <span>
                <input
                  type="text"
                  name={`o.${key}.${end}`}
                  inputMode="decimal"
                  autoComplete="off"
                  size={4}
                  value={texts[end]}
                  placeholder={textOf(facet[end])}
                  onChange={(event) => setTexts({ ...texts, [end]: event.currentTarget.value })}
                  onKeyDown={(event) => {
                    // Of several fields and no button browsers send nothing by themselves.
                    if (event.key === 'Enter') submit(event.currentTarget.form);
                  }}
                  onBlur={() => {
                    if (numberOf(texts[end]) !== chosen[end]) submit(box.current?.form ?? null);
                  }}
                />
                {unit && <b>{unit}</b>}
              </span>
            </label>
          ))}
        </div>
      </div>
    </fieldset>
  );
}

/**
 * What a list can be narrowed by of its products' technical data, as fields of the form around it; with scripts a change
 * asks `submit` for the list at once, without them the form is sent. Used by lists of a brand and of what was found.
 */
export function SpecFacets({ facets, submit }: { facets: readonly SpecFacet[]; submit: SubmitForm }) {
  return facets.map((facet) =>
    facet.kind === 'range' ? (
      <RangeField key={facet.key} facet={facet} submit={submit} />
    ) : (
      <fieldset className="filter-group" key={facet.key}>
        <legend>{facet.label}</legend>
        {facet.options.map(({ text, ...option }) => (
          <FilterBox
            key={option.value}
            name={`o.${facet.key}`}
            choice={{ ...option, label: text }}
            submit={submit}
          />
        ))}
      </fieldset>
    ),
  );
}
