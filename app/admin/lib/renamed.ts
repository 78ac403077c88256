import { formatCount } from '../../../domain/rules/format.ts';
import type { Renamed } from '../../../server/records/trash.ts';

const WORDS = { slug: 'adresi', sku: 'kodu' } as const;

/** Says what came back could not keep; undefined when all of it could. */
export function renamedText(renamed: readonly Renamed[]): string | undefined {
  const [first] = renamed;
  if (!first) return undefined;
  const rows = new Set(renamed.map(({ id }) => id)).size;
  if (rows > 1)
    return `${formatCount(rows)} kaydın adresi ya da kodu değişti; eskisini artık başka bir kayıt kullanıyor.`;
  return renamed
    .map(
      ({ field, to }) =>
        `Eski ${WORDS[field]} başka bir kayıtta kullanıldığı için yeni ${WORDS[field]} "${to}".`,
    )
    .join(' ');
}
