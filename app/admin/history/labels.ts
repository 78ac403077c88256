import { SECTION_KINDS } from '../../../domain/site/section-kinds.ts';
import { SETTING_GROUPS } from '../../../domain/site/seo.ts';
import type { KindName } from '../../../domain/things/row.ts';
import { KINDS } from '../kinds/all-kinds.ts';

const COMMON: Record<string, string> = {
  name: 'Ad',
  title: 'Başlık',
  subtitle: 'Alt başlık',
  slug: 'Adresteki adı',
  description: 'Açıklama',
  imageUrl: 'Görsel',
  isFeatured: 'Öne çıkan',
  isDistributor: 'Distribütör',
  sortOrder: 'Sıra',
};

/** The last part of a path: `data.url` is a `url`. */
function innermost(path: string): string {
  return path.split('.').at(-1) ?? path;
}

/** The fields inside the settings, a section's content and an item's data, as their editors call them. */
const INSIDE = new Map<string, string>(
  [
    ...SECTION_KINDS.flatMap((kind) => [...kind.items.flatMap((item) => item.fields), ...kind.fields]),
    ...SETTING_GROUPS.flatMap((group) => group.fields),
  ].map((field) => [innermost(field.key), field.label]),
);

function labelIn(labels: Readonly<Record<string, string>> | undefined, field: string): string | undefined {
  return labels && Object.hasOwn(labels, field) ? labels[field] : undefined;
}

/** The name on the screen of a column, also of one inside `content`, `data` or `values`: `content.badge`. */
export function fieldLabel(kind: KindName, field: string): string {
  // The switch of a form says `Aktif`; of what was, that would be an answer.
  const inner = innermost(field);
  if (inner === 'isActive') return 'Durum';
  const { fields, pastFields } = KINDS[kind];
  return (
    labelIn(pastFields, field) ??
    labelIn(fields, field) ??
    labelIn(COMMON, inner) ??
    INSIDE.get(inner) ??
    inner
  );
}
