import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SETTING_KEYS, type Settings } from '../../../domain/site/setting.ts';
import { openTestApp, type TestApp } from '../../../tests/factories.ts';

let test: TestApp;
beforeEach(async () => {
  test = await openTestApp();
});
afterEach(() => test.close());

describe('the settings', () => {
  it('are public, and every key is there from the beginning', async () => {
    const { status, body } = await test.visit<Settings>('/settings');
    expect(status).toBe(200);
    expect(Object.keys(body).sort()).toEqual([...SETTING_KEYS, 'version'].sort());
    expect(new Set(SETTING_KEYS.map((key) => body[key]))).toEqual(new Set(['']));
  });

  it('take a part and leave the rest', async () => {
    const first = await test.ok<Settings>('PUT', '/settings', {
      companyName: 'Vitrin Dental',
      metaTitle: ' Başlık ',
    });
    expect([first.companyName, first.metaTitle]).toEqual(['Vitrin Dental', 'Başlık']);
    const second = await test.ok<Settings>('PUT', '/settings', { metaTitle: null, robots: 'noindex,follow' });
    expect(second).toEqual({ ...first, metaTitle: '', robots: 'noindex,follow', version: first.version + 1 });
    expect((await test.visit('/settings')).body).toEqual(second);
  });

  it('refuse a stale version with the current ones', async () => {
    const { version } = await test.ok<Settings>('GET', '/settings');
    const current = await test.ok<Settings>('PUT', '/settings', { author: 'A', version });
    const stale = await test.call('PUT', '/settings', { author: 'B', version });
    expect([stale.status, stale.body.current]).toEqual([409, current]);
    expect((await test.ok<Settings>('PUT', '/settings', { author: 'C' })).author).toBe('C');
  });

  it.each([
    [{ metaTitle: 'a'.repeat(61) }, 'metaTitle'],
    [{ metaDescription: 'a'.repeat(161) }, 'metaDescription'],
    [{ robots: 'all' }, 'robots'],
    [{ language: 'fr' }, 'language'],
    [{ ogImage: 'javascript:alert(1)' }, 'ogImage'],
    [{ siteUrl: 'vitrin' }, 'siteUrl'],
    [{ siteUrl: 'https://vitrin.example/\nSet-Cookie: a=b' }, 'siteUrl'],
    [{ companyName: 5 }, 'companyName'],
    [{ gizliAnahtar: 'x' }, 'gizliAnahtar'],
  ])('refuse %j and store nothing', async (input, field) => {
    const answer = await test.call('PUT', '/settings', { author: 'A', ...input });
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, [field]]);
    expect((await test.ok<Settings>('GET', '/settings')).author).toBe('');
  });

  it('take the place on the map as numbers too', async () => {
    const { mapLat, mapZoom } = await test.ok<Settings>('PUT', '/settings', { mapLat: 39.9708, mapZoom: 15 });
    expect([mapLat, mapZoom]).toEqual(['39.9708', '15']);
    const refused = await test.call('PUT', '/settings', { mapLat: 91, mapZoom: 20.5 });
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, ['mapLat', 'mapZoom']]);
  });

  it('have versions that can be brought back', async () => {
    await test.ok('PUT', '/settings', { author: 'İlk' });
    await test.ok('PUT', '/settings', { author: 'İkinci' });
    const versions = await test.ok<Array<{ id: string }>>('GET', '/history?entity=settings&id=site');
    await test.ok('POST', `/history/${versions.at(-1)?.id}/restore`);
    expect((await test.ok<Settings>('GET', '/settings')).author).toBe('İlk');
  });
});
