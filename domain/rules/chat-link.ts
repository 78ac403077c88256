/** Digits of a phone number in international form: `0532 555 01 42` and `+90 532…` both become `90532…`. */
export function chatDigits(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  if (digits.startsWith('00')) return digits.slice(2);
  if (digits.startsWith('0')) return `90${digits.slice(1)}`;
  return digits.length === 10 ? `90${digits}` : digits;
}

/** `https://wa.me/<digits>?text=<encoded text>`, or null when the number has no digits. */
export function chatLink(phone: string, text: string): string | null {
  const digits = chatDigits(phone);
  return digits ? `https://wa.me/${digits}?text=${encodeURIComponent(text.toWellFormed())}` : null;
}

/** The prefilled greeting of the contact buttons. */
export const CHAT_GREETING = 'Merhaba, ürünleriniz hakkında bilgi almak istiyorum.';

/** The prefilled text about one product. */
export function productChatText(product: string, brand?: string | null): string {
  return `Merhaba, ${brand ? `${brand} ` : ''}${product} ürünü hakkında bilgi almak istiyorum.`;
}

/** The same chat with another prefilled text. */
export function withChatText(link: string, text: string): string {
  return `${link.split('?')[0]}?text=${encodeURIComponent(text.toWellFormed())}`;
}
