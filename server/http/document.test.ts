import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectral, { type RulesetDefinition } from '@stoplight/spectral-core';
import * as parsers from '@stoplight/spectral-parsers';
import { oas } from '@stoplight/spectral-rulesets';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp, temporaryFolder } from '../../tests/factories.ts';
import type { ApiDocument } from './document.ts';

let test: TestApp;
let document: ApiDocument;
let source: string;
beforeAll(async () => {
  test = await openTestApp();
  source = await (await test.app.request('/api/openapi.json')).text();
  document = JSON.parse(source) as ApiDocument;
});
afterAll(() => test.close());

/** What a linter may say, and why it stays so. */
const EXPLAINED: Readonly<Record<string, string>> = {
  // Ids are UUIDs: `undo` is never the id of a version, and the addresses are those that callers have.
  'no-ambiguous-paths': '`/api/history/undo/{id}` and `/api/history/{id}/restore`',
};

describe('the description of the API', () => {
  it('passes what Redocly recommends', async () => {
    const config = await createConfig({ extends: ['recommended'] });
    const found = await lintFromString({ source, absoluteRef: 'openapi.json', config });
    const said = found.map(({ ruleId, severity, message }) => ({ ruleId, severity, message }));
    const unexplained = said.filter(({ ruleId, message }) => !message.includes(EXPLAINED[ruleId] ?? '\0'));
    expect(unexplained).toEqual([]);
    expect(said).toHaveLength(Object.keys(EXPLAINED).length);
  });

  it('passes what Spectral recommends', async () => {
    const linter = new spectral.Spectral();
    linter.setRuleset({ extends: [[oas as unknown as RulesetDefinition, 'recommended']] });
    const found = await linter.run(new spectral.Document(source, parsers.Json, 'openapi.json'));
    expect(found.map(({ code, message, path }) => ({ code, message, path: path.join('.') }))).toEqual([]);
  });

  it('names its calls, its shapes, its sorts and its error codes', () => {
    const operations = Object.values(document.paths).flatMap((item) => Object.values(item));
    const ids = operations.map((operation) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(
      expect.arrayContaining(['listProducts', 'getProduct', 'createProduct', 'updateProduct']),
    );
    expect(Object.keys(document.components.schemas)).toEqual(
      expect.arrayContaining(['Product', 'Brand', 'Category', 'Catalog', 'Section', 'Message', 'Error']),
    );
    const { parameters = [], responses } = document.paths['/api/products']?.get ?? { responses: {} };
    expect(parameters.find(({ name }) => name === 'sort')).toMatchObject({
      schema: { enum: expect.arrayContaining(['price', '-price', 'name', '-updatedAt']) },
    });
    expect(responses[200]?.headers).toHaveProperty('X-Total-Count');
    expect(document.components.schemas.Error).toMatchObject({
      properties: { code: { enum: expect.arrayContaining(['invalid', 'conflict', 'not_found']) } },
    });
    expect(document.components.schemas.Product).toMatchObject({
      properties: { id: { format: 'uuid' }, createdAt: { format: 'date-time' }, videoUrl: { format: 'uri' } },
    });
  });

  it('makes a client whose `Product` is a type', async () => {
    const folder = temporaryFolder();
    writeFileSync(
      join(folder, 'client.ts'),
      astToString(await openapiTypescript(source, { defaultNonNullable: false })),
    );
    writeFileSync(
      join(folder, 'use.ts'),
      `import type { components, operations } from './client.ts';
type Product = components['schemas']['Product'];
export function priceOf(product: Product): number | null {
  return product.price;
}
export const input: components['schemas']['ProductInput'] = { name: 'a', brandId: 'b', categoryId: 'c' };
export const sort: NonNullable<NonNullable<operations['listProducts']['parameters']['query']>['sort']> = '-price';
export const listed: operations['listProducts']['responses'][200]['content']['application/json'] = [] as Product[];
export const code: components['schemas']['Error']['code'] = 'conflict';
// @ts-expect-error
export const wrong: Product = { id: 1 };
// @ts-expect-error
export const unknown: components['schemas']['Error']['code'] = 'odd';
`,
    );
    const compiler = join(import.meta.dirname, '../../node_modules/@typescript/native/bin/tsc');
    const options = ['--noEmit', '--strict', '--allowImportingTsExtensions', '--module', 'esnext'];
    const run = spawnSync(
      process.execPath,
      [compiler, ...options, '--moduleResolution', 'bundler', 'use.ts'],
      {
        cwd: folder,
        encoding: 'utf8',
      },
    );
    expect(run.stdout + run.stderr).toBe('');
    expect(run.status).toBe(0);
  });
});

describe('the pages that explain the API', () => {
  it('are served by the program under a policy that lets nothing run, and lead to each other', async () => {
    for (const [path, text, link] of [
      ['/api/docs', 'Ürünleri listeler', 'href="/api/docs/guide"'],
      ['/api/docs/guide', 'If-Match', 'href="/api/docs"'],
    ] as const) {
      const answer = await test.app.request(path);
      const body = await answer.text();
      expect(answer.status).toBe(200);
      expect(answer.headers.get('Content-Security-Policy')).toMatch(
        /^default-src 'none'; style-src 'sha256-[^']+';/,
      );
      expect(answer.headers.get('Content-Security-Policy')).not.toContain('unsafe');
      expect(body).toContain(text);
      expect(body).toContain(link);
    }
    for (const title of ['Oturum açmak', 'Listeler ve sayfalama', 'Sürümler', 'Hatalar', 'Sınırlar'])
      expect(String(document.info.description)).toContain(`## ${title}`);
  });
});
