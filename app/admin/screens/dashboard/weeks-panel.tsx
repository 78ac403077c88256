import { ChartColumn, Table2 } from 'lucide-react';
import { type KeyboardEvent, lazy, type ReactNode, Suspense, useState } from 'react';
import { formatCount } from '../../../../domain/rules/format.ts';
import { MEASURES, type Measure, WEEKS } from '../../../../domain/things/count.ts';
import type { Insights } from '../../../../domain/things/insights.ts';
import { cx } from '../../ui/cx.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { type BrandLine, brandLines, changeInWords, MEASURE_WORDS, weekInWords } from './weeks.ts';
import { WeeksTable } from './weeks-table.tsx';

// The largest part of the panel's scripts: only here, and after the text has been shown.
const WeeksPlot = lazy(() => import('./weeks-plot.tsx'));
const LISTED = 10;

type Chosen = { index: number; weeks: readonly string[]; totals: readonly number[] };

/** What the bars say of one week: the number, and the words after it. */
function readingOf({ index, weeks, totals }: Chosen, brand: BrandLine | undefined, noun: string) {
  const isRunning = index === weeks.length - 1;
  const days = `${weekInWords(weeks[index] ?? '')}${isRunning ? ' (hafta sürüyor)' : ''}`;
  const own = brand ? `; ${brand.name} ${formatCount(brand.counts[index] ?? 0)}` : '';
  return { count: formatCount(totals[index] ?? 0), words: `${noun}, ${days}${own}` };
}

const LAST = WEEKS - 1;
const STEPS: Readonly<Record<string, (index: number) => number>> = {
  ArrowLeft: (index) => index - 1,
  ArrowDown: (index) => index - 1,
  ArrowRight: (index) => index + 1,
  ArrowUp: (index) => index + 1,
  Home: () => 0,
  End: () => LAST,
};

type WalkProps = {
  label: string;
  index: number;
  text: string;
  onWalk: (index: number) => void;
  children: ReactNode;
};

/** The bars as one thing that keys walk along, week by week; each is read out as it is reached. */
function Walk({ label, index, text, onWalk, children }: WalkProps) {
  function onKeyDown(event: KeyboardEvent): void {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    onWalk(Math.min(LAST, Math.max(0, step(index))));
  }
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={1}
      aria-valuemax={WEEKS}
      aria-valuenow={index + 1}
      aria-valuetext={text}
      onKeyDown={onKeyDown}
      className="mt-4 h-52 rounded-control lg:h-73"
    >
      {children}
    </div>
  );
}

type LegendProps = {
  lines: readonly BrandLine[];
  chosen: Chosen;
  id: string | undefined;
  onChoose: (id: string) => void;
};

/** The brands with their numbers of the chosen week; one of them stands at the foot of the bars. */
function Legend({ lines, chosen: { index, weeks }, id, onChoose }: LegendProps) {
  const isRunning = index === weeks.length - 1;
  return (
    <fieldset className="grid content-start">
      <legend className="sr-only">Marka seçin</legend>
      {lines.slice(0, LISTED).map(({ id: own, name, counts }) => {
        const count = counts[index] ?? 0;
        const change = isRunning ? '' : changeInWords(count, counts[index - 1]);
        return (
          <button
            key={own}
            type="button"
            aria-pressed={own === id}
            onClick={() => onChoose(own)}
            className="grid min-h-11 grid-cols-[minmax(0,1fr)_auto_3rem] items-center gap-2 rounded-control px-2.5 text-left text-14 -outline-offset-2 hover:bg-surface-2 aria-pressed:bg-mint aria-pressed:font-semibold aria-pressed:text-on-mint lg:min-h-9"
          >
            <span className="truncate">{name}</span>
            <span className="text-right tabular">{formatCount(count)}</span>
            <span
              className={cx(
                'text-right text-13',
                own !== id && change.startsWith('+') && 'text-ok',
                own !== id && change.startsWith('−') && 'text-danger',
              )}
            >
              {change}
            </span>
          </button>
        );
      })}
    </fieldset>
  );
}

/** Twelve weeks by brand, as bars or as a table. */
export function WeeksPanel({ insights }: { insights: Insights }) {
  const { weeks } = insights;
  const [measure, setMeasure] = useState<Measure>('views');
  const [brandId, setBrandId] = useState<string>();
  const [week, setWeek] = useState(weeks.at(-2) ?? '');
  const [isTable, setIsTable] = useState(false);
  const totals = insights.totals[measure];
  const lines = brandLines(insights, measure);
  const brand = lines.find(({ id }) => id === brandId) ?? lines[0];
  const { label, noun } = MEASURE_WORDS[measure];
  const index = Math.max(0, weeks.indexOf(week));
  const chosen = { index, weeks, totals };
  const { count, words } = readingOf(chosen, brand, noun);
  const title = `Son 12 hafta, ${noun}`;
  const isEmpty = totals.every((count) => count === 0);
  const choice = (
    <Segmented
      label="Ne sayılsın"
      value={measure}
      options={MEASURES.map((value) => ({ value, label: MEASURE_WORDS[value].label }))}
      onChange={setMeasure}
      className="max-sm:flex max-sm:w-full max-sm:[&>button]:flex-auto max-sm:[&>button]:px-1"
    />
  );
  return (
    <Panel
      title="Son 12 hafta"
      aside={
        <div className="flex items-center gap-2">
          <div className="max-sm:hidden">{choice}</div>
          <IconButton
            icon={isTable ? ChartColumn : Table2}
            label={isTable ? 'Grafik olarak göster' : 'Tablo olarak göster'}
            onClick={() => setIsTable(!isTable)}
          />
        </div>
      }
    >
      {/* Beside the title there is no room for it on a phone. */}
      <div className="p-4 pb-0 sm:hidden">{choice}</div>
      {isEmpty && (
        <p className="px-5 py-10 text-ink-2">
          Son 12 haftada {label === 'Görüntülenme' ? 'bakılan ürün' : noun} yok. Ziyaretçiler geldikçe
          haftalar burada görünür.
        </p>
      )}
      {!isEmpty && isTable && (
        <WeeksTable
          label={title}
          weeks={weeks}
          totals={totals}
          brands={lines}
          chosen={brand?.id}
          onChoose={setBrandId}
        />
      )}
      {!isEmpty && !isTable && (
        <div className="grid gap-6 p-5 lg:grid-cols-[minmax(0,1fr)_14.5rem]">
          <div className="min-w-0">
            <p className="flex flex-wrap items-baseline gap-x-2 text-14 text-ink-2">
              <b className="text-[2.125rem] leading-[1.1] font-semibold tracking-display text-ink">{count}</b>
              <span>{words}</span>
            </p>
            <Walk
              label={title}
              index={index}
              text={`${count} ${words}`}
              onWalk={(place) => setWeek(weeks[place] ?? '')}
            >
              <Suspense fallback={null}>
                <WeeksPlot
                  {...{ weeks, totals }}
                  brand={brand?.counts ?? []}
                  chosen={weeks[index] ?? ''}
                  onChoose={setWeek}
                />
              </Suspense>
            </Walk>
          </div>
          <Legend lines={lines} chosen={chosen} id={brand?.id} onChoose={setBrandId} />
        </div>
      )}
    </Panel>
  );
}
