import { basename } from 'node:path';
import { dateFormat } from '../../domain/rules/on-demand.ts';
import type { GoodCopy } from './integrity.ts';

// SQLite's own result codes, of which the driver adds details in the higher bits.
const CODE = 0xff;
const [READONLY, IOERR, CORRUPT, FULL, CANTOPEN, NOTADB] = [8, 10, 11, 13, 14, 26];

const when = dateFormat('tr-TR', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Istanbul',
});

/** How a damaged file is replaced by the newest copy that is known to be whole. */
function cureOf(file: string, copy: GoodCopy | null): string {
  const aside = `${basename(file)} ile başlayan dosyaları başka bir yere taşıyın`;
  if (!copy)
    return `Sağlam olduğu bilinen bir yedek bulunamadı: ${aside}, sonra elinizdeki yedeği geri yükleyin (npm run restore -- --from yedek.tar) ya da DATA_DIR ile başka bir klasör seçin.`;
  const cure = copy.isArchive
    ? `yedeği geri yükleyin: npm run restore -- --from ${copy.path}`
    : `bu kopyayı ${file} adıyla yerine koyun ya da bir yedek geri yükleyin (npm run restore -- --from yedek.tar).`;
  return `Son sağlam yedek: ${copy.path} (${when(copy.at)}). Önce ${aside}, sonra ${cure}`;
}

function sentenceOf(code: number, file: string, copy: () => GoodCopy | null): string | undefined {
  switch (code) {
    case CORRUPT:
    case NOTADB:
      return `${file} bozuk ya da bir Vitrin veritabanı değil. ${cureOf(file, copy())}`;
    case READONLY:
    case CANTOPEN:
      return `${file} açılamıyor ya da yazılamıyor. Dosyanın ve DATA_DIR klasörünün izinlerini denetleyin.`;
    case FULL:
      return `${file} yazılamıyor: diskte yer kalmamış. DATA_DIR klasörünün diskinde yer açın.`;
    case IOERR:
      return `${file} okunamıyor ya da yazılamıyor: disk hata veriyor. DATA_DIR klasörünün diskini denetleyin.`;
    default:
      return undefined;
  }
}

function sqliteCode(error: unknown): number {
  return error instanceof Error && 'errcode' in error ? Number(error.errcode) & CODE : 0;
}

/** Whether an error says that the file itself is damaged. */
export function saysDamaged(error: unknown): boolean {
  return [CORRUPT, NOTADB].includes(sqliteCode(error));
}

/** Why the embedded database could not be opened, with its file and what to do; other errors as they are. */
export function sqliteFailure(cause: unknown, file: string, copy: () => GoodCopy | null): unknown {
  const sentence = sentenceOf(sqliteCode(cause), file, copy);
  return sentence ? new Error(sentence, { cause }) : cause;
}
