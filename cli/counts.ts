import { formatCount } from '../domain/rules/format.ts';
import type { Counts } from '../server/copies/open-archive.ts';

const WORDS: Readonly<Record<string, string>> = {
  brands: 'marka',
  categories: 'kategori',
  products: 'ürün',
  catalogs: 'katalog',
  messages: 'mesaj',
  accounts: 'hesap',
  history: 'geçmiş kaydı',
  files: 'dosya',
};

/** `10 marka, 52 kategori, …, 318 dosya`. */
export function countsLine(counts: Counts): string {
  return Object.entries(WORDS)
    .map(([name, word]) => `${formatCount(counts[name] ?? 0)} ${word}`)
    .join(', ');
}
