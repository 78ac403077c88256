import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { DraftDetail, Plan } from '../../../domain/things/draft.ts';
import type { Product } from '../../../domain/things/product.ts';
import { openTestApp, type TestApp } from '../../../tests/factories.ts';

/** Monday, 23 November 2026, 08:00 in Istanbul. */
const MONDAY = '2026-11-23T05:00:00.000Z';
const HOUR_BEFORE = '2026-11-23T04:00:00.000Z';
const TO_MONDAY = { hours: 1 };
const HOUR_AFTER = '2026-11-23T06:00:00.000Z';

let test: TestApp;
beforeEach(async () => {
  test = await openTestApp({ start: HOUR_BEFORE });
});
afterEach(() => test.close());

function plan(name: string, at: string | null): Promise<Plan> {
  return test.ok('POST', '/plans', { name, at });
}

function drafted(product: Product, changes: object, planId: string | null, more: object = {}) {
  return test.ok<DraftDetail>('POST', '/drafts', {
    ...{ kind: 'products', rowId: product.id, rowVersion: product.version, changes, planId },
    ...more,
  });
}

async function now(product: Product): Promise<Product> {
  return test.ok('GET', `/products/${product.id}`);
}

describe('a plan', () => {
  it('publishes its rows together at its minute, in one write that one undo takes back', async () => {
    const { id } = await plan('Pazartesi değişiklikleri', '2026-11-23T05:00:00Z');
    const [first, second] = [await test.product({ price: 5480 }), await test.product({ isActive: false })];
    await drafted(first, { price: 5860 }, id);
    await drafted(second, { isActive: true }, id);
    test.clock.advance({ ...TO_MONDAY, milliseconds: -1 });
    expect(await test.services.plans.publishDue()).toBe(0);
    expect((await now(first)).price).toBe(5480);
    test.clock.advance({ milliseconds: 1 });
    expect(await test.services.plans.publishDue()).toBe(1);
    expect((await now(first)).price).toBe(5860);
    expect((await test.visit(`/products/${second.id}`)).status).toBe(200);

    const done = await test.ok<Plan>('GET', `/plans/${id}`);
    expect(done.publishedAt).toBe(MONDAY);
    expect(done.report.map(({ published }) => published)).toEqual([true, true]);
    const [line] = await test.ok<Array<{ actor: string; count: number }>>('GET', '/activities?type=products');
    expect(line).toMatchObject({ actor: 'Yayın planı', count: 2 });

    await test.ok('POST', `/history/undo/${done.undoId}`);
    expect((await now(first)).price).toBe(5480);
    // Taken back after its time, it waits for another one; its drafts are open again.
    const back = await test.ok<Plan>('GET', `/plans/${id}`);
    expect([back.at, back.publishedAt, back.drafts.length]).toEqual([null, null, 2]);
    expect(await test.services.plans.publishDue()).toBe(0);
  });

  it('publishes the others where one row is refused, which stays a draft with the reason', async () => {
    const { id } = await plan('Plan', MONDAY);
    const [good, changed, gone] = [
      await test.product(),
      await test.product({ stock: 1 }),
      await test.product(),
    ];
    await drafted(good, { name: 'Yeni ad' }, id);
    const draft = await drafted(changed, { stock: 2 }, id);
    await drafted(gone, { stock: 3 }, id);
    const nameless = await test.ok<DraftDetail>('POST', '/drafts', {
      ...{ kind: 'products', changes: { name: 'Markasız' }, planId: id },
    });
    await test.ok('PUT', `/products/${changed.id}`, { stock: 9 });
    await test.ok('DELETE', `/products/${gone.id}`);
    const waiting = await test.ok<Plan>('GET', `/plans/${id}`);
    expect(waiting.drafts.filter((one) => one.missing.length + one.overtaken.length > 0)).toHaveLength(3);

    test.clock.advance(TO_MONDAY);
    await test.services.plans.publishDue();
    expect((await now(good)).name).toBe('Yeni ad');
    expect((await now(changed)).stock).toBe(9);
    const done = await test.ok<Plan>('GET', `/plans/${id}`);
    expect(done.report.map(({ published }) => published)).toEqual([true, false, false, false]);
    expect(await test.ok('GET', `/drafts/${draft.id}`)).toMatchObject({
      ...{ planId: null, publishedAt: null, changes: { stock: 2 } },
      failure: expect.stringContaining('Plan: Taslaktan sonra sitede de değiştirildi'),
    });
    expect(await test.ok('GET', `/drafts/${nameless.id}`)).toMatchObject({ failure: expect.any(String) });
  });

  it('is published once by two instances that look at the same moment, and never while it is put off', async () => {
    const { id, version } = await plan('Plan', MONDAY);
    const product = await test.product({ stock: 1 });
    await drafted(product, { stock: 2 }, id);
    test.clock.advance(TO_MONDAY);
    const later = { at: HOUR_AFTER, version };
    await test.ok('PUT', `/plans/${id}`, later);
    expect(await test.services.plans.publishDue()).toBe(0);
    test.clock.advance(TO_MONDAY);
    const { plans } = test.services;
    const counts = await Promise.all([plans.publishDue(), plans.publishDue(), plans.publishDue()]);
    expect(counts.toSorted()).toEqual([0, 0, 1]);
    expect((await now(product)).version).toBe(2);
    expect((await test.call('PUT', `/plans/${id}`, { name: 'Geç' })).body.cause).toBe('plan_closed');
  });

  it('takes a row off the site at the end, beside the draft that put it there', async () => {
    const [start, end] = [await plan('Kampanya', MONDAY), await plan('Kampanya biter', HOUR_AFTER)];
    const product = await test.product({ isActive: false });
    await drafted(product, { isActive: true }, start.id);
    await drafted(product, {}, end.id, { withdraws: true });
    test.clock.advance(TO_MONDAY);
    await test.services.plans.publishDue();
    expect((await test.visit(`/products/${product.id}`)).status).toBe(200);
    test.clock.advance(TO_MONDAY);
    await test.services.plans.publishDue();
    expect((await test.visit(`/products/${product.id}`)).status).toBe(404);
  });

  it('is shown with the site as it will be on a day, each day by itself', async () => {
    const [first, second] = [await plan('Bir', MONDAY), await plan('İki', HOUR_AFTER)];
    const [one, two] = [await test.product({ name: 'Eski bir' }), await test.product({ name: 'Eski iki' })];
    await drafted(one, { name: 'Yeni bir', slug: one.slug }, first.id);
    await drafted(two, { isActive: false }, second.id);
    async function pages(at: string): Promise<string[]> {
      const { token, as } = await test.ok<{ token: string; as: string }>('POST', '/drafts/preview', { at });
      const site = await test.services.dayPreview.open(token, as);
      const read = async ({ slug, brand, category }: Product) => {
        const address = { brand: brand.slug, category: category?.slug, product: slug };
        const path = `/brands/${brand.slug}/${category?.slug}/${slug}`;
        return JSON.stringify((await site?.productPage({ ...address, path })) ?? null);
      };
      return [await read(one), await read(two)];
    }
    const before = await pages(HOUR_BEFORE);
    const monday = await pages(MONDAY);
    const wednesday = await pages(HOUR_AFTER);
    expect(before.map((page, index) => page.includes(['Eski bir', 'Eski iki'][index] ?? ''))).toEqual([
      true,
      true,
    ]);
    expect(monday.map((page, index) => page.includes(['Yeni bir', 'Eski iki'][index] ?? ''))).toEqual([
      true,
      true,
    ]);
    expect([wednesday[0]?.includes('Yeni bir'), wednesday[1]?.includes('Eski iki')]).toEqual([true, false]);
    expect((await now(one)).name).toBe('Eski bir');
  });

  it('leaves its drafts when it goes to the trash, and is published at once when that is asked for', async () => {
    const { id, version } = await plan('Plan', null);
    const product = await test.product();
    const draft = await drafted(product, { name: 'Yeni' }, id);
    const other = await plan('Öteki', null);
    await test.ok('PUT', `/drafts/${draft.id}`, { planId: other.id, version: draft.version });
    await test.ok('DELETE', `/plans/${id}?version=${version}`);
    await test.ok('POST', `/plans/${other.id}/publish?version=${other.version}`);
    expect((await now(product)).name).toBe('Yeni');
    const last = await plan('Son', null);
    const again = await drafted(await now(product), { name: 'Daha yeni' }, last.id);
    await test.ok('DELETE', `/plans/${last.id}`);
    expect(await test.ok('GET', `/drafts/${again.id}`)).toMatchObject({ planId: null });
  });
});
