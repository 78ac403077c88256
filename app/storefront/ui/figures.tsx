import type { ReactNode } from 'react';
import type { Statistic } from '../../../domain/pages/statistics.ts';

/** `2.400 m²` as its number and its unit; any other text stays whole. */
export function splitUnit(value: string): [number: string, unit: string | null] {
  const match = /^([%+\d.,]+)\s+(\p{L}\S*)$/u.exec(value);
  return match?.[1] && match[2] ? [match[1], match[2]] : [value, null];
}

type Props = {
  figures: readonly Statistic[];
  iconOf?: (name: string | null) => ReactNode;
  className?: string;
};

/** Numbers with what they count, over a hairline. */
export function Figures({ figures, iconOf, className = '' }: Props) {
  return (
    <dl className={`figures ${className}`}>
      {figures.map((figure) => {
        const [number, unit] = splitUnit(figure.value);
        return (
          <div key={`${figure.value} ${figure.label}`}>
            <dt>{figure.label}</dt>
            <dd>
              {iconOf?.(figure.icon)}
              {number}
              {unit && <small> {unit}</small>}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
