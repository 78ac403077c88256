import { describe, expect, it } from 'vitest';
import { passwordChangeError } from './account.ts';

const right = { currentPassword: 'eski-sifre', newPassword: 'yeni-sifre', repeatPassword: 'yeni-sifre' };

describe('passwordChangeError', () => {
  it('checks one rule after the other, in the order of the form', () => {
    const broken = { currentPassword: '', newPassword: '', repeatPassword: '' };
    const steps = [
      [{ currentPassword: 'kısa' }, 'Mevcut şifre gereklidir!'],
      [{ newPassword: 'kısa' }, 'Yeni şifre gereklidir!'],
      [{ repeatPassword: 'baska' }, 'Şifre tekrarı gereklidir!'],
      [{ repeatPassword: 'kısa' }, 'Yeni şifreler eşleşmiyor!'],
      [{ newPassword: 'kısadeğil', repeatPassword: 'kısadeğil' }, 'Şifre en az 6 karakter olmalıdır!'],
    ] as const;
    let change: typeof broken = broken;
    for (const [next, message] of steps) {
      expect(passwordChangeError(change)?.message).toBe(message);
      change = { ...change, ...next };
    }
    expect(passwordChangeError(change)).toBeNull();
    expect(passwordChangeError({ ...right, currentPassword: right.newPassword })).toEqual({
      field: 'newPassword',
      message: 'Yeni şifre mevcut şifre ile aynı olamaz!',
    });
  });

  it('takes a change without a repetition, as other clients send it', () => {
    expect(passwordChangeError({ currentPassword: 'eski-sifre', newPassword: 'yeni-sifre' })).toBeNull();
  });

  it('counts characters, not code units', () => {
    expect(passwordChangeError({ currentPassword: 'a', newPassword: '🦷🦷🦷🦷🦷' })?.message).toBe(
      'Şifre en az 6 karakter olmalıdır!',
    );
    expect(passwordChangeError({ currentPassword: 'a', newPassword: '🦷🦷🦷🦷🦷🦷' })).toBeNull();
  });
});
