import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Section } from '../../../domain/site/section.ts';
import type { Product } from '../../../domain/things/product.ts';
import { ADMIN, openTestApp, type TestApp } from '../../../tests/factories.ts';
import { COMMAND_LINE } from '../../context.ts';
import type { Activity, ActivityPerson } from './service.ts';

let test: TestApp;
beforeEach(async () => {
  test = await openTestApp();
});
afterEach(() => test.close());

async function list(query = ''): Promise<Activity[]> {
  return test.ok<Activity[]>('GET', `/activities${query}`);
}

async function lines(query = ''): Promise<unknown[]> {
  return (await list(query)).map(({ type, action, name, count, changed }) => [
    type,
    action,
    name,
    count,
    changed,
  ]);
}

describe('the activity list', () => {
  it('tells of texts of the site, with the section and the fields that changed', async () => {
    const hero = await test.ok<Section>('POST', '/sections', {
      page: 'homepage',
      section: 'hero',
      title: 'Eski başlık',
      content: { badge: 'Rozet' },
    });
    await test.ok('PUT', `/sections/${hero.id}`, { title: 'Yeni başlık', content: { badge: 'Yeni' } });
    await test.ok('POST', `/sections/${hero.id}/items`, {
      name: 'statistic',
      data: { value: '12', label: 'yıl' },
    });
    expect(await lines('?type=site')).toEqual([
      ['site', 'create', 'Ana sayfa, Hero', 1, []],
      ['site', 'update', 'Ana sayfa, Hero', 1, ['title', 'content.badge']],
      ['site', 'create', 'Ana sayfa, Hero', 1, []],
    ]);
    const [newest] = await list();
    expect(newest).toMatchObject({ entity: 'sectionItems', place: 'homepage/hero', exists: true });
  });

  it('tells of messages, files and settings as well, and not of what visitors send', async () => {
    const message = await test.message();
    expect(await lines()).toEqual([]);
    await test.ok('PUT', `/messages/${message.id}`, { isRead: true });
    await test.ok('PUT', '/settings', { metaTitle: 'Vitrin Dental' });
    await test.ok('PUT', '/settings', { metaTitle: 'Vitrin' });
    await test.ok('DELETE', `/messages/${message.id}`);
    const found = await list();
    expect(found.map(({ type, action, changed, exists }) => [type, action, changed, exists])).toEqual([
      ['messages', 'delete', [], false],
      ['settings', 'update', ['values.metaTitle'], true],
      ['settings', 'create', [], true],
      ['messages', 'update', ['isRead'], false],
    ]);
  });

  it('tells of accounts, without anything secret', async () => {
    const user = await test.services.auth.createAccount(COMMAND_LINE, {
      email: 'selin@vitrin.example',
      password: 'ilk-sifre-1',
      name: 'Selin Koç',
      role: 'admin',
    });
    await test.services.auth.resetPassword(COMMAND_LINE, 'selin@vitrin.example', 'ikinci-sifre-2');
    const { access_token: token } = await test.ok<{ access_token: string }>(
      'POST',
      '/auth/login',
      { email: 'selin@vitrin.example', password: 'ikinci-sifre-2' },
      { token: null },
    );
    await test.ok(
      'POST',
      '/auth/login',
      { email: 'selin@vitrin.example', password: 'ikinci-sifre-2' },
      { token: null },
    );
    const sessions = await test.ok<{ id: string; isCurrent: boolean }[]>('GET', '/auth/sessions', undefined, {
      token,
    });
    await test.ok('DELETE', `/auth/sessions/${sessions.find((one) => !one.isCurrent)?.id}`, undefined, {
      token,
    });
    await test.ok(
      'POST',
      '/auth/change-password',
      { currentPassword: 'ikinci-sifre-2', newPassword: 'ucuncu-sifre-3' },
      { token },
    );
    const found = await list('?type=accounts');
    const name = 'Selin Koç (selin@vitrin.example)';
    expect(found.map((line) => [line.actor, line.action, line.name, line.changed])).toEqual([
      ['Selin Koç', 'update', name, ['password']],
      ['Selin Koç', 'update', name, ['sessions']],
      ['Komut satırı', 'update', name, ['password']],
      ['Komut satırı', 'create', name, []],
    ]);
    const rows = await test.services.db.selectFrom('activities').selectAll().execute();
    const account = await test.services.db
      .selectFrom('accounts')
      .selectAll()
      .where('id', '=', user.id)
      .executeTakeFirstOrThrow();
    const told = JSON.stringify([found, rows]);
    for (const secret of ['sifre', account.passwordHash, 'argon2', token]) expect(told).not.toContain(secret);
  });

  it('has one line for a bulk action, also when it was sent in parts', async () => {
    const ids: string[] = [];
    for (const name of ['Frez', 'Davye', 'Sond', 'Ayna']) ids.push((await test.product({ name })).id);
    test.clock.advance({ minutes: 1 });
    const headers = { 'X-Operation-Id': 'toplu-1' };
    await test.ok('POST', '/products/bulk', { ids: ids.slice(0, 2), set: { isActive: false } }, { headers });
    test.clock.advance({ seconds: 2 });
    await test.ok('POST', '/products/bulk', { ids: ids.slice(2), set: { isActive: false } }, { headers });
    test.clock.advance({ minutes: 1 });
    await test.ok('POST', '/products/reorder', { ids: [ids[1], ids[0]] });
    await test.ok('POST', '/products/bulk-delete', { ids });
    const found = (await list('?type=product')).slice(0, 3);
    expect(found.map(({ action, count, changed, isActive }) => [action, count, changed, isActive])).toEqual([
      ['delete', 4, [], null],
      ['update', 2, ['sortOrder'], false],
      ['update', 4, ['isActive'], false],
    ]);
    // Each of them leads to the line.
    expect((await list('?search=ayna')).map((line) => line.count)).toEqual([4, 4, 1]);
  });

  const undo = (id?: string) =>
    test.ok<{ undone: number; skipped: number }>('POST', `/activities/${id}/undo`);
  const prices = async () =>
    (await test.ok<Product[]>('GET', '/products?sort=name')).map(({ name, price }) => `${name} ${price}`);

  it('takes a bulk change back as a whole, but for what has changed since, and that again', async () => {
    const ids: string[] = [];
    for (const name of ['Ayna', 'Davye', 'Frez']) ids.push((await test.product({ name, price: 10 })).id);
    const headers = { 'X-Operation-Id': 'zam' };
    const rows = ids.map((id) => ({ id, set: { price: 11 } }));
    await test.ok('POST', '/products/changes', { rows: rows.slice(0, 2) }, { headers });
    await test.ok('POST', '/products/changes', { rows: rows.slice(2) }, { headers });
    const [raised] = await list('?type=products');
    expect(raised).toMatchObject({ count: 3, changed: ['price'] });
    await test.ok('PUT', `/products/${ids[0]}`, { price: 12 });
    expect(await undo(raised?.id)).toEqual({ success: true, undone: 2, skipped: 1 });
    expect(await prices()).toEqual(['Ayna 12', 'Davye 10', 'Frez 10']);
    const [back] = await list('?type=products');
    expect(back).toMatchObject({ count: 2, changed: ['price'] });
    expect(await undo(raised?.id)).toMatchObject({ undone: 0, skipped: 3 });
    expect(await undo(back?.id)).toMatchObject({ undone: 2, skipped: 0 });
    expect(await prices()).toEqual(['Ayna 12', 'Davye 11', 'Frez 11']);
  });

  it('takes deletions and additions back, and of what else came with them nothing', async () => {
    const headers = { 'X-Operation-Id': 'eklenen' };
    const brand = await test.ok<{ id: string }>('POST', '/brands', { name: 'Kalan' }, { headers });
    const category = { name: 'Dal', brandId: brand.id };
    const { id: categoryId } = await test.ok<{ id: string }>('POST', '/categories', category, { headers });
    const ids: string[] = [];
    for (const name of ['Sond', 'Ekskavatör']) {
      const row = { name, brandId: brand.id, categoryId };
      ids.push((await test.ok<{ id: string }>('POST', '/products', row, { headers })).id);
    }
    const [added] = await list('?type=products');
    expect(await undo(added?.id)).toMatchObject({ undone: 2, skipped: 0 });
    expect(await test.ok('GET', '/products')).toEqual([]);
    const [deleted] = await list('?type=products');
    expect(deleted).toMatchObject({ action: 'delete', count: 2 });
    expect(await undo(deleted?.id)).toMatchObject({ undone: 2, skipped: 0 });
    expect(await undo(deleted?.id)).toMatchObject({ undone: 0, skipped: 2 });
    expect(await test.ok('GET', '/products')).toHaveLength(2);
    expect(await test.ok('GET', `/brands/${brand.id}`)).toMatchObject({ name: 'Kalan' });
    expect((await test.call('POST', '/activities/yok/undo')).status).toBe(404);
    expect(
      (await test.call('POST', `/activities/${added?.id}/undo`, undefined, { token: null })).status,
    ).toBe(401);
  });

  it('has one line for an import, whatever it brings', async () => {
    const headers = { 'X-Operation-Id': 'ithalat' };
    for (let index = 0; index < 5; index++)
      await test.ok('POST', '/brands', { name: `Marka ${index}` }, { headers });
    await test.ok('POST', '/brands', { name: 'Elle' });
    expect((await lines()).map((line) => (line as unknown[])[3])).toEqual([1, 5]);
  });

  it('calls what adds and changes at once a change', async () => {
    const { brandId, categoryId } = await test.product({ name: 'Sond', sku: 'S-1', stock: 1 });
    await test.ok('PUT', '/products/batch', {
      products: [
        { sku: 'S-2', name: 'Ekartör', brandId, categoryId },
        { sku: 'S-1', stock: 2 },
      ],
    });
    expect((await lines())[0]).toEqual(['products', 'update', 'Ekartör', 2, ['stock']]);
  });

  it('tells of a brand that comes back with all it held in one line', async () => {
    const brand = await test.brand({ name: 'Nordfil' });
    const category = await test.category({ brandId: brand.id });
    await test.product({ brandId: brand.id, categoryId: category.id });
    const { trashId } = await test.ok<{ trashId: string }>('DELETE', `/brands/${brand.id}`);
    await test.ok('POST', `/trash/${trashId}/restore`);
    expect((await lines()).slice(0, 2)).toEqual([
      ['brands', 'restore', 'Nordfil', 1, []],
      ['brands', 'delete', 'Nordfil', 1, []],
    ]);
  });

  it('is narrowed by person and by days in Istanbul, and counts what is narrowed', async () => {
    // 23:30 in Istanbul, then half past midnight.
    test.clock.advance({ hours: 11, minutes: 30 });
    await test.brand({ name: 'Gece' });
    test.clock.advance({ hours: 1 });
    await test.brand({ name: 'Sabah' });
    const ali = { email: 'a@b.example', password: 'gizli-1', name: 'Ali', role: 'editor' } as const;
    await test.services.auth.createAccount(COMMAND_LINE, ali);
    const names = async (query: string) => (await list(query)).map((line) => line.name);
    expect(await names('?from=2026-11-21')).toEqual(['Ali (a@b.example)', 'Sabah']);
    expect(await names('?to=2026-11-20')).toEqual(['Gece']);
    expect(await names('?from=2026-11-20&to=2026-11-20&type=brand')).toEqual(['Gece']);
    const people = await test.ok<ActivityPerson[]>('GET', '/activities/people');
    const admin = people.find((person) => person.name === ADMIN.name);
    expect(people.map((person) => person.name)).toEqual(['Komut satırı', ADMIN.name]);
    expect(await names(`?person=${admin?.id}`)).toEqual(['Sabah', 'Gece']);
    const counts = await test.ok<Record<string, number>>('GET', '/activities/counts?to=2026-11-20');
    expect(counts).toMatchObject({ brands: 1, products: 0, site: 0, accounts: 0 });
    const refused = await test.call<{ fields: object }>('GET', '/activities?from=dün');
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, ['from']]);
    for (const path of ['/activities/people', '/activities/counts'])
      expect((await test.visit(path)).status).toBe(401);
  });
});
