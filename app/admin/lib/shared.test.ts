import fc from 'fast-check';
import { expect, test } from 'vitest';
import { catalogProblem, imageProblem } from '../files/limits.ts';
import { changedPart, same } from '../form/record-spec.ts';
import { moved } from '../list/moved.ts';
import { loginMessage } from '../shell/login/sign-in.ts';
import { foldedMatch } from './folded-match.ts';
import { ApiError, networkError } from './http.ts';

test('moving keeps every item and tells the part that changed', () => {
  expect(moved(['a', 'b', 'c', 'd'], 3, 1)).toEqual({
    ordered: ['a', 'd', 'b', 'c'],
    changed: ['d', 'b', 'c'],
  });
  expect(moved(['a', 'b', 'c'], 0, 2)).toEqual({ ordered: ['b', 'c', 'a'], changed: ['b', 'c', 'a'] });
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer(), { minLength: 1 }), fc.nat(), fc.nat(), (items, a, b) => {
      const [from, to] = [a % items.length, b % items.length];
      const { ordered, changed } = moved(items, from, to);
      expect([...ordered].sort()).toEqual([...items].sort());
      expect(ordered[to]).toBe(items[from]);
      expect(changed).toHaveLength(Math.abs(from - to) + 1);
    }),
  );
});

test('only what differs is sent', () => {
  expect(changedPart({ a: 1, b: ['x'], c: null }, { a: 1, b: ['x', 'y'], c: null })).toEqual({
    b: ['x', 'y'],
  });
  expect(same(undefined, null)).toBe(true);
  expect(same('', null)).toBe(false);
});

test('choices are found by Turkish folding, word by word', () => {
  expect(foldedMatch({ label: 'İmplantoloji', detail: 'Corvus' }, 'IMPLANT corvus')).toBe(true);
  expect(foldedMatch({ label: 'Ünit ve koltuk' }, 'unit')).toBe(true);
  expect(foldedMatch({ label: 'Frez' }, 'frez set')).toBe(false);
});

function file(name: string, type: string, size: number): File {
  const made = new File([''], name, { type });
  Object.defineProperty(made, 'size', { value: size });
  return made;
}

test('files are checked before they are sent', () => {
  const mb = 1024 * 1024;
  expect(imageProblem(file('a.png', 'image/png', 5 * mb))).toBeNull();
  expect(imageProblem(file('a.png', 'image/png', 5 * mb + 1))).toBe("Dosya boyutu 5MB'dan büyük olamaz!");
  expect(imageProblem(file('a.pdf', 'application/pdf', 1))).toBe('Lütfen sadece resim dosyası seçin!');
  expect(catalogProblem(file('a.PDF', 'application/pdf', 50 * mb))).toBeNull();
  expect(catalogProblem(file('a.docx', '', 50 * mb + 1))).toBe("Dosya boyutu 50MB'dan büyük olamaz!");
  expect(catalogProblem(file('a.exe', '', 1))).not.toBeNull();
});

test('a failed sign-in has one sentence for every status', () => {
  const refused = (status: number, message = '') =>
    new ApiError(status, message, message ? { said: message } : {});
  expect(loginMessage(refused(401, 'x'))).toBe('E-posta veya şifre hatalı');
  expect(loginMessage(refused(400))).toBe('Geçersiz veri');
  expect(loginMessage(refused(400, 'Adres eksik.'))).toBe('Adres eksik.');
  expect(loginMessage(refused(500, 'x'))).toBe('Sunucu hatası. Lütfen daha sonra tekrar deneyin.');
  expect(loginMessage(refused(503))).toBe('Giriş başarısız');
  expect(loginMessage(networkError())).toBe('Sunucuya bağlanılamadı. Backend çalışıyor mu kontrol edin.');
});
