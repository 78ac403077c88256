import { KeyRound, LogOut, UserRound, UserRoundPlus } from 'lucide-react';
import { formatCount } from '../../../domain/format.ts';
import { COMPANY_GROUP, SETTING_GROUPS } from '../../../domain/section/seo.ts';
import type { Activity } from '../../../server/modules/activities/service.ts';
import { type Deed, deedOf } from '../history/version.ts';
import { KIND_WORDS, type Kind, LISTED_KINDS, openPath } from '../shared/kinds.ts';
import { sectionPath, seoPath } from '../site/site-api.ts';
import type { Removable } from './remove-dialog.tsx';

export type { Activity };

const ACCOUNT_DEEDS: Record<string, Deed> = {
  create: { icon: UserRoundPlus, tone: 'ok', text: 'açıldı' },
  password: { icon: KeyRound, tone: 'warn', text: 'şifresi değişti' },
  sessions: { icon: LogOut, tone: 'warn', text: 'oturumu kapatıldı' },
};

/** The kind of row that a line tells of; null for accounts, which are no rows that staff edit. */
export function kindOf({ entity }: Activity): Kind | null {
  return entity in KIND_WORDS ? (entity as Kind) : null;
}

/** What was done, with its sign. */
export function activityDeed(activity: Activity): Deed {
  const kind = kindOf(activity);
  const { action, changed, isActive } = activity;
  if (kind) return deedOf(kind, { action, changed, isActive });
  return (
    ACCOUNT_DEEDS[action === 'create' ? 'create' : (changed[0] ?? '')] ?? {
      icon: UserRound,
      tone: 'plain',
      text: 'değişti',
    }
  );
}

/** What the line is called: the row, or how many there were. A section stays named. */
export function activityTitle(activity: Activity): string {
  const { name, count, place } = activity;
  const kind = kindOf(activity);
  return count === 1 || place !== null || !kind ? name : `${formatCount(count)} ${KIND_WORDS[kind].noun}`;
}

/** What the line tells: `Ürün güncellendi: Fiyat`, `Davye ve 11 ürün daha silindi`. */
export function activityText(activity: Activity): string {
  const { count, name, place } = activity;
  const { text } = activityDeed(activity);
  const kind = kindOf(activity);
  if (!kind) return `Hesap ${text}`;
  const { title, noun } = KIND_WORDS[kind];
  if (count === 1) return `${title} ${text}`;
  if (place !== null)
    return `${formatCount(count)} ${kind === 'sectionItems' ? noun : 'bölüm ve öğe'} ${text}`;
  return `${name} ve ${formatCount(count - 1)} ${noun} daha ${text}`;
}

/** Where a setting is edited: those of the head in the SEO editor, the company's own under `Ayarlar`. */
function settingsPath(changed: readonly string[]): string | null {
  const group = SETTING_GROUPS.find(
    ({ key, fields }) =>
      key !== COMPANY_GROUP && fields.some((field) => changed.includes(`values.${field.key}`)),
  );
  return group ? seoPath(group.key) : openPath('settings', '');
}

/** Where the row opens; null for several, and for one that is gone. */
export function activityPath(activity: Activity): string | null {
  const { place, exists, count, entityId } = activity;
  if (!exists) return null;
  if (place !== null) return sectionPath(place);
  const kind = kindOf(activity);
  if (kind === 'settings') return settingsPath(activity.changed);
  return kind && count === 1 ? openPath(kind, entityId) : null;
}

/** The row to delete from the list; null for what its own screen deletes. */
export function removableOf(activity: Activity): Removable | null {
  const { exists, count, entity, entityId, name } = activity;
  const kind = LISTED_KINDS.find((listed) => listed === entity);
  return kind && exists && count === 1 ? { kind, id: entityId, name } : null;
}

/** The row whose versions can be looked at; a section's are in its editor. */
export function rememberedOf(activity: Activity): { entity: Kind; id: string; name: string } | null {
  const { count, type, entityId, name } = activity;
  const kind = kindOf(activity);
  return kind && type !== 'site' && count === 1 ? { entity: kind, id: entityId, name } : null;
}
