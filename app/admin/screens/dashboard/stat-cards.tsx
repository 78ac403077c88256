import { ArrowDown, ArrowUp, Minus } from 'lucide-react';
import { Link } from 'react-router';
import { formatCount } from '../../../../domain/rules/format.ts';
import type { Growth } from '../../../../server/modules/dashboard/stats.ts';
import { brandKind } from '../../kinds/brand.ts';
import { catalogKind } from '../../kinds/catalog.ts';
import { categoryKind } from '../../kinds/category.ts';
import type { ListedKind } from '../../kinds/kind.ts';
import { productKind } from '../../kinds/product.ts';
import { findScreen, screenPath } from '../../lib/screens.ts';
import { cx } from '../../ui/cx.ts';
import type { PanelData } from './load-dashboard.ts';
import { monthsInWords, sparkPath } from './months.ts';

const CARDS = [brandKind, productKind, categoryKind, catalogKind];

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

type StatCardProps = { kind: ListedKind; total: number; growth: Growth; now: Date };

function StatCard({ kind, total, growth, now }: StatCardProps) {
  const screen = findScreen(kind.screen);
  const label = `Toplam ${kind.noun}`;
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

/** How many there are of each kind, and how that goes. */
export function StatCards({ data, now }: { data: PanelData; now: Date }) {
  return (
    <section aria-label="Özet" className="rounded-panel border border-line bg-surface">
      <ul className="grid grid-cols-2 lg:grid-cols-4">
        {CARDS.map((kind) => (
          <StatCard
            key={kind.name}
            kind={kind}
            total={data.totals[kind.total]}
            growth={data.growth[kind.name]}
            now={now}
          />
        ))}
      </ul>
    </section>
  );
}
