/** Why the brands of this site can be relied on: the same on every site of ours. */
export const TRUST: ReadonlyArray<{ title: string; text: string }> = [
  {
    title: '%100 orijinal',
    text: 'Her kutu üreticiden doğrudan gelir; lot ve seri numarası irsaliyede yazar.',
  },
  { title: '15+ yıl', text: 'Klinik ve laboratuvarlara ürün, kurulum ve servis.' },
  {
    title: 'Yetkili temsilci',
    text: 'Garanti, yedek parça ve teknik servis üreticinin sözleşmesiyle bizde.',
  },
];
