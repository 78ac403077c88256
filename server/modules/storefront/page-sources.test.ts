import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Dashboard } from '../../../domain/pages/dashboard.ts';
import { dashboardSource } from '../../../domain/pages/dashboard-source.ts';
import { pageAt } from '../../../domain/pages/page-at.ts';
import { plainPicture } from '../../../domain/pages/picture.ts';
import { openTestApp, START, type TestApp } from '../../../tests/factories.ts';
import { addressesOf, furnish, randomSite } from '../../../tests/random-site.ts';
import { VISITOR } from '../../context.ts';
import { databaseSource } from './database-source.ts';

const ORIGIN = 'https://v.example';
let app: TestApp;
beforeEach(async () => {
  app = await openTestApp();
});
afterEach(() => app.close());

/** Both sources of the pages as they stand now; no file is stored, so that nothing is known of a picture. */
async function bothSources() {
  const answer: Dashboard = JSON.parse(JSON.stringify(await app.services.dashboard.get(VISITOR)));
  const pictures = {
    of: async () => plainPicture,
    altsOf: async () => new Map<string, string>(),
    read: async () => null,
  };
  return { server: databaseSource(app.services.db, pictures), copy: dashboardSource(answer) };
}

type Sources = Awaited<ReturnType<typeof bothSources>>;

async function bothPages({ server, copy }: Sources, address: string) {
  const url = new URL(address, ORIGIN);
  return { server: await pageAt(server, url), copy: await pageAt(copy, url) };
}

describe('a page read from the database and from the copy of the dashboard’s answer', () => {
  it('is the same page, whatever the site holds', { timeout: 240_000 }, async () => {
    const property = fc.asyncProperty(randomSite, async (random) => {
      await furnish(app.services.db, random);
      const sources = await bothSources();
      for (const address of addressesOf(random)) {
        const { server, copy } = await bothPages(sources, address);
        expect(copy, address).toEqual(server);
        // A second page below a page that moved is asked for at its new address.
        if (server?.kind !== 'moved') continue;
        const moved = await bothPages(sources, server.to);
        expect(moved.copy, server.to).toEqual(moved.server);
      }
    });
    await fc.assert(property, { numRuns: 15 });
  });

  it('has products of the same order in the order of their creation', async () => {
    const brand = await app.brand({ name: 'Nordfil' });
    for (const name of ['Zeta', 'Mavi', 'Alfa'])
      await app.product({ brandId: brand.id, name, isFeatured: true, sortOrder: 1 });
    const { server, copy } = await bothPages(await bothSources(), '/brands/nordfil');
    expect(server).toMatchObject({
      view: { products: [{ name: 'Zeta' }, { name: 'Mavi' }, { name: 'Alfa' }] },
    });
    expect(copy).toEqual(server);
  });
});

describe('what the copy cannot know', () => {
  it('are products beyond its thousand, which its lists leave out of their counts too', async () => {
    const brands = [
      {
        name: 'Alfa',
        isActive: true,
        sortOrder: 0,
        createdAt: START,
        isDistributor: true,
        logoUrl: null,
        hasSlug: true,
      },
    ];
    const product = {
      name: 'Mavi',
      isActive: true,
      sortOrder: 0,
      createdAt: START,
      brand: 0,
      category: null,
      catalog: null,
    };
    const products = Array.from({ length: 1003 }, () => ({
      ...product,
      imageUrl: null,
      videoUrl: null,
      isFeatured: false,
    }));
    await furnish(app.services.db, { brands, categories: [], catalogs: [], sections: [], products });
    const sources = await bothSources();
    const list = await bothPages(sources, '/distributors');
    expect(list.server).toMatchObject({ view: { progress: { total: 1003 } } });
    expect(list.copy).toMatchObject({ view: { progress: { total: 1000 } } });
    const whole = await bothPages(sources, '/brands');
    expect(whole.copy).toMatchObject({ view: { products: 1003, brands: [{ count: 1000 }] } });
    expect(whole.server).toMatchObject({ view: { products: 1003, brands: [{ count: 1003 }] } });
  });

  it('are prices, icons and where old addresses lead', async () => {
    const brand = await app.brand({ name: 'Nordfil' });
    await app.product({ brandId: brand.id, name: 'Set', price: 5480, stock: 3 });
    await app.ok('PUT', `/brands/${brand.id}`, { slug: 'nordfil-ab' });
    await app.ok('PUT', '/settings', { showPrices: true });
    const values = await app.section({ page: 'about', section: 'values' });
    await app.item(values.id, {
      name: 'value',
      data: { title: 'Güven', description: 'Söz.', icon: 'shield' },
    });
    const sources = await bothSources();
    const shelf = await bothPages(sources, '/brands/nordfil-ab');
    expect(shelf.server).toMatchObject({ view: { products: [{ price: 5480 }] } });
    expect(shelf.copy).toMatchObject({ view: { products: [{ price: null }] } });
    const about = await bothPages(sources, '/about');
    expect(about.server).toMatchObject({ view: { icons: { shield: expect.any(Array) } } });
    expect(about.copy).toMatchObject({ view: { icons: {} } });
    const old = await bothPages(sources, '/brands/nordfil');
    expect(old).toEqual({ server: { kind: 'moved', to: '/brands/nordfil-ab' }, copy: { kind: 'missing' } });
  });

  it('is all of a picture but its address', async () => {
    const { copy } = await bothSources();
    const pictureOf = await copy.pictures(['/media/a.png']);
    expect(pictureOf('/media/a.png')).toEqual(plainPicture('/media/a.png'));
  });
});
