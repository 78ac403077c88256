import { expect, it } from 'vitest';
import type { Dashboard } from '../../../domain/pages/dashboard.ts';
import { pageFrom } from './page-from.ts';

const brand = {
  id: 'b1',
  slug: 'nordfil',
  name: 'Nordfil',
  sortOrder: 0,
  createdAt: '2026-11-20T09:00:00.000Z',
};
const copy = {
  brands: [brand],
  categories: [],
  products: [],
  catalogs: [],
  settings: {},
  siteSections: [],
  hiddenSections: [],
  stats: {},
} as unknown as Dashboard;

function answerTo(path: string) {
  const url = new URL(path, 'https://v.example');
  return pageFrom(copy, new Request(url), url);
}

it('answers without the server as a loader does', async () => {
  expect(await answerTo('/brands/nordfil')).toMatchObject({
    type: 'data',
    result: { brand: { name: 'Nordfil' } },
  });
  expect(await answerTo('/brands/yok')).toMatchObject({ type: 'data', result: { data: null } });
  const moved = (await answerTo('/brands/b1?page=2'))?.result as Response;
  expect([moved.status, moved.headers.get('Location')]).toEqual([301, '/brands/nordfil?page=2']);
  expect(await answerTo('/kvkk')).toBeUndefined();
});
