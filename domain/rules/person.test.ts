import fc from 'fast-check';
import { expect, it } from 'vitest';
import { emailKey, isOfPerson, phoneKey } from './person.ts';

it.each(['0532 555 01 42', '+90 532 555 01 42', '532 5550142', '0090 (532) 555-01-42', '905325550142'])(
  'knows %s as one number',
  (text) => expect(phoneKey(text)).toBe('5325550142'),
);

it('keeps other countries and short numbers apart', () => {
  expect(phoneKey('+49 532 555 01 42')).toBe('+495325550142');
  expect(phoneKey('444 1 234')).toBe('4441234');
  expect(phoneKey('0532')).toBe('');
});

it('compares addresses without case, in Turkish letters too', () => {
  expect(emailKey(' ISIL@Klinik.example ')).toBe('isil@klinik.example');
  expect(emailKey('ıSİL@klinik.example')).toBe('isil@klinik.example');
  fc.assert(fc.property(fc.emailAddress(), (email) => emailKey(email.toUpperCase()) === emailKey(email)));
});

it('finds nobody by nothing', () => {
  fc.assert(
    fc.property(fc.emailAddress(), fc.string(), (email, phone) => {
      expect(isOfPerson({ email, phone }, { email: '', phone: '' })).toBe(false);
      expect(isOfPerson({ email, phone }, { phone: 'yok' })).toBe(false);
      expect(isOfPerson({ email, phone: '' }, { email: ` ${email} ` })).toBe(true);
    }),
  );
  expect(isOfPerson({ email: '', phone: '' }, {})).toBe(false);
});
