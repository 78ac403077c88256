import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const biome = join(root, 'node_modules', '@biomejs', 'biome', 'bin', 'biome');

const forbidden: [file: string, statement: string][] = [
  ['domain/a.ts', `import { x } from '../../server/env.ts';`],
  ['domain/b.ts', `import { x } from 'react';`],
  ['domain/c.ts', `import { x } from 'node:fs';`],
  ['domain/d.ts', `import type { x } from '../../app/root.tsx';`],
  ['domain/rules/a.ts', `import { x } from '../../server/env.ts';`],
  ['domain/rules/b.ts', `export const x = new Intl.NumberFormat('tr');`],
  ['app/shared/d.ts', `export const x = { compare: new Intl.Collator('tr').compare };`],
  ['server/http/a.ts', `import { x } from '../../app/root.tsx';`],
  ['server/http/b.ts', `import { x } from '../modules/brands/query.ts';`],
  ['server/http/c.ts', `import { x } from '../../tests/factories.ts';`],
  ['server/files/a.ts', `import { x } from '../modules/library/service.ts';`],
  ['server/files/b.ts', `import type { x } from '../../server/services.ts';`],
  ['server/pictures/a.ts', `import { x } from '../http/errors.ts';`],
  ['server/documents/a.ts', `import type { x } from '../modules/library/parts.ts';`],
  ['server/jobs/a.ts', `import { x } from 'hono';`],
  ['server/db/migrations/a.ts', `import { x } from '../../domain/rules/slug.ts';`],
  ['server/db/migrations/b.ts', `import type { x } from '../../server/db/schema.ts';`],
  ['server/db/migrations/c.ts', `import { x } from 'uuid';`],
  ['server/db/migrations/frozen/a.ts', `import { x } from '../../server/db/among.ts';`],
  ['server/modules/a.ts', `import { x } from './brands/service.ts';`],
  ['server/modules/brands/routes.ts', `import { x } from '../products/routes.ts';`],
  ['server/modules/brands/rows.ts', `import type { x } from '../products/rows.ts';`],
  ['server/modules/brands/page.ts', `import { x } from '../../app/root.tsx';`],
  ['server/modules/brands/service.ts', `import { x } from 'hono';`],
  ['app/shared/a.ts', `import { x } from '../storefront/pages/home/view.tsx';`],
  ['app/shared/b.ts', `import { x } from '../admin/shell/route.tsx';`],
  ['app/shared/c.ts', `import { x } from 'node:fs';`],
  ['app/storefront/pages/home/a.tsx', `import { x } from '../../../admin/screens/products/form.tsx';`],
  ['app/storefront/pages/home/b.tsx', `import type { x } from '../../../admin/screens/products/form.tsx';`],
  ['app/storefront/pages/home/c.tsx', `import { x } from '../../server/services.ts';`],
  ['app/storefront/pages/home/d.tsx', `import { type x, y } from '../../server/services.ts';`],
  ['app/storefront/pages/home/e.tsx', `import '../../server/services.ts';`],
  ['app/storefront/pages/home/f.tsx', `export { x } from '../../server/services.ts';`],
  ['app/storefront/pages/home/g.tsx', `export const x = import('../../server/services.ts');`],
  ['app/storefront/pages/home/h.tsx', `import { x } from 'kysely';`],
  ['app/admin/screens/brands/a.tsx', `import { x } from '../../../storefront/pages/home/view.tsx';`],
  ['app/storefront/pages/home/i.tsx', `import { useId, useActionState } from 'react';`],
  ['app/admin/screens/brands/b.tsx', `import { useFetcher } from 'react-router';`],
  ['app/admin/ui/a.tsx', `import { x } from '../../domain/site/paths.ts';`],
  ['app/admin/ui/b.tsx', `import { x } from 'react-router';`],
  ['app/admin/ui/c.tsx', `import { x } from 'react-hook-form';`],
  ['app/admin/ui/d.tsx', `import { x } from '@tanstack/react-query';`],
  ['app/admin/ui/e.tsx', `import type { x } from '../../../domain/things/product.ts';`],
  ['demo/a.ts', `import { x } from '../../app/root.tsx';`],
  ['cli/a.ts', `import { x } from '../tests/factories.ts';`],
];

const allowed: typeof forbidden = [
  ['domain/errors.ts', `import { x } from './things/brand.ts';`],
  ['domain/things/brand.ts', `import { x } from '../rules/slug.ts';`],
  ['domain/things/media.ts', `import { x } from './row.ts';`],
  ['domain/things/row.ts', `import { x } from '../errors.ts';`],
  ['domain/rules/slug.ts', `import { x } from 'zod';`],
  ['domain/rules/d.ts', `export const x = (n: number) => new Intl.NumberFormat('tr').format(n);`],
  ['app/shared/e.ts', `export function x(n: number) { return new Intl.NumberFormat('tr').format(n); }`],
  ['domain/things/brand.test.ts', `import { x } from 'vitest';`],
  ['server/services.ts', `import { x } from './modules/brands/service.ts';`],
  ['server/api.ts', `import { x } from './modules/brands/routes.ts';`],
  ['server/main.ts', `import { x } from '../../server/modules/library/serve.ts';`],
  ['server/pictures/images.ts', `import { x } from '../../server/files/file-kind.ts';`],
  ['server/http/auth.ts', `import { x } from '../../domain/errors.ts';`],
  ['server/db/migrations/d.ts', `import { x } from './frozen/turkish.ts';`],
  ['server/db/migrations/e.ts', `import { x } from 'kysely/migration';`],
  ['server/db/migrations/frozen/b.ts', `import type { x } from 'kysely';`],
  ['server/modules/words.ts', `import { x } from '../records/write.ts';`],
  ['server/modules/products/service.ts', `import { x } from '../brands/service.ts';`],
  ['server/modules/products/rows.ts', `import { x } from '../../../domain/things/product.ts';`],
  ['server/modules/products/reader.ts', `import { x } from '../../db/list.ts';`],
  ['server/modules/products/routes.ts', `import { x } from 'hono';`],
  ['app/routes.ts', `import { x } from './admin/routes.ts';`],
  ['app/context.ts', `import type { x } from '../../server/services.ts';`],
  ['app/admin/lib/api.ts', `import type { x } from '../../server/api.ts';`],
  ['app/storefront/pages/home/view.tsx', `import { x } from '../../app/storefront/ui/rail.tsx';`],
  ['app/storefront/pages/home/meta.ts', `import { x } from '../../../shared/theme.ts';`],
  ['app/storefront/pages/home/types.ts', `export type { x } from '../../server/services.ts';`],
  ['app/admin/screens/brands/form.tsx', `import { x } from '../../../../domain/things/brand.ts';`],
  ['app/admin/ui/button.tsx', `import { x } from './icon.tsx';`],
  ['app/admin/ui/dialog.tsx', `import { x } from 'radix-ui';`],
  ['cli/seed.ts', `import { x } from '../../server/services.ts';`],
  ['demo/load.ts', `import type { x } from '../../server/services.ts';`],
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

describe('who may import whom, and what may not be made with a module', () => {
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
