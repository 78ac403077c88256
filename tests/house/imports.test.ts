import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const biome = join(root, 'node_modules', '@biomejs', 'biome', 'bin', 'biome');

const forbidden: [file: string, statement: string][] = [
  ['domain/a.ts', `import { x } from '../server/env.ts';`],
  ['domain/b.ts', `import { x } from 'react';`],
  ['domain/c.ts', `import { x } from 'node:fs';`],
  ['domain/d.ts', `import type { x } from '../app/lib/paths.ts';`],
  ['server/http/a.ts', `import { x } from '../../app/lib/paths.ts';`],
  ['server/http/b.ts', `import { x } from '../modules/brands/query.ts';`],
  ['server/http/c.ts', `import { x } from '../../tests/factories.ts';`],
  ['server/modules/list.ts', `import { x } from './brands/service.ts';`],
  ['server/modules/brands/routes.ts', `import { x } from '../products/routes.ts';`],
  ['server/modules/brands/rows.ts', `import type { x } from '../products/rows.ts';`],
  ['server/modules/brands/page.ts', `import { x } from '../../../app/root.tsx';`],
  ['server/modules/brands/service.ts', `import { x } from 'hono';`],
  ['app/lib/a.ts', `import { x } from '../storefront/home/view.tsx';`],
  ['app/lib/b.ts', `import { x } from '../admin/layout/frame.tsx';`],
  ['app/lib/c.ts', `import { x } from 'node:fs';`],
  ['app/storefront/home/a.tsx', `import { x } from '../../admin/products/form.tsx';`],
  ['app/storefront/home/b.tsx', `import type { x } from '../../admin/products/form.tsx';`],
  ['app/storefront/home/c.tsx', `import { x } from '../../../server/services.ts';`],
  ['app/storefront/home/d.tsx', `import { type x, y } from '../../../server/services.ts';`],
  ['app/storefront/home/e.tsx', `import '../../../server/services.ts';`],
  ['app/storefront/home/f.tsx', `export { x } from '../../../server/services.ts';`],
  ['app/storefront/home/g.tsx', `export const x = import('../../../server/services.ts');`],
  ['app/storefront/home/h.tsx', `import { x } from 'kysely';`],
  ['app/admin/brands/a.tsx', `import { x } from '../../storefront/home/view.tsx';`],
  ['app/ui/a.tsx', `import { x } from '../lib/paths.ts';`],
  ['app/ui/b.tsx', `import { x } from 'react-router';`],
  ['app/ui/c.tsx', `import { x } from 'react-hook-form';`],
  ['app/ui/d.tsx', `import { x } from '@tanstack/react-query';`],
  ['app/ui/e.tsx', `import type { x } from '../../domain/product.ts';`],
  ['demo/a.ts', `import { x } from '../app/root.tsx';`],
  ['cli/a.ts', `import { x } from '../tests/factories.ts';`],
];

const allowed: typeof forbidden = [
  ['domain/brand.ts', `import { x } from './slug.ts';`],
  ['domain/slug.ts', `import { x } from 'zod';`],
  ['domain/brand.test.ts', `import { x } from 'vitest';`],
  ['server/services.ts', `import { x } from './modules/brands/service.ts';`],
  ['server/app.ts', `import { x } from './modules/brands/routes.ts';`],
  ['server/http/auth.ts', `import { x } from '../../domain/errors.ts';`],
  ['server/modules/reorder.ts', `import { x } from '../records/write.ts';`],
  ['server/modules/products/service.ts', `import { x } from '../brands/service.ts';`],
  ['server/modules/products/rows.ts', `import { x } from '../../../domain/product.ts';`],
  ['server/modules/products/query.ts', `import { x } from '../list.ts';`],
  ['server/modules/products/routes.ts', `import { x } from 'hono';`],
  ['app/routes.ts', `import { x } from './admin/routes.ts';`],
  ['app/context.ts', `import type { x } from '../server/services.ts';`],
  ['app/lib/api.ts', `import type { x } from '../../server/app.ts';`],
  ['app/storefront/home/view.tsx', `import { x } from '../../ui/button.tsx';`],
  ['app/storefront/home/meta.ts', `import { x } from '../../lib/paths.ts';`],
  ['app/storefront/home/types.ts', `export type { x } from '../../../server/services.ts';`],
  ['app/admin/brands/form.tsx', `import { x } from '../../../domain/brand.ts';`],
  ['app/ui/button.tsx', `import { x } from './icon.tsx';`],
  ['app/ui/dialog.tsx', `import { x } from 'radix-ui';`],
  ['cli/seed.ts', `import { x } from '../server/services.ts';`],
  ['demo/load.ts', `import type { x } from '../server/services.ts';`],
];

type Report = { diagnostics: { category: string; location: { path: string } }[] };

/** A folder with the rules of the house and one file a case; the linter's word on each. */
function lintCases(folder: string): Set<string> {
  cpSync(join(root, 'biome.json'), join(folder, 'biome.json'));
  cpSync(join(root, 'lint'), join(folder, 'lint'), { recursive: true });
  writeFileSync(join(folder, '.gitignore'), 'node_modules/\n');
  for (const [file, statement] of [...forbidden, ...allowed]) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(join(folder, file), `${statement}\n`);
  }
  const { stdout } = spawnSync(
    process.execPath,
    [biome, 'lint', '--reporter=json', '--max-diagnostics=none', '--colors=off'],
    { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  const { diagnostics } = JSON.parse(stdout) as Report;
  return new Set(
    diagnostics
      .filter(({ category }) => category === 'lint/style/noRestrictedImports' || category === 'plugin')
      .map(({ location }) => location.path),
  );
}

describe('who may import whom', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrin-imports-'));
  let refused = new Set<string>();

  beforeAll(() => {
    refused = lintCases(folder);
  });

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each(forbidden)('the linter refuses in %s: %s', (file) => {
    expect(refused).toContain(file);
  });

  it.each(allowed)('the linter accepts in %s: %s', (file) => {
    expect(refused).not.toContain(file);
  });

  it('has no pattern that begins with #, which gitignore syntax takes for a comment', () => {
    const patterns = readFileSync(join(root, 'biome.json'), 'utf8').match(/"[!]?#[^"]*"/g);
    expect(patterns).toBeNull();
  });
});
