import { type APIRequestContext, expect, test } from '@playwright/test';
import { linkTo, metaOf, titleOf } from '../audit/page.ts';
import { Staff, unique } from './admin-support.ts';

type Row = { id: string; name: string; slug: string };

/** Where an address leads in one step. */
async function step(request: APIRequestContext, address: string): Promise<[number, string | undefined]> {
  const answer = await request.get(address, { maxRedirects: 0 });
  return [answer.status(), answer.headers().location];
}

async function htmlOf(request: APIRequestContext, path: string, status = 200): Promise<string> {
  const answer = await request.get(path);
  expect([path, answer.status()]).toEqual([path, status]);
  return answer.text();
}

test('every other form of an address leads to the page in one step, with all that was asked', async ({
  request,
  baseURL,
}) => {
  const staff = await Staff.signIn(request);
  const brand = await staff.call<Row>('POST', '/brands', { name: unique('Eski Ad') });
  const category = await staff.call<Row>('POST', '/categories', { name: 'Eski Tür', brandId: brand.id });
  const product = await staff.call<Row>('POST', '/products', {
    name: unique('Eski Ürün'),
    brandId: brand.id,
    categoryId: category.id,
  });
  const slug = `yeni-${brand.slug}`;
  await staff.call('PUT', `/brands/${brand.id}`, { slug });
  await staff.call('PUT', `/categories/${category.id}`, { slug: 'yeni-tur' });
  const old = `/brands/${brand.slug}`;
  for (const [asked, place] of [
    ['/About', '/about'],
    ['/brands/', '/brands'],
    ['//about', '/about'],
    ['/BRANDS/Nordfil/?page=2', '/brands/nordfil?page=2'],
    ['/brands/nordfil?page=1&sort=name', '/brands/nordfil?sort=name'],
    ['/distributors?page=1', '/distributors'],
    [`${old}?utm_source=posta&sort=name`, `/brands/${slug}?utm_source=posta&sort=name`],
    [`${old.toUpperCase()}//?page=1&utm_source=posta`, `/brands/${slug}?utm_source=posta`],
    [`/Brands/${brand.id}/`, `/brands/${slug}`],
    [`${old}/Eski-Tur/?featured=1`, `/brands/${slug}/yeni-tur?featured=1`],
    [
      `//brands/${brand.slug}/genel/${product.slug}/?view=video`,
      `/brands/${slug}/yeni-tur/${product.slug}?view=video`,
    ],
    [`${old}/eski-tur/${product.id}`, `/brands/${slug}/yeni-tur/${product.slug}`],
    ['/distributors/Nordfil/', '/distributors/nordfil'],
  ] as const) {
    expect(await step(request, `${baseURL}${asked}`), asked).toEqual([301, place]);
    expect((await step(request, `${baseURL}${place}`))[0], place).toBe(200);
  }
  await staff.call('DELETE', `/brands/${brand.id}`);
});

test('each page of a list is a page of its own, and past its end there is none', async ({
  request,
  baseURL,
}) => {
  const first = await htmlOf(request, '/distributors');
  expect(linkTo(first, 'canonical')).toBe(`${baseURL}/distributors`);
  expect([linkTo(first, 'prev'), linkTo(first, 'next')]).toEqual([null, `${baseURL}/distributors?page=2`]);
  const second = await htmlOf(request, '/distributors?page=2');
  expect(titleOf(second)).toBe('Bayiliklerimiz – Sayfa 2 | Vitrin Dental');
  expect(linkTo(second, 'canonical')).toBe(`${baseURL}/distributors?page=2`);
  expect(metaOf(second, 'og:url')).toBe(`${baseURL}/distributors?page=2`);
  expect(linkTo(second, 'prev')).toBe(`${baseURL}/distributors`);
  const sorted = await htmlOf(request, '/brands/nordfil?sort=name&page=2');
  expect(linkTo(sorted, 'canonical')).toBe(`${baseURL}/brands/nordfil`);
  for (const path of ['/distributors', '/brands/nordfil', '/brands/nordfil/kompozit']) {
    for (const page of ['0', 'abc', '-1', '9999', '99999999999999999999']) {
      const html = await htmlOf(request, `${path}?page=${page}`, 404);
      expect(titleOf(html)).toBe('Sayfa bulunamadı | Vitrin Dental');
      expect(html).toContain('Listenin başına dönün');
      expect([metaOf(html, 'robots'), linkTo(html, 'canonical')]).toEqual(['noindex,follow', null]);
    }
  }
});

test('search engines find a distributor once, and nothing that is empty', async ({ request, baseURL }) => {
  const staff = await Staff.signIn(request);
  const empty = await staff.call<Row>('POST', '/brands', { name: unique('Boş Marka'), isDistributor: true });
  const shelf = await staff.call<Row>('POST', '/categories', { name: 'Boş Tür', brandId: empty.id });
  const story = await htmlOf(request, '/distributors/nordfil');
  expect(linkTo(story, 'canonical')).toBe(`${baseURL}/brands/nordfil`);
  expect(metaOf(story, 'og:url')).toBe(`${baseURL}/brands/nordfil`);
  const hidden = [
    `/brands/${empty.slug}`,
    `/brands/${empty.slug}/${shelf.slug}`,
    `/distributors/${empty.slug}`,
  ];
  for (const path of hidden)
    expect(metaOf(await htmlOf(request, path), 'robots'), path).toBe('noindex,follow');
  const map = await (await request.get('/sitemap.xml')).text();
  expect(map).toContain(`<loc>${baseURL}/brands/nordfil</loc>`);
  expect(map).not.toContain(`/brands/${empty.slug}`);
  expect(map).not.toContain('/distributors/');
  await staff.call('DELETE', `/brands/${empty.id}`);
});
