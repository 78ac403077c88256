import type { ItemKind } from '../../../../../domain/site/section-kind.ts';
import { itemKind } from '../../../../../domain/site/section-kinds.ts';
import { changesBetween } from '../../../../../domain/things/changes.ts';
import type { SectionVersion as ServerVersion } from '../../../../../server/modules/sections/versions.ts';
import { type Deed, deedOf } from '../../../history/version.ts';
import type { SectionState } from '../model/section-state.ts';

export type SectionVersion = ServerVersion;
type Entry = SectionVersion['entries'][number];

function kindOfEntry({ kind }: SectionState, entry: Entry): ItemKind | null {
  const name = entry.after?.name ?? entry.before?.name;
  return entry.entity === 'sectionItems' ? itemKind(kind, String(name)) : null;
}

/** Whether the name of an item is a text of the page; that of the others only says what kind they are. */
export function isNamed(state: SectionState, entry: Entry): boolean {
  return kindOfEntry(state, entry)?.name === null;
}

/** The section, or what one of its items is called. */
function nounOf(state: SectionState, entry: Entry): string {
  return entry.entity === 'sections' ? 'Bölüm' : (kindOfEntry(state, entry)?.one ?? 'Öğe');
}

/** What was done to some rows alike, with the fields that changed in any of them. */
function deedOfEntries(entries: readonly Entry[]): Deed | null {
  const [first] = entries;
  if (!first) return null;
  const changed = new Set(
    entries.flatMap(({ before, after }) => changesBetween(before, after).map((change) => change.field)),
  );
  const isActive = typeof first.after?.isActive === 'boolean' ? first.after.isActive : null;
  return deedOf(first.entity, { action: first.action, changed: [...changed], isActive });
}

/** What happened to the section or to one of its items: `İstatistik güncellendi: Değer`. */
export function entryText(state: SectionState, entry: Entry): string {
  return `${nounOf(state, entry)} ${deedOfEntries([entry])?.text}`;
}

/** One write in a few words: `Bölüm güncellendi: Başlık; 2 istatistik eklendi`. */
export function versionDeed(state: SectionState, { entries }: SectionVersion): Deed {
  const groups = Object.values(
    Object.groupBy(entries, (entry) => `${entry.entity} ${entry.action} ${nounOf(state, entry)}`),
  ).flatMap((group) => (group ? [group] : []));
  const deeds = groups.flatMap((group) => {
    const [first] = group;
    const deed = deedOfEntries(group);
    if (!first || !deed) return [];
    const noun = nounOf(state, first);
    const what = group.length === 1 ? noun : `${group.length} ${noun.toLocaleLowerCase('tr')}`;
    return [{ ...deed, text: `${what} ${deed.text}`, isSection: first.entity === 'sections' }];
  });
  const ordered = deeds.sort((a, b) => Number(b.isSection) - Number(a.isSection));
  const [lead] = ordered;
  if (!lead) return deedOf('sections', { action: 'update', changed: [], isActive: null });
  return { icon: lead.icon, tone: lead.tone, text: ordered.map((deed) => deed.text).join('; ') };
}
