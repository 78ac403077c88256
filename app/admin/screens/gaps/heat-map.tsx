import { Link } from 'react-router';
import { formatCount } from '../../../../domain/rules/format.ts';
import { GAP_NAMES, GAPS, type Gap, type GapBoard, type GapCounts } from '../../../../domain/things/gap.ts';
import { cx } from '../../ui/cx.ts';
import { queuePath } from './gaps-api.ts';

/** Four steps of one colour; the number stands in each. */
const LEVELS = [
  'bg-mint/55 text-ink inset-ring inset-ring-line',
  'bg-mint text-on-mint',
  'bg-mint-2 text-on-mint',
  'bg-primary text-on-primary',
] as const;
const MANY = [0, 2, 6, 12];

function levelOf(count: number): string {
  return LEVELS[MANY.findLastIndex((from) => count > from)] ?? LEVELS[0];
}

export function sumOf(counts: GapCounts): number {
  return GAPS.reduce((sum, gap) => sum + counts[gap], 0);
}

type CellProps = { gap: Gap; count: number; of: string; brandId?: string; plain?: boolean };

/** A count that opens its queue; zero is a dot. */
function HeatCell({ gap, count, of, brandId, plain }: CellProps) {
  if (count === 0) {
    return (
      <span className="grid min-h-11 place-items-center text-ink-3">
        <span aria-hidden>·</span>
        <span className="sr-only">0</span>
      </span>
    );
  }
  return (
    <Link
      to={queuePath(gap, brandId)}
      aria-label={`${of}, ${GAP_NAMES[gap]}: ${formatCount(count)} ürün`}
      className={cx(
        'grid min-h-11 place-items-center rounded-tile text-15 font-semibold',
        plain ? 'underline underline-offset-4' : levelOf(count),
      )}
    >
      {formatCount(count)}
    </Link>
  );
}

/** How full a brand's products are, of all that could be there. */
function fullness({ products, gaps }: GapBoard['brands'][number]): number {
  return Math.floor(100 - (sumOf(gaps) / (products * GAPS.length)) * 100);
}

function Fullness({ percent }: { percent: number }) {
  return (
    <span className="flex items-center justify-end gap-2.5">
      <span aria-hidden className="h-1.5 w-20 overflow-hidden max-sm:hidden rounded-full bg-paper-2">
        <span className="block h-full rounded-full bg-primary" style={{ inlineSize: `${percent}%` }} />
      </span>
      <span className="w-9 text-right text-14 text-ink-2">%{percent}</span>
    </span>
  );
}

const head = 'px-1 py-3 text-13 font-medium whitespace-nowrap text-ink-2';
const first = 'sticky left-0 z-2 bg-surface px-5 text-left';

/** Brands and what their products lack. On a phone it scrolls sideways, and the brand stays. */
export function HeatMap({ brands }: Pick<GapBoard, 'brands'>) {
  const total = Object.fromEntries(
    GAPS.map((gap) => [gap, brands.reduce((sum, { gaps }) => sum + gaps[gap], 0)]),
  ) as GapCounts;
  // Where there is little room stands what is missing; where there is enough, that the rest is there.
  const asRoom = (gap: Gap) => total[gap] === 0 && sumOf(total) > 0 && 'max-lg:hidden';
  return (
    <section
      aria-label="Markaya göre eksikler"
      className="overflow-x-auto rounded-panel border border-line bg-surface pb-2"
    >
      <table className="w-full border-separate lg:min-w-240 border-spacing-x-1 border-spacing-y-0.5">
        <caption className="sr-only">Markaya ve eksiğe göre ürün sayısı</caption>
        <thead>
          <tr>
            <th scope="col" className={cx(head, first)}>
              Marka
            </th>
            {GAPS.map((gap) => (
              <th key={gap} scope="col" className={cx(head, asRoom(gap))}>
                {GAP_NAMES[gap]}
              </th>
            ))}
            <th scope="col" className={cx(head, 'text-right')}>
              Toplam
            </th>
            <th scope="col" className={cx(head, 'pr-5 pl-3 text-right')}>
              Doluluk
            </th>
          </tr>
        </thead>
        <tbody>
          {brands.map((brand) => (
            <tr key={brand.id}>
              <th scope="row" className={cx(first, 'py-1 font-normal')}>
                <b className="block max-w-40 truncate font-semibold">{brand.name}</b>
                <span className="text-13 text-ink-2">{formatCount(brand.products)} ürün</span>
              </th>
              {GAPS.map((gap) => (
                <td key={gap} className={cx('w-20', asRoom(gap))}>
                  <HeatCell gap={gap} count={brand.gaps[gap]} of={brand.name} brandId={brand.id} />
                </td>
              ))}
              <td className="px-2 text-right font-semibold whitespace-nowrap">
                {formatCount(sumOf(brand.gaps))}
              </td>
              <td className="pr-5 pl-3">
                <Fullness percent={fullness(brand)} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" className={cx(first, 'font-semibold')}>
              Toplam
            </th>
            {GAPS.map((gap) => (
              <td key={gap} className={cx(asRoom(gap))}>
                <HeatCell gap={gap} count={total[gap]} of="Tüm markalar" plain />
              </td>
            ))}
            <td className="px-2 text-right font-semibold whitespace-nowrap">{formatCount(sumOf(total))}</td>
            <td />
          </tr>
        </tfoot>
      </table>
      <p
        aria-hidden
        className="sticky left-0 flex items-center justify-end gap-2 px-5 pt-3 pb-2 text-14 text-ink-2"
      >
        Az
        <span className="flex gap-0.5">
          {LEVELS.map((level) => (
            <span key={level} className={cx('h-3.5 w-7 rounded-sm', level)} />
          ))}
        </span>
        Çok
      </p>
    </section>
  );
}
