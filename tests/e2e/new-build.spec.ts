import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { PREVIOUS_DIR } from '../../server/pages/build.ts';

test('what only the previous build had is still served, as it was', async ({ request }) => {
  // As a build leaves it behind: under a name that the present one does not know.
  const name = `part-${Date.now().toString(36)}.js`;
  const folder = join(PREVIOUS_DIR, 'assets');
  mkdirSync(folder, { recursive: true });
  const text = 'export const part = "previous";\n'.repeat(100);
  expect((await request.get(`/assets/${name}`)).status()).toBe(404);
  writeFileSync(join(folder, name), text);
  try {
    const answer = await request.get(`/assets/${name}`);
    expect([answer.status(), await answer.text()]).toEqual([200, text]);
    expect(answer.headers()['content-type']).toContain('javascript');
    expect(answer.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
  } finally {
    rmSync(join(folder, name));
  }
});
