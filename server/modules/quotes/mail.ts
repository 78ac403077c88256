import { formatDate } from '../../../domain/rules/format.ts';
import { formatPrice } from '../../../domain/rules/money.ts';
import type { Quote } from '../../../domain/things/quote.ts';
import type { Mail } from '../../mail.ts';

function senderOf({ clinic, name }: Quote): string {
  return [clinic, name].filter(Boolean).join(', ') || 'Adını yazmayan bir ziyaretçi';
}

function contactOf({ phone, email }: Quote): string[] {
  return [...(phone ? [`Telefon: ${phone}`] : []), ...(email ? [`E-posta: ${email}`] : [])];
}

function replyTo({ email, name, clinic }: Quote) {
  return email ? { replyTo: { name: name || clinic, address: email } } : {};
}

/** The mail that tells the company of a new list. */
export function newQuoteMail(quote: Quote): Mail {
  const { code, items, note } = quote;
  const lines = items.map(
    ({ quantity, name, sku, note: own }) => `${quantity} adet ${name} (${sku})${own ? `: ${own}` : ''}`,
  );
  const text = [senderOf(quote), ...contactOf(quote), '', ...lines, ...(note ? ['', note] : [])];
  return {
    ...replyTo(quote),
    subject: `Teklif listesi ${code}: ${items.length} ürün`,
    text: [`Kod: ${code}`, ...text].join('\n'),
  };
}

/** The mail that tells the company that an offer was accepted. */
export function acceptedMail(quote: Quote): Mail {
  const { code, acceptedBy, acceptedNote, offer } = quote;
  const total = offer ? [`Toplam: ${formatPrice(offer.sums.total, offer.currency)}`] : [];
  const note = acceptedNote ? ['', acceptedNote] : [];
  return {
    ...replyTo(quote),
    subject: `Teklif kabul edildi: ${code}`,
    text: [`Kod: ${code}`, senderOf(quote), `Kabul eden: ${acceptedBy}`, ...total, ...note].join('\n'),
  };
}

/** Mails wait as JSON, and so do their files. */
function pdfOf(code: string, file: Buffer) {
  const content = file.toString('base64');
  return { filename: `${code}.pdf`, content, encoding: 'base64' as const, contentType: 'application/pdf' };
}

/** What goes along with an offer that is mailed. */
export type OfferLetter = { link: string; company: string; file: Buffer | null };

/** The mail that brings an offer to who asked for it, as a link and as a file. */
export function offerMail(quote: Quote, { link, company, file }: OfferLetter): Mail {
  const { code, email, name, clinic, offer } = quote;
  const until = offer ? [`Teklifimiz ${formatDate(offer.validUntil)} tarihine kadar geçerlidir.`] : [];
  const total = offer ? [`Toplam: ${formatPrice(offer.sums.total, offer.currency)} (KDV dahil)`] : [];
  return {
    to: { name: name || clinic, address: email },
    subject: `${company}: ${code} kodlu teklifiniz`,
    ...(file && { attachments: [pdfOf(code, file)] }),
    text: [
      ...[`Merhaba${name ? ` ${name}` : ''},`, '', `${code} kodlu listeniz için teklifimiz hazır:`, link, ''],
      ...[...total, ...until, '', 'Bağlantıdan kabul edebilir ya da bu e-postayı yanıtlayabilirsiniz.', ''],
      company,
    ].join('\n'),
  };
}
