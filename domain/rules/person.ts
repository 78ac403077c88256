import { shapePhone } from './phone.ts';

/** The ways in which a person is known to the site. */
export type PersonWish = { email?: string | undefined; phone?: string | undefined };

/** An e-mail address as all of its spellings are compared: `AYŞE` and `Iletisim@` typed on a Turkish keyboard too. */
export function emailKey(text: string): string {
  return text.normalize('NFKC').trim().replace(/[İı]/g, 'i').toLowerCase();
}

/**
 * A phone number as all of its spellings are compared: `0532 555 01 42`, `+90 532…` and `532…` are one. Empty for what
 * is no number.
 */
export function phoneKey(text: string): string {
  const shaped = shapePhone(text);
  if (shaped === null) return '';
  const digits = shaped.replace(/[^\d+]/g, '');
  return digits.replace(/^\+90/, '').replace(/^0/, '');
}

/** What a row is compared with: the address and the number that were asked for, as far as they were. */
export function isOfPerson(row: { email: string; phone: string }, wish: PersonWish): boolean {
  const [email, phone] = [emailKey(wish.email ?? ''), phoneKey(wish.phone ?? '')];
  return (email !== '' && emailKey(row.email) === email) || (phone !== '' && phoneKey(row.phone) === phone);
}
