import { ArrowDown, ArrowUp, Minus } from 'lucide-react';
import { Link } from 'react-router';
import { formatCount } from '../../../domain/format.ts';
import type { Growth } from '../../../server/modules/stats/service.ts';
import { cx } from '../../ui/cx.ts';
import { findScreen } from '../layout/nav.ts';
import { screenPath } from '../screens.ts';
import type { ListedKind } from '../shared/kinds.ts';
import type { PanelData } from './load-dashboard.ts';
import { monthsInWords, sparkPath } from './months.ts';

const CARDS: readonly { kind: ListedKind; label: string; total: keyof PanelData['totals'] }[] = [
  { kind: 'brands', label: 'Toplam marka', total: 'totalBrands' },
  { kind: 'products', label: 'Toplam ürün', total: 'totalProducts' },
  { kind: 'categories', label: 'Toplam kategori', total: 'totalCategories' },
  { kind: 'catalogs', label: 'Toplam katalog', total: 'totalCatalogs' },
];

function Spark({ months, className }: { months: readonly number[]; className: string }) {
  const { line, area } = sparkPath(months);
  return (
    <svg
      viewBox="0 0 104 40"
      preserveAspectRatio="none"
      aria-hidden="true"
      className={cx('h-8 w-full overflow-visible max-lg:col-span-2 lg:h-10 lg:w-26', className)}
    >
      <path d={area} fill="currentColor" opacity={0.1} />
      <path
        d={line}
        fill="none"
        stroke="currentColor"
        strokeWidth={1.75}
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

function Change({ difference }: { difference: number }) {
  const Icon = difference > 0 ? ArrowUp : difference < 0 ? ArrowDown : Minus;
  const text = difference > 0 ? `+${formatCount(difference)}` : formatCount(difference);
  return (
    <p className="col-span-2 flex flex-wrap items-center gap-x-1.5 text-13 text-ink-2 lg:text-14">
      <b
        className={cx(
          'inline-flex items-center gap-0.5',
          difference > 0 && 'text-ok',
          difference < 0 && 'text-danger',
        )}
      >
        <Icon aria-hidden className="size-4" />
        {text}
      </b>
      geçen aya göre
    </p>
  );
}

function StatCard({
  kind,
  label,
  total,
  growth,
  now,
}: {
  kind: ListedKind;
  label: string;
  total: number;
  growth: Growth;
  now: Date;
}) {
  const screen = findScreen(kind);
  const difference = growth.thisMonth - growth.lastMonth;
  return (
    <li className="relative grid grid-cols-[minmax(0,1fr)_auto] content-start items-end gap-x-3 gap-y-1 border-line p-4 not-first:border-l max-lg:odd:border-l-0 max-lg:nth-[n+3]:border-t lg:px-5 lg:pt-4.5 lg:pb-5">
      <h3 className="col-span-2 text-14 font-medium text-ink-2">
        {screen ? (
          <Link to={screenPath(screen.path)} className="after:absolute after:inset-0 hover:underline">
            {label}
          </Link>
        ) : (
          label
        )}
      </h3>
      <p className="text-[2.125rem] leading-[1.1] font-semibold tracking-display max-lg:col-span-2">
        {formatCount(total)}
      </p>
      <Spark months={growth.months} className={difference < 0 ? 'text-danger' : 'text-teal'} />
      <Change difference={difference} />
      <p className="sr-only">{monthsInWords(growth.months, now)}</p>
    </li>
  );
}

/** How many brands, products, categories and catalogs there are, and how that goes. */
export function StatCards({ data, now }: { data: PanelData; now: Date }) {
  return (
    <section aria-label="Özet" className="rounded-panel border border-line bg-surface">
      <ul className="grid grid-cols-2 lg:grid-cols-4">
        {CARDS.map(({ kind, label, total }) => (
          <StatCard
            key={kind}
            kind={kind}
            label={label}
            total={data.totals[total]}
            growth={data.growth[kind]}
            now={now}
          />
        ))}
      </ul>
    </section>
  );
}
