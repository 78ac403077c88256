import { formatCount } from '../../../../domain/rules/format.ts';
import { cx } from '../../ui/cx.ts';
import { type BrandLine, weekInWords } from './weeks.ts';

type TableProps = {
  label: string;
  weeks: readonly string[];
  totals: readonly number[];
  brands: readonly BrandLine[];
  /** The brand that is set off from the others. */
  chosen: string | undefined;
  onChoose: (id: string) => void;
};

/** The same numbers as the bars, of every brand. */
export function WeeksTable({ label, weeks, totals, brands, chosen, onChoose }: TableProps) {
  return (
    <section aria-label={label} className="relative overflow-x-auto">
      <table className="w-full text-14 whitespace-nowrap">
        <caption className="sr-only">{label}</caption>
        <thead>
          <tr className="text-13 text-ink-2">
            <th scope="col" className="sticky left-0 bg-surface px-5 py-2.5 text-left font-medium">
              Hafta
            </th>
            <th scope="col" className="px-3 py-2.5 text-right font-medium">
              Toplam
            </th>
            {brands.map(({ id, name }) => (
              <th key={id} scope="col" className="text-right font-medium last:pr-2">
                {/* Keys that come here bring the column into sight. */}
                <button
                  type="button"
                  aria-pressed={id === chosen}
                  onClick={() => onChoose(id)}
                  className="min-h-11 px-3 whitespace-nowrap -outline-offset-2 hover:text-ink aria-pressed:font-semibold aria-pressed:text-teal"
                >
                  {name}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks
            .map((week, index) => (
              <tr key={week} className="border-t border-line">
                <th
                  scope="row"
                  className="sticky left-0 bg-surface px-5 py-2.5 text-left font-medium whitespace-nowrap"
                >
                  {weekInWords(week)}
                  {index === weeks.length - 1 && <span className="text-ink-2">, sürüyor</span>}
                </th>
                <td className="px-3 py-2.5 text-right font-semibold tabular">
                  {formatCount(totals[index] ?? 0)}
                </td>
                {brands.map(({ id, counts }) => (
                  <td
                    key={id}
                    className={cx('px-3 py-2.5 text-right tabular last:pr-5', id === chosen && 'text-teal')}
                  >
                    {formatCount(counts[index] ?? 0)}
                  </td>
                ))}
              </tr>
            ))
            .reverse()}
        </tbody>
      </table>
    </section>
  );
}
