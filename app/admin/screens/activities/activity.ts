import { KeyRound, Link2, LogOut, UserRound, UserRoundCog, UserRoundPlus, UserRoundX } from 'lucide-react';
import { formatCount } from '../../../../domain/rules/format.ts';
import { COMPANY_GROUP, SETTING_GROUPS } from '../../../../domain/site/seo.ts';
import type { KindName } from '../../../../domain/things/row.ts';
import type { Activity } from '../../../../server/modules/activities/service.ts';
import { type Deed, deedOf } from '../../history/version.ts';
import { findKind, LISTED_KINDS, openPath } from '../../kinds/all-kinds.ts';
import { sectionPath, seoPath } from '../../lib/site-paths.ts';
import type { Removable } from './remove-dialog.tsx';

export type { Activity };

const ACCOUNT_DEEDS: Record<string, Deed> = {
  create: { icon: UserRoundPlus, tone: 'ok', text: 'açıldı' },
  password: { icon: KeyRound, tone: 'warn', text: 'şifresi değişti' },
  delete: { icon: UserRoundX, tone: 'danger', text: 'silindi' },
  role: { icon: UserRoundCog, tone: 'warn', text: 'yetkisi değişti' },
  closed: { icon: UserRoundX, tone: 'warn', text: 'kapatıldı' },
  opened: { icon: UserRoundPlus, tone: 'ok', text: 'yeniden açıldı' },
  link: { icon: Link2, tone: 'warn', text: 'için şifre bağlantısı hazırlandı' },
  secondStep: { icon: KeyRound, tone: 'warn', text: 'ikinci adımı değişti' },
  recoveryCodes: { icon: KeyRound, tone: 'warn', text: 'kurtarma kodları yenilendi' },
  passkeys: { icon: KeyRound, tone: 'warn', text: 'geçiş anahtarları değişti' },
  stepRequired: { icon: KeyRound, tone: 'warn', text: 'iki adım zorunluluğu değişti' },
  sessions: { icon: LogOut, tone: 'warn', text: 'oturumu kapatıldı' },
};

/** What was done, with its sign. */
export function activityDeed(activity: Activity): Deed {
  const kind = findKind(activity.entity);
  const { action, changed, isActive } = activity;
  if (kind) return deedOf(kind.name, { action, changed, isActive });
  return (
    ACCOUNT_DEEDS[action === 'update' ? (changed[0] ?? '') : action] ?? {
      icon: UserRound,
      tone: 'plain',
      text: 'değişti',
    }
  );
}

/** What the line is called: the row, or how many there were. A section stays named. */
export function activityTitle(activity: Activity): string {
  const { name, count, place } = activity;
  const kind = findKind(activity.entity);
  return count === 1 || place !== null || !kind ? name : `${formatCount(count)} ${kind.noun}`;
}

/** What the line tells: `Ürün güncellendi: Fiyat`, `Davye ve 11 ürün daha silindi`. */
export function activityText(activity: Activity): string {
  const { count, name, place } = activity;
  const { text } = activityDeed(activity);
  const kind = findKind(activity.entity);
  if (!kind) return `Hesap ${text}`;
  const { title, noun } = kind;
  if (count === 1) return `${title} ${text}`;
  if (place !== null)
    return `${formatCount(count)} ${kind.name === 'sectionItems' ? noun : 'bölüm ve öğe'} ${text}`;
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
  const kind = findKind(activity.entity);
  if (kind?.name === 'settings') return settingsPath(activity.changed);
  return kind && count === 1 ? openPath(kind.name, entityId) : null;
}

/** The row to delete from the list; null for what its own screen deletes. */
export function removableOf(activity: Activity): Removable | null {
  const { exists, count, entity, entityId, name } = activity;
  const kind = LISTED_KINDS.find((listed) => listed.name === entity);
  return kind && exists && count === 1 ? { kind, id: entityId, name } : null;
}

/** The row whose versions can be looked at; a section's are in its editor. */
export function rememberedOf(activity: Activity): { entity: KindName; id: string; name: string } | null {
  const { count, type, entityId, name } = activity;
  const kind = findKind(activity.entity);
  return kind && type !== 'site' && count === 1 ? { entity: kind.name, id: entityId, name } : null;
}

/** Whether a line of many rows can be taken back as a whole; of one row its versions are looked at. */
export function isUndoable({ count, action, entity }: Activity): boolean {
  if (count < 2) return false;
  // What was added goes to the trash, where only these go.
  if (action === 'create') return LISTED_KINDS.some(({ name }) => name === entity);
  return action === 'update' || action === 'delete';
}
