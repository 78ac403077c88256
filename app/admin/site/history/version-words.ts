import type { ItemKind } from '../../../../domain/section/kind.ts';
import type { SectionVersion as ServerVersion } from '../../../../server/modules/sections/versions.ts';
import { changesBetween } from '../../history/changes.ts';
import { deedOf } from '../../history/version.ts';

export type SectionVersion = ServerVersion;
type Entry = SectionVersion['entries'][number];

/** What happened to the section or to one of its items: `İstatistik güncellendi: Değer`. */
export function deedOfEntry(kind: ItemKind | null, entry: Entry): string {
  const changed = changesBetween(entry.before, entry.after).map((change) => change.field);
  const isActive = typeof entry.after?.isActive === 'boolean' ? entry.after.isActive : null;
  const deed = deedOf(entry.entity, { action: entry.action, changed, isActive });
  return `${kind?.one ?? (entry.entity === 'sections' ? 'Bölüm' : 'Öğe')} ${deed.text}`;
}

const WORDS: Record<Entry['action'], string> = {
  create: 'eklendi',
  update: 'değişti',
  delete: 'silindi',
  restore: 'geri geldi',
  purge: 'kalıcı silindi',
};

/** One write in a few words: `Bölüm değişti, 2 öğe eklendi`. */
export function versionWords({ entries }: SectionVersion): string {
  const parts = entries.some((entry) => entry.entity === 'sections')
    ? [`Bölüm ${WORDS[entries.find((entry) => entry.entity === 'sections')?.action ?? 'update']}`]
    : [];
  for (const action of Object.keys(WORDS) as Entry['action'][]) {
    const count = entries.filter(
      (entry) => entry.entity === 'sectionItems' && entry.action === action,
    ).length;
    if (count > 0) parts.push(`${count} öğe ${WORDS[action]}`);
  }
  return parts.join(', ');
}
