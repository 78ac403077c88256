import { formatCount, formatDate } from '../../../../domain/rules/format.ts';
import type { PersonOverview } from '../../../../domain/things/person.ts';

export const PLACE_WORDS: Readonly<Record<PersonOverview['messages'][number]['place'], string>> = {
  inbox: 'Gelen kutusunda',
  trash: 'Çöp kutusunda',
  history: 'Yalnız geçmişte',
};

/** `2 mesaj, 1 teklif listesi, çöp kutusunda 1 mesaj, 5 geçmiş kaydı` */
export function countsSentence({ inbox, trash, quotes, history, mails }: PersonOverview['counts']): string {
  return [
    inbox > 0 && `${formatCount(inbox)} mesaj`,
    quotes > 0 && `${formatCount(quotes)} teklif listesi`,
    trash > 0 && `çöp kutusunda ${formatCount(trash)} mesaj`,
    history > 0 && `${formatCount(history)} geçmiş kaydı`,
    mails > 0 && `gönderilmeyi bekleyen ${formatCount(mails)} e-posta`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** Until when copies hold what is erased, and that no restore brings it back. */
export function copiesSentence({ count, until }: PersonOverview['copies']): string {
  if (count === 0) return 'Bu verileri taşıyan yedek yok.';
  const held = until
    ? `Listedeki ${formatCount(count)} yedeğin sonuncusu ${formatDate(until)} tarihinde kendiliğinden silinir.`
    : `Listedeki ${formatCount(count)} yedek kendiliğinden silinmez; silinene kadar bu verileri taşır.`;
  return `${held} Bir yedeğe dönülürse kişi yeniden silinir.`;
}
