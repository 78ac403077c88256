import type { CSSProperties } from 'react';
import type { ProductView, SpecLine } from '../../../../domain/pages/product.ts';

/** From so many lines on they stand in two columns. */
const TWO_COLUMNS = 4;

/** A value with its unit behind it; the sign of a share stands before its number. */
function Value({ value, unit }: SpecLine) {
  if (!unit) return value;
  if (unit === '%') return value.includes('%') ? value : `%${value}`;
  return (
    <>
      {value}
      {unit === '°' ? '°' : <span> {unit}</span>}
    </>
  );
}

/** The measures that decide, large. */
export function DecisiveMeasures({ lines }: { lines: readonly SpecLine[] }) {
  if (lines.length === 0) return null;
  return (
    <dl className="key-measures">
      {lines.map((line) => (
        <div key={line.label}>
          <dt>{line.label}</dt>
          <dd>
            <Value {...line} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The technical data, line by line. */
export function SpecTable({ view: { specifications } }: { view: ProductView }) {
  if (specifications.length === 0) return null;
  const rows =
    specifications.length < TWO_COLUMNS ? specifications.length : Math.ceil(specifications.length / 2);
  return (
    <section className="wrap spec-table" aria-labelledby="teknik-degerler">
      <h2 className="display-3" id="teknik-degerler">
        Teknik değerler
      </h2>
      <dl style={{ '--rows': rows } as CSSProperties}>
        {specifications.map((line, place) => (
          <div key={`${line.label} ${line.value}`} data-first={place % rows === 0 || undefined}>
            <dt>{line.label}</dt>
            <dd>
              <Value {...line} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
