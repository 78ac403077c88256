import type { CSSProperties } from 'react';
import type { ProductView, SpecLine } from '../../../../domain/pages/product.ts';

/** From so many lines on they stand in two columns. */
const TWO_COLUMNS = 4;
/** A group of fewer is none. */
const GROUP_LEAST = 2;

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

/** What a measure covers between the ends of its family. */
function FamilyLine({ from, to }: NonNullable<SpecLine['place']>) {
  return (
    <i className="family-line" aria-hidden="true" style={{ '--from': from, '--to': to } as CSSProperties} />
  );
}

function Lines({ lines, rows }: { lines: readonly SpecLine[]; rows: number }) {
  return (
    <dl style={{ '--rows': rows } as CSSProperties}>
      {lines.map((line, place) => (
        <div key={`${line.label} ${line.value}`} data-first={place % rows === 0 || undefined}>
          <dt>{line.label}</dt>
          <dd>
            <b>
              <Value {...line} />
            </b>
            {line.place && <FamilyLine {...line.place} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The technical data, line by line: what is measured beside what is named, where there is enough of both. */
export function SpecTable({ view }: { view: ProductView }) {
  const { specifications, brand, category } = view;
  if (specifications.length === 0) return null;
  const isMeasured = ({ measure, unit }: SpecLine) => measure !== null || unit !== '';
  const measured = specifications.filter(isMeasured);
  const named = specifications.filter((line) => !isMeasured(line));
  const isGrouped = measured.length >= GROUP_LEAST && named.length >= GROUP_LEAST;
  const rows =
    specifications.length < TWO_COLUMNS ? specifications.length : Math.ceil(specifications.length / 2);
  return (
    <section className="wrap spec-table" aria-labelledby="teknik-degerler">
      <div className="spec-head">
        <h2 className="display-3" id="teknik-degerler">
          Teknik değerler
        </h2>
        {specifications.some(({ place }) => place) && (
          <p className="label">
            <FamilyLine from={0.2} to={0.7} />
            Çizgi: {brand.name} {category.name} ürünlerinin en küçük ve en büyük değeri
          </p>
        )}
      </div>
      {isGrouped ? (
        <div className="spec-groups">
          <div>
            <h3 className="heading-3">Ölçüler</h3>
            <Lines lines={measured} rows={measured.length} />
          </div>
          <div>
            <h3 className="heading-3">Nitelikler</h3>
            <Lines lines={named} rows={named.length} />
          </div>
        </div>
      ) : (
        <Lines lines={specifications} rows={rows} />
      )}
    </section>
  );
}
