import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { serve } from '@hono/node-server';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openTestApp, type TestApp, temporaryFolder } from '../../../tests/factories.ts';

const ROWS = 5000;
const run = promisify(execFile);

let test: TestApp;
let server: ReturnType<typeof serve>;
let env: Record<string, string>;
beforeEach(async () => {
  test = await openTestApp();
  await test.confirm();
  const { token } = await test.ok<{ token: string }>('POST', '/tokens', {
    ...{ name: 'ERP', scopes: ['products:write', 'brands:read', 'categories:read'], expiresAt: null },
  });
  const port = await new Promise<number>((resolve) => {
    server = serve({ fetch: test.app.fetch, port: 0, hostname: '127.0.0.1' }, (info) => resolve(info.port));
  });
  env = { PATH: process.env.PATH ?? '', VITRIN_URL: `http://127.0.0.1:${port}`, VITRIN_TOKEN: token };
});
afterEach(async () => {
  await new Promise((resolve) => server.close(resolve));
  await test.close();
});

/** Runs the script as a person does; answers what it counted and what it said of refused lines. */
async function sync(file: string, ...flags: string[]) {
  const script = join(import.meta.dirname, '../../../examples/erp-sync/sync.mjs');
  const began = performance.now();
  const { stdout, stderr, code } = await run(process.execPath, [script, file, ...flags], { env }).then(
    (said) => ({ ...said, code: 0 }),
    (error: { stdout: string; stderr: string; code: number }) => error,
  );
  expect(stdout, stderr).toMatch(/^\{/);
  return { counts: JSON.parse(stdout) as unknown, stderr, code, seconds: (performance.now() - began) / 1000 };
}

it('brings 5,000 products from a file, and a second run changes nothing', { timeout: 180_000 }, async () => {
  const brand = await test.brand({ name: 'Nordfil' });
  await test.category({ brandId: brand.id, name: 'Dolgu "malzemeleri"; hepsi' });
  const file = join(temporaryFolder(), 'products.csv');
  const head = '\uFEFFexternalId;sku;name;brand;category;price;stock';
  const line = (number: number) =>
    `152.${number};NF-${number};Kompozit ${number};Nordfil;"Dolgu ""malzemeleri""; hepsi";${number}.5;${number % 40}`;
  const lines = Array.from({ length: ROWS }, (_, number) => line(number + 1));
  writeFileSync(file, [head, ...lines].join('\r\n'));

  const none = { created: 0, updated: 0, unchanged: 0, refused: 0 };
  const first = await sync(file);
  expect(first).toMatchObject({ counts: { ...none, created: ROWS }, code: 0, stderr: '' });
  const revision = await test.services.records.revision();
  const second = await sync(file);
  expect(second).toMatchObject({ counts: { ...none, unchanged: ROWS }, code: 0 });
  expect(await test.services.records.revision()).toBe(revision);
  process.stdout.write(
    `5,000 products from a file: ${first.seconds.toFixed(1)} s, again ${second.seconds.toFixed(1)} s
`,
  );
  const [activity] = await test.ok<Array<{ count: number; actor: string }>>(
    'GET',
    '/activities?type=products',
  );
  expect(activity).toMatchObject({ count: ROWS, actor: 'ERP' });

  writeFileSync(file, [head, line(1).replace(/;1$/, ';7'), '152.9999;;;Nordfil;Yok;1;2'].join('\n'));
  const trial = await sync(file, '--dry-run');
  expect(trial).toMatchObject({ counts: { ...none, updated: 1, refused: 1 }, code: 1 });
  expect(trial.stderr).toContain('Line 3: ');
  expect(await test.services.records.revision()).toBe(revision);
});
