import { formatCount, formatFileSize } from '../../../../domain/rules/format.ts';
import { capitalized, fold, lower } from '../../../../domain/rules/turkish.ts';
import { FOLDER_NAMES, type LibraryFile, type MediaUse } from '../../../../domain/things/media-file.ts';
import { KINDS } from '../../kinds/all-kinds.ts';
import type { Filter } from '../../list/filters.tsx';
import type { SavedView } from '../../list/stored-views.ts';

export const FILTER_NAMES = ['kind', 'folder', 'usage', 'unusedDays'] as const;
export const DEFAULT_SORT = '-createdAt';

export const sorts = [
  { value: '-createdAt', label: 'Önce yeni eklenen' },
  { value: 'createdAt', label: 'Önce eski eklenen' },
  { value: 'name', label: 'Ada göre' },
  { value: '-size', label: 'Önce büyük' },
  { value: 'size', label: 'Önce küçük' },
] as const;

export const filters: readonly Filter[] = [
  {
    name: 'kind',
    label: 'Tür',
    options: [
      { value: 'image', label: 'Görsel' },
      { value: 'document', label: 'Belge' },
    ],
  },
  {
    name: 'folder',
    label: 'Klasör',
    options: Object.entries(FOLDER_NAMES).map(([value, label]) => ({ value, label })),
  },
  {
    name: 'usage',
    label: 'Kullanım',
    options: [
      { value: 'used', label: 'Kullanılan' },
      { value: 'unused', label: 'Kullanılmayan' },
    ],
  },
  { name: 'unusedDays', label: 'Kullanılmadığı süre', options: [{ value: '30', label: '30 gün ve üstü' }] },
];

export const builtInViews: readonly SavedView[] = [
  { name: 'Görseller', filters: { kind: 'image' } },
  { name: 'Belgeler', filters: { kind: 'document' } },
  { name: 'Kullanılmayanlar', filters: { usage: 'unused' } },
  { name: '30 gündür kullanılmayanlar', filters: { unusedDays: '30' } },
];

/**
 * A file's name as people read it: `goruntuleme-istasyonu.webp` is `Görüntüleme istasyonu` where its alternative text
 * writes the words so. A name that was written with spaces stays as it is.
 */
export function readableName({ name, alt }: Pick<LibraryFile, 'name' | 'alt'>): string {
  const bare = name.replace(/\.[a-z0-9]{2,5}$/i, '');
  const words = bare.split(/[-_\s]+/).filter(Boolean);
  if (words.length === 0) return name;
  if (/\s/.test(bare)) return name;
  const known = (alt ?? '').split(/[^\p{L}\p{N}]+/u);
  const read = words.map((word) => {
    const meant = known.find((one) => fold(one) === fold(word));
    return meant && /^\p{Lu}[^\p{Lu}]*$/u.test(meant) ? lower(meant) : (meant ?? word);
  });
  return capitalized(read.join(' '));
}

/** `1600 × 1200 · 35 KB` or `12 sayfa · 2,4 MB`. */
export function factsOf(file: LibraryFile): string {
  const size = formatFileSize(file.size);
  if (file.width && file.height) return `${file.width} × ${file.height} · ${size}`;
  return file.pages ? `${formatCount(file.pages)} sayfa · ${size}` : size;
}

export function usageOf(file: LibraryFile): string {
  return file.useCount > 0 ? `${formatCount(file.useCount)} yerde kullanılıyor` : 'Kullanılmıyor';
}

/** What a place is called in which a file is used. */
export function placeOf({ entity, field }: MediaUse): string {
  return KINDS[entity].files?.[field] ?? 'Sayfa';
}
