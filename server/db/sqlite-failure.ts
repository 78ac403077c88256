// SQLite's own result codes, of which the driver adds details in the higher bits.
const CODE = 0xff;
const [READONLY, IOERR, CORRUPT, FULL, CANTOPEN, NOTADB] = [8, 10, 11, 13, 14, 26];

function sentenceOf(code: number, file: string): string | undefined {
  switch (code) {
    case CORRUPT:
    case NOTADB:
      return `${file} bozuk ya da bir Vitrin veritabanı değil. Dosyayı başka bir yere taşıyın, sonra yedeğinizi geri yükleyin (npm run restore -- --from yedek.tar) ya da DATA_DIR ile başka bir klasör seçin.`;
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

/** Why the embedded database could not be opened, with its file and what to do; other errors as they are. */
export function sqliteFailure(cause: unknown, file: string): unknown {
  const code = cause instanceof Error && 'errcode' in cause ? Number(cause.errcode) & CODE : 0;
  const sentence = sentenceOf(code, file);
  return sentence ? new Error(sentence, { cause }) : cause;
}
