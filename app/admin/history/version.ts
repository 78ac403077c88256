import {
  ArchiveRestore,
  ArrowUpDown,
  Eye,
  EyeOff,
  FileX,
  type LucideIcon,
  MailOpen,
  Pencil,
  Plus,
  Trash2,
} from 'lucide-react';
import type { KindName } from '../../../domain/things/row.ts';
import type { HistoryEntry } from '../../../server/records/versions.ts';
import { fieldLabel } from './labels.ts';

export type Version = HistoryEntry;
export type Tone = 'ok' | 'info' | 'warn' | 'danger' | 'plain';
/** What was done, for a reader: `pasife alındı`, `güncellendi: Fiyat, Stok`. */
export type Deed = { icon: LucideIcon; tone: Tone; text: string };

const NAMED_FIELDS = 3;
const PLAIN: Record<Exclude<Version['action'], 'update'>, Deed> = {
  create: { icon: Plus, tone: 'ok', text: 'eklendi' },
  delete: { icon: Trash2, tone: 'danger', text: 'silindi' },
  restore: { icon: ArchiveRestore, tone: 'info', text: 'çöp kutusundan geri getirildi' },
  purge: { icon: FileX, tone: 'danger', text: 'kalıcı olarak silindi' },
};

type Happened = {
  action: Version['action'];
  /** The fields that an update changed. */
  changed: readonly string[];
  /** Whether the row was active afterwards. */
  isActive: boolean | null;
};

/** What happened to a row, in words. */
export function deedOf(kind: KindName, { action, changed, isActive }: Happened): Deed {
  if (action !== 'update') return PLAIN[action];
  const only = changed.length === 1 ? changed[0] : null;
  if (only === 'isActive') {
    return isActive
      ? { icon: Eye, tone: 'ok', text: 'aktifleştirildi' }
      : { icon: EyeOff, tone: 'warn', text: 'pasife alındı' };
  }
  if (only === 'isRead') return { icon: MailOpen, tone: 'plain', text: 'okundu bilgisi değişti' };
  if (only === 'sortOrder') return { icon: ArrowUpDown, tone: 'plain', text: 'sırası değişti' };
  if (changed.length === 0) return { icon: Pencil, tone: 'plain', text: 'kaydedildi' };
  const named = [...new Set(changed.map((field) => fieldLabel(kind, field)))];
  const rest = named.length - NAMED_FIELDS;
  const fields = named.slice(0, NAMED_FIELDS).join(', ') + (rest > 0 ? ` ve ${rest} alan daha` : '');
  return { icon: Pencil, tone: 'plain', text: `güncellendi: ${fields}` };
}

export const TONE_CLASS: Record<Tone, string> = {
  ok: 'bg-ok-bg text-ok',
  info: 'bg-info-bg text-info',
  warn: 'bg-warn-bg text-warn',
  danger: 'bg-danger-bg text-danger',
  plain: 'bg-paper-2 text-ink',
};
