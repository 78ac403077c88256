import { formatDecimal } from '../rules/format.ts';
import { labelKey, type Measure, readMeasure } from '../rules/specification.ts';
import { fold } from '../rules/turkish.ts';
import { inUnit } from '../rules/unit.ts';
import type { ProductRow } from './rows.ts';

/**
 * A product's decisive measure in place of a picture that stands in the grid already: `h` is drawn across, `v` upwards,
 * `a` as an angle. `style` is what the drawing needs: how far the measure reaches of the longest among its neighbours,
 * from where on it varies, and how many parts the ruler has.
 */
export type Plate = {
  kind: 'h' | 'v' | 'a';
  label: string;
  number: string;
  unit: string;
  style: Readonly<Record<`--${string}`, string | number>>;
};

type Specified = Pick<ProductRow, 'id' | 'imageUrl' | 'specifications'>;
type Line = { key: string; label: string; text: string; measure: Measure };

const UPWARDS = /boy|uzunluk|yukseklik|derinlik|hacim|kapasite|miktar|agirlik/;
const MAX_DIGITS = 5;

function linesOf({ specifications }: Specified): Line[] {
  return specifications.flatMap((line) => {
    const measure = readMeasure(line);
    // A count is no measure: it has no length to be drawn.
    return measure &&
      measure.unit !== '' &&
      measure.max > 0 &&
      formatDecimal(measure.max).length <= MAX_DIGITS
      ? [{ key: labelKey(line.label), label: line.label, text: `${line.value} ${line.unit}`, measure }]
      : [];
  });
}

/** How far a measure is from the nearest of others: twice as long is as far as half as long. */
function distance({ measure }: Line, others: readonly Line[]): number {
  const apart = others.flatMap((other) => {
    const end = inUnit(other.measure.max, other.measure.unit, measure.unit);
    return end === null ? [] : [Math.abs(Math.log(measure.max / end))];
  });
  return apart.length > 0 ? Math.min(...apart) : 0;
}

/** The measure that most of those with the same picture do not share; of equal ones the most unlike theirs, then the first. */
function decisive(own: readonly Line[], others: ReadonlyArray<readonly Line[]>): Line | null {
  let best: { line: Line; apart: number; far: number } | null = null;
  for (const line of own) {
    const same = others.flatMap((lines) => lines.find(({ key }) => key === line.key) ?? []);
    const different = same.filter(({ text }) => text !== line.text).length;
    // Who has the label with another value is told apart by it; who has not, half as well.
    const apart = different + (others.length - same.length) / 2;
    const far = distance(line, same);
    if (apart > (best?.apart ?? 0) || (best && apart === best.apart && far > best.far))
      best = { line, apart, far };
  }
  return best?.line ?? null;
}

function kindOf({ label, measure }: Line): Plate['kind'] {
  if (measure.unit === '°') return 'a';
  return UPWARDS.test(fold(label)) ? 'v' : 'h';
}

/** A round length of a part of the ruler, so that there are six to sixteen of them. */
function partsOf(longest: number): number {
  const power = 10 ** Math.floor(Math.log10(longest));
  const step = [0.1, 0.2, 0.25, 0.5, 1, 2].find((size) => longest / (size * power) <= 16) ?? 2;
  return Number((longest / (step * power)).toFixed(3));
}

function plateOf(line: Line, neighbours: ReadonlyArray<readonly Line[]>): Plate {
  const { measure, label } = line;
  const kind = kindOf(line);
  const ends = neighbours.flat().flatMap((one) => {
    const end = one.key === line.key ? inUnit(one.measure.max, one.measure.unit, measure.unit) : null;
    return end === null ? [] : [end];
  });
  const longest = Math.max(measure.max, ...ends);
  const share = (value: number) => Number((value / longest).toFixed(4));
  const varies = measure.min < measure.max;
  return {
    kind,
    label: varies ? `${label}, en çok` : label,
    number: formatDecimal(measure.max),
    unit: measure.unit,
    style:
      kind === 'a'
        ? { '--turn': `${Math.min(measure.max, 90)}deg` }
        : {
            '--v': share(measure.max),
            '--lo': varies ? Math.max(0, share(measure.min)) : 1,
            '--n': partsOf(longest),
          },
  };
}

/** The plates of a grid by product: for every use of a picture but its first, where a measure sets the product apart. */
export function platesOf(products: readonly Specified[]): Map<string, Plate> {
  const plates = new Map<string, Plate>();
  const alike = Map.groupBy(products, ({ imageUrl }) => imageUrl);
  if (alike.size === products.length) return plates;
  const lines = new Map(products.map((product) => [product.id, linesOf(product)]));
  const of = ({ id }: Specified) => lines.get(id) ?? [];
  for (const [picture, own] of alike) {
    if (picture === null || own.length < 2) continue;
    for (const product of own.slice(1)) {
      const line = decisive(of(product), own.filter((one) => one !== product).map(of));
      if (line) plates.set(product.id, plateOf(line, own.map(of)));
    }
  }
  return plates;
}
