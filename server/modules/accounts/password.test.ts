import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { hashPassword, verifyPassword } from './password.ts';

it('a password is verified by its hash alone, composed letters or not', async () => {
  const stored = await hashPassword('şifre-1');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await verifyPassword('şifre-1', stored)).toBe(true);
  expect(await verifyPassword('şifre-1'.normalize('NFD'), stored)).toBe(true);
  expect(await verifyPassword('şifre-2', stored)).toBe(false);
  expect(await verifyPassword('şifre-1', 'nothing stored')).toBe(false);
});

it('a crowd that tries to sign in leaves threads to read files', async () => {
  let tried = 0;
  const crowd = Array.from({ length: 24 }, async () => {
    await hashPassword('parola-1');
    tried += 1;
  });
  await readFile(import.meta.filename);
  expect(tried).toBeLessThan(12);
  await Promise.all(crowd);
});
