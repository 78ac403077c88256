import { formatCount } from '../rules/format.ts';
import { FIXED_STATISTICS } from '../site/section-defaults.ts';
import { type ItemContent, itemsNamed, type SectionContent } from './content.ts';

export type Statistic = { value: string; label: string; icon: string | null };
/** How many statistics a page shows at most. */
export const STATISTICS_MAX = 4;

function statistic(item: ItemContent): Statistic[] {
  const value = item.text('value');
  const label = item.text('label');
  return value && label ? [{ value, label, icon: item.text('icon') }] : [];
}

/** A section's statistics, else the counts of the data and the fixed figures. */
export function statisticsOf(
  section: SectionContent,
  counts: { brands: number; products: number },
  items: ItemContent[] = itemsNamed(section, 'statistic'),
): Statistic[] {
  if (section.items.length > 0) return items.flatMap(statistic).slice(0, STATISTICS_MAX);
  return [
    { value: formatCount(counts.brands), label: 'temsil edilen marka', icon: null },
    { value: formatCount(counts.products), label: 'ürün', icon: null },
    ...FIXED_STATISTICS.map((fact) => ({ ...fact, icon: null })),
  ];
}
