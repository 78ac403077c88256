import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FindAnswer } from '../../domain/search/answer.ts';
import type { Brand } from '../../domain/things/brand.ts';
import type { TestApp } from '../factories.ts';
import { ENGINES } from './engines.ts';

const SHARED = ENGINES.filter(({ openBeside }) => openBeside);

/** The names that visitors of an instance are shown, from what it keeps. */
async function namesAt(app: TestApp): Promise<string[]> {
  return (await app.visit<Brand[]>('/brands')).body.map(({ name }) => name);
}

describe.runIf(SHARED.length > 0).each(SHARED.length > 0 ? SHARED : ENGINES)(
  'what another instance writes on $name',
  (engine) => {
    beforeAll(() => engine.start());
    afterAll(() => engine.stop());

    async function openTwo() {
      const test = await engine.open();
      const beside = (await engine.openBeside?.(test)) as TestApp;
      return {
        ...{ test, beside },
        close: async () => {
          await beside.close();
          await test.close();
        },
      };
    }

    it('is shown by all, and nothing else is made again', async () => {
      const { test, beside, close } = await openTwo();
      const { id } = await test.brand({ name: 'Eski ad' });
      await expect.poll(() => namesAt(beside)).toEqual(['Eski ad']);
      const catalogs = await beside.visit('/catalogs');
      const heard: string[] = [];
      const writers = { own: new Set<string>(), beside: new Set<string>() };
      test.services.records.changes.listen((_, writer) => writers.own.add(writer));
      beside.services.records.changes.listen((names, writer) => {
        heard.push(...names);
        writers.beside.add(writer);
      });
      await test.ok('PUT', `/brands/${id}`, { name: 'Yeni ad' });
      expect(await namesAt(test)).toEqual(['Yeni ad']);
      await expect.poll(() => namesAt(beside)).toEqual(['Yeni ad']);
      expect(heard).toContain(`brands:${id}`);
      // A CDN is told by who wrote, and by nobody else.
      expect(writers).toEqual({ own: new Set(['here']), beside: new Set(['elsewhere']) });
      expect((await beside.visit('/catalogs')).headers.get('etag')).toBe(catalogs.headers.get('etag'));
      await close();
    });

    it('is found by its new name as soon as word of it comes', async () => {
      const { test, beside, close } = await openTwo();
      const names = async (q: string) =>
        (await beside.visit<FindAnswer>(`/find?q=${q}`)).body.hits.map(({ name }) => name.text);
      const { id } = await test.product({ name: 'Eski kavitron' });
      await beside.services.index.ready();
      await expect.poll(() => names('kavitron')).toEqual(['Eski kavitron']);
      const word = new Promise<void>((done) => {
        beside.services.records.changes.listen((changed) => changed.includes(`products:${id}`) && done());
      });
      await test.ok('PUT', `/products/${id}`, { name: 'Yeni otoklav' });
      await word;
      expect(await names('otoklav')).toEqual(['Yeni otoklav']);
      expect(await names('kavitron')).toEqual([]);
      await close();
    });

    it('is shown where no word of it comes, as through some poolers', async () => {
      const { test, beside, close } = await openTwo();
      const { id } = await test.brand({ name: 'Eski ad' });
      await expect.poll(() => namesAt(beside)).toEqual(['Eski ad']);
      // As if somebody had written who tells nobody: the number alone says so.
      await test.services.db.updateTable('brands').set({ name: 'Yeni ad' }).where('id', '=', id).execute();
      await sql`update revisions set revision = revision + 1 where id = 'content'`.execute(test.services.db);
      await expect.poll(() => namesAt(beside), { timeout: 20_000 }).toEqual(['Yeni ad']);
      await close();
    });

    it('is shown though the connection that hears of it is lost', async () => {
      const { test, beside, close } = await openTwo();
      const { id } = await test.brand({ name: 'Eski ad' });
      await expect.poll(() => namesAt(beside)).toEqual(['Eski ad']);
      const { rows } = await sql<{ pid: number }>`
      select pid, pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and query like 'select pg_notify($1, $2)%'`.execute(
        test.services.db,
      );
      // Both instances listen.
      expect(rows).toHaveLength(2);
      await test.ok('PUT', `/brands/${id}`, { name: 'Yeni ad' });
      await expect.poll(() => namesAt(beside)).toEqual(['Yeni ad']);
      await close();
    });

    it('is a session too: begun at one, known by all, ended for all', async () => {
      const { test, beside, close } = await openTwo();
      const askedBeside = async () =>
        (await beside.call('GET', '/auth/me', undefined, { token: test.token })).status;
      expect(await askedBeside()).toBe(200);
      await test.ok('POST', '/auth/logout');
      expect(await askedBeside()).toBe(401);
      await close();
    });

    it('is told shortly when it is much', async () => {
      const { test, beside, close } = await openTwo();
      const brand = await test.brand({ name: 'A' });
      const category = await test.category({ brandId: brand.id });
      const products = [];
      for (let index = 0; index < 90; index++)
        products.push((await test.product({ brandId: brand.id, categoryId: category.id })).id);
      const heard: string[] = [];
      beside.services.records.changes.listen((names) => heard.push(...names));
      await test.ok('POST', '/products/bulk', { ids: products, set: { isFeatured: true } });
      await expect.poll(() => heard).toContain('products*');
      await close();
    });
  },
);
