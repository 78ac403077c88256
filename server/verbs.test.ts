import { inspect } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '../domain/errors.ts';
import type { Right, Role } from '../domain/rights.ts';
import { openTestApp, type TestApp } from '../tests/factories.ts';
import { ASKED, type Hidden, NO_VERBS } from '../tests/verb-rights.ts';
import { type Context, personContext, unauthorized, VISITOR } from './context.ts';

type Verb = (...values: unknown[]) => unknown;

/** Every function among the services, by its path: `auth.login`. */
function functionsIn(value: object, path = ''): Array<[path: string, verb: Verb]> {
  return Object.entries(value).flatMap(([name, part]: [string, unknown]) => {
    const own = path ? `${path}.${name}` : name;
    // `kind` describes the rows that verbs are about.
    if (own in NO_VERBS || name === 'kind') return [];
    if (typeof part === 'function') return [[own, part as Verb]];
    return part && typeof part === 'object' && !Array.isArray(part) ? functionsIn(part, own) : [];
  });
}

/** Fails whoever looks at it. */
const untouched = new Proxy(
  {},
  new Proxy(
    {},
    {
      get: (_, trap) => () => {
        throw new Error(`an argument was looked at: ${String(trap)}`);
      },
    },
  ),
);

function person(role: Role): Context {
  return personContext({ id: role, name: role, role, sessionId: role });
}

async function outcome(work: () => unknown): Promise<string> {
  try {
    await work();
    return 'was done';
  } catch (error) {
    return error instanceof AppError ? error.code : String(error);
  }
}

const SECRET = 'Gizli';

let test: TestApp;
beforeEach(async () => {
  test = await openTestApp();
});
afterEach(() => test.close());

/** Rows that no visitor may see, in every place that has such rows. */
async function hide(): Promise<Hidden> {
  const isActive = false;
  const brand = await test.brand({ name: `${SECRET} marka`, isActive });
  const shown = await test.brand({ name: 'Nordfil' });
  const category = await test.category({ name: `${SECRET} kategori`, brandId: shown.id, isActive });
  const own = await test.category({ name: `${SECRET} alt`, brandId: brand.id });
  const product = await test.product({ name: `${SECRET} ürün`, brandId: shown.id, isActive });
  await test.product({ name: `${SECRET} ikinci`, brandId: brand.id, categoryId: own.id, isFeatured: true });
  const catalog = await test.catalog({ title: `${SECRET} katalog`, isActive });
  const gone = await test.product({ name: `${SECRET} silinmiş`, brandId: shown.id });
  await test.ok('DELETE', `/products/${gone.id}`);
  const section = await test.section({ section: 'gallery', title: `${SECRET} bölüm`, isActive });
  const hero = await test.section({ title: 'Görünen' });
  const item = await test.item(hero.id, { name: 'ozel', data: { label: `${SECRET} öğe` }, isActive });
  await test.message({ name: `${SECRET} kişi` });
  const ids = { brands: brand.id, categories: category.id, products: product.id, catalogs: catalog.id };
  return { ...ids, section: section.id, item: item.id };
}

/** All rows of all tables, and all files. */
async function stored(): Promise<Record<string, unknown>> {
  const { db, media } = test.services;
  const all: Record<string, unknown> = {};
  // In an order of their own: an engine may answer rows that were written to in another.
  // Search indexes, tallies and the files to spare follow the rows of their tables; triggers keep them.
  for (const { name } of await db.introspection.getTables())
    if (!/^(?:runs_|tallies$|spareMedia$)/.test(name))
      all[name] = (
        await db
          .selectFrom(name as 'brands')
          .selectAll()
          .execute()
      )
        .map((row) => JSON.stringify(row))
        .sort();
  const files: string[] = [];
  for await (const { key } of media.storage.list()) files.push(key);
  return { ...all, files };
}

describe('the verbs of all services', () => {
  it('say what they ask of their caller', () => {
    const found = functionsIn(test.services).map(([path]) => path);
    expect(found.sort()).toEqual([...ASKED.keys()].sort());
  });

  it('ask for their right first, and look at nothing before', async () => {
    const { services } = await openTestApp();
    const verbs = functionsIn(services);
    // What looks into the database or at a file fails otherwise than it should.
    await services.close();
    const faults: string[] = [];
    for (const [path, verb] of verbs) {
      const right = ASKED.get(path);
      if (typeof right !== 'string') continue;
      const asked: Right[] = [];
      const asking: Context = {
        ...VISITOR,
        may: (one) => asked.push(one) < 0,
        require: (one) => {
          asked.push(one);
          throw unauthorized();
        },
      };
      const answer = await outcome(() => verb(asking, untouched, untouched, untouched));
      if (answer !== 'unauthorized' || asked.join() !== right)
        faults.push(`${path} asked ${asked.join() || 'nothing'}: ${answer}`);
    }
    expect(faults).toEqual([]);
  });

  it('are refused to who has not their right, and write nothing then', async () => {
    await hide();
    const before = await stored();
    const faults: string[] = [];
    let refused = 0;
    for (const [path, verb] of functionsIn(test.services)) {
      const right = ASKED.get(path);
      if (typeof right !== 'string') continue;
      for (const [who, code] of [
        [VISITOR, 'unauthorized'],
        [person('viewer'), 'forbidden'],
        [person('editor'), 'forbidden'],
      ] as const) {
        if (who.may(right)) continue;
        refused += 1;
        const answer = await outcome(() => verb(who, untouched, untouched, untouched));
        if (answer !== code) faults.push(`${path} for ${who.name}: ${answer}`);
      }
    }
    expect(faults).toEqual([]);
    expect(refused).toBeGreaterThan(100);
    expect(await stored()).toEqual(before);
  });

  it('that everyone may call tell nothing hidden, and write only what they say', async () => {
    const hidden = await hide();
    for (const [path, asks] of ASKED) {
      if (typeof asks === 'string') continue;
      const before = await stored();
      const answer = await Promise.resolve()
        .then(() => asks.call(test.services, hidden))
        .catch((error: unknown) => {
          // What is hidden is not there; a call that is itself wrong would prove nothing.
          expect(error, path).toMatchObject({ code: 'not_found' });
          return null;
        });
      expect(inspect(answer, { depth: null, maxArrayLength: null }), path).not.toContain(SECRET);
      // Else it is stored a moment later, in the turn of another verb.
      await test.services.missed.flush();
      const after = await stored();
      const written = Object.keys(after).filter(
        (name) => JSON.stringify(after[name]) !== JSON.stringify(before[name]),
      );
      expect(
        written.filter((name) => !asks.writes?.includes(name)),
        path,
      ).toEqual([]);
    }
  });
});
