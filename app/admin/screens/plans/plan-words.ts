import { formatCount, formatDate } from '../../../../domain/rules/format.ts';
import { localTime } from '../../../../domain/rules/istanbul.ts';
import type { DraftDetail, Plan } from '../../../../domain/things/draft.ts';
import { fieldLabel } from '../../history/labels.ts';
import { countWords } from '../../kinds/all-kinds.ts';
import type { Tone } from '../../ui/pill.tsx';

/** `23 Kasım 2026 08:00`, or that nobody has said when. */
export function whenOf({ at }: Pick<Plan, 'at'>): string {
  return at ? `${formatDate(at)} ${localTime(new Date(at)).time}` : 'Günü belli değil';
}

/** `4 ürün, 1 bölüm`. */
export function contentOf({ drafts, report, publishedAt }: Plan): string {
  const rows = publishedAt ? report : drafts;
  const counts: Record<string, number> = {};
  for (const { kind } of rows) counts[kind] = (counts[kind] ?? 0) + 1;
  return countWords(counts) || 'Boş';
}

/** Why a draft would not be published now; empty where it would be. */
export function faultOf({ kind, missing, overtaken }: DraftDetail): string {
  const [first] = missing;
  if (first) return `${fieldLabel(kind, first.field)}: ${first.message}`;
  if (overtaken.length === 0) return '';
  if (kind === 'sections') return 'Bu bölüm sitede de değiştirildi.';
  return `Sitede de değiştirildi: ${overtaken.map((field) => fieldLabel(kind, field)).join(', ')}.`;
}

/** The state of a plan in a word. */
export function stateOf({ publishedAt, at, drafts, report }: Plan): { tone: Tone; word: string } {
  const refused = report.filter(({ published }) => !published).length;
  if (publishedAt)
    return refused > 0
      ? { tone: 'warn', word: `${refused} yayınlanmadı` }
      : { tone: 'ok', word: 'Yayınlandı' };
  const faults = drafts.filter(faultOf).length;
  if (faults > 0) return { tone: 'warn', word: `${formatCount(faults)} eksik` };
  return at ? { tone: 'info', word: 'Hazır' } : { tone: 'off', word: 'Taslak' };
}
