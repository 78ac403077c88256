import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adviseOnPassword, isCommonPassword, STRENGTHS } from './password-strength.ts';

const rank = (password: string) => STRENGTHS.indexOf(adviseOnPassword(password).strength);

describe('adviseOnPassword', () => {
  it.each([
    '123456',
    'password',
    'Şifre123',
    'ŞİFREM',
    'qwerty',
    'Galatasaray1905',
    'fenerbahçe',
    'admin123',
    'abcdefgh',
    'aaaaaaaa',
    '98765432',
  ])('names %s as one that is tried first', (password) => {
    expect(isCommonPassword(password)).toBe(true);
    expect(adviseOnPassword(password)).toMatchObject({
      strength: 'weak',
      advice: expect.stringContaining('ilk denenen'),
    });
  });

  it('calls short and personal ones weak, and long ones strong', () => {
    expect(adviseOnPassword('k7!pq2').strength).toBe('weak');
    expect(adviseOnPassword('elif.tan42', ['elif.tan@klinik.example']).strength).toBe('weak');
    expect(adviseOnPassword('dolunay-beyaz-frez-42').strength).toBe('strong');
  });

  it('never calls a longer one weaker than its beginning, unless that makes it a known one', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1, maxLength: 30 }),
        fc.string({ minLength: 1, maxLength: 8 }),
        (a, b) => {
          fc.pre(!isCommonPassword(a + b));
          expect(rank(a + b)).toBeGreaterThanOrEqual(rank(a));
        },
      ),
    );
  });
});
