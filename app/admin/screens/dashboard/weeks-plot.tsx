import { useEffect, useId } from 'react';
import {
  Bar,
  BarChart,
  type BarShapeProps,
  CartesianGrid,
  Tooltip,
  useActiveTooltipLabel,
  useIsTooltipActive,
  XAxis,
  YAxis,
} from 'recharts';
import { formatCount } from '../../../../domain/rules/format.ts';
import { tickOf } from './weeks.ts';

type PlotProps = {
  weeks: readonly string[];
  totals: readonly number[];
  /** What of each total belongs to the chosen brand. */
  brand: readonly number[];
  /** The Monday of the week that is read out. */
  chosen: string;
  onChoose: (week: string) => void;
};

/** Tells which week a pointer or a finger stands on. */
function Follow({ onChoose }: Pick<PlotProps, 'onChoose'>) {
  const week = useActiveTooltipLabel();
  const isActive = useIsTooltipActive();
  useEffect(() => {
    if (isActive && typeof week === 'string') onChoose(week);
  }, [isActive, week, onChoose]);
  return null;
}

/** Stripes of a colour, for the week that is not over. */
function Stripes({ id, color, ground }: { id: string; color: string; ground: string }) {
  return (
    <pattern id={id} width={6} height={6} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width={6} height={6} fill={ground} />
      <rect width={3} height={6} fill={color} />
    </pattern>
  );
}

/** Twelve weeks as bars: all in mint, one brand in petrol at the foot; told by the caption above, not by a tooltip. */
export default function WeeksPlot({ weeks, totals, brand, chosen, onChoose }: PlotProps) {
  const id = useId();
  const rows = weeks.map((week, index) => {
    const own = Math.min(brand[index] ?? 0, totals[index] ?? 0);
    return { week, own, rest: (totals[index] ?? 0) - own };
  });
  const running = weeks.at(-1);

  function shape(part: 'own' | 'rest') {
    return ({ x, y, width, height, payload }: BarShapeProps) => {
      const { week } = payload as { week: string };
      const plain =
        part === 'own' ? 'var(--primary)' : week === chosen ? 'var(--bar-chosen)' : 'var(--mint-2)';
      const fill = week === running ? `url(#${id}-${part})` : plain;
      return <rect x={x} y={y} width={Math.max(0, width)} height={Math.max(0, height)} rx={2} fill={fill} />;
    };
  }

  return (
    <BarChart
      responsive
      data={rows}
      accessibilityLayer={false}
      margin={{ top: 8, right: 0, bottom: 0, left: 0 }}
      barCategoryGap={3}
      className="size-full [--bar-chosen:color-mix(in_srgb,var(--teal)_45%,var(--mint-2))]"
    >
      <defs>
        <Stripes id={`${id}-own`} color="var(--primary)" ground="var(--teal)" />
        <Stripes id={`${id}-rest`} color="var(--mint-2)" ground="var(--mint)" />
      </defs>
      <CartesianGrid vertical={false} stroke="var(--line)" />
      <XAxis
        dataKey="week"
        interval={0}
        tickLine={false}
        axisLine={{ stroke: 'var(--line-2)' }}
        tick={({ x, y, index }) => (
          <text
            x={x}
            y={Number(y) + 12}
            textAnchor="middle"
            className={`fill-ink-2 text-12 ${index % 2 ? 'max-sm:hidden' : ''} ${weeks[index] === chosen ? 'fill-ink font-semibold' : ''}`}
          >
            {tickOf(weeks, index)}
          </text>
        )}
      />
      <YAxis
        orientation="right"
        width={40}
        tickCount={4}
        allowDecimals={false}
        axisLine={false}
        tickLine={false}
        tick={{ fill: 'var(--ink-2)', fontSize: 12 }}
        tickFormatter={formatCount}
      />
      <Tooltip content={() => null} cursor={false} isAnimationActive={false} />
      <Bar dataKey="own" stackId="week" isAnimationActive={false} shape={shape('own')} />
      <Bar dataKey="rest" stackId="week" isAnimationActive={false} shape={shape('rest')} />
      <Follow onChoose={onChoose} />
    </BarChart>
  );
}
