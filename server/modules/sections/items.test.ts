import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ItemInput, Section, SectionItem } from '../../../domain/site/section.ts';
import { openTestApp, START, type TestApp } from '../../../tests/factories.ts';

const LINK = 'Adres http(s), mailto, tel ya da / ile başlamalıdır.';
const SOURCE = 'Adres http(s) ya da / ile başlamalıdır.';

let test: TestApp;
beforeEach(async () => {
  test = await openTestApp();
});
afterEach(() => test.close());

function add(sectionId: string, input: unknown) {
  return test.call<SectionItem & { fields: object; message: string }>(
    'POST',
    `/sections/${sectionId}/items`,
    input,
  );
}

describe('creating a section', () => {
  it('answers it with no items, and refuses a second one of its kind with the first', async () => {
    const answer = await test.call<Section>('POST', '/sections', {
      page: 'homepage',
      section: 'hero',
      title: 'Başlık',
      content: '{"badge":"Yeni"}',
    });
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      id: expect.any(String),
      page: 'homepage',
      section: 'hero',
      title: 'Başlık',
      subtitle: null,
      description: null,
      imageUrl: null,
      content: { badge: 'Yeni' },
      isActive: true,
      sortOrder: 0,
      items: [],
      version: 1,
      createdAt: START,
      updatedAt: START,
    });
    const second = await test.call('POST', '/sections', { page: 'homepage', section: 'hero' });
    expect([second.status, second.body.current]).toEqual([409, answer.body]);
  });

  it.each([
    [{ section: 'hero' }, ['page']],
    [{ page: 'Ana Sayfa', section: 'hero' }, ['page']],
    [{ page: 'homepage', section: 'hero', content: 'metin' }, ['content']],
    [{ page: 'homepage', section: 'hero', content: [1] }, ['content']],
    [{ page: 'homepage', section: 'about-preview', imageUrl: 'javascript:alert(1)' }, ['imageUrl']],
    [{ page: 'header', section: 'logo', content: { logoUrl: 'data:image/svg+xml,x' } }, ['content.logoUrl']],
    [{ page: 'footer', section: 'contact-info', content: { email: 'bilgi' } }, ['content.email']],
    [{ page: 'homepage', section: 'hero', items: [] }, ['items']],
  ])('refuses %j', async (input, fields) => {
    const answer = await test.call('POST', '/sections', input);
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, fields]);
  });
});

describe('the items of a section', () => {
  it('take data as an object or as JSON text, and stand in the order they came', async () => {
    const section = await test.section();
    const one = await add(section.id, { name: 'statistic', data: { value: '100%', label: 'orijinal' } });
    const two = await add(section.id, { name: 'statistic', data: '{"value":"15+","label":"yıl"}' });
    expect([one.status, one.body.sortOrder, two.body.sortOrder]).toEqual([201, 1, 2]);
    expect(two.body.data).toEqual({ value: '15+', label: 'yıl' });
    for (const data of ['[1]', 'metin', '{"a":', 5])
      expect([data, (await add(section.id, { name: 'statistic', data })).status]).toEqual([data, 422]);
  });

  it('of header and footer all begin at 0', async () => {
    const menu = await test.section({ page: 'header', section: 'navigation' });
    for (const name of ['Bir', 'İki'])
      expect((await add(menu.id, { name, data: { url: '/about' } })).body.sortOrder).toBe(0);
  });

  it.each([
    ['statistic', { value: '1', label: 'a' }, 4, 'İstatistikler: en fazla 4 tane eklenebilir.'],
    ['cta_button', { name: 'Git', url: '/about' }, 2, 'Düğmeler: en fazla 2 tane eklenebilir.'],
  ])('%s are as many as the page has room for', async (name, data, max, message) => {
    const section = await test.section();
    const answers = await Promise.all(Array.from({ length: max + 2 }, () => add(section.id, { name, data })));
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(max);
    const refused = answers.find((answer) => answer.status === 422);
    expect(refused?.body.message).toBe(message);
    const other = await test.item(section.id, { name: 'baska', data: {} });
    const renamed = await test.call('PUT', `/section-items/${other.id}`, { name, data });
    expect([renamed.status, renamed.body.message]).toEqual([422, message]);
  });

  it.each([
    [
      'homepage',
      'testimonials',
      { name: 'testimonial', data: { name: 'A', text: 'b', rating: 0 } },
      { 'data.rating': '1 ile 5 arasında bir puan girin.' },
    ],
    [
      'homepage',
      'testimonials',
      { name: 'testimonial', data: { name: 'A', text: 'b', rating: 6 } },
      { 'data.rating': '1 ile 5 arasında bir puan girin.' },
    ],
    [
      'homepage',
      'testimonials',
      { name: 'testimonial', data: { name: 'A', text: 'b', rating: true } },
      { 'data.rating': '1 ile 5 arasında bir puan girin.' },
    ],
    [
      'homepage',
      'testimonials',
      { name: 'testimonial', data: { rating: 5 } },
      { 'data.name': 'Ad soyad yazın.', 'data.text': 'Yorumu yazın.' },
    ],
    [
      'homepage',
      'hero',
      { name: 'cta_button', data: { name: 'Git', url: 'javascript:alert(1)' } },
      { 'data.url': LINK },
    ],
    ['homepage', 'hero', { name: 'hero_image', data: { url: 'mailto:a@b.c' } }, { 'data.url': SOURCE }],
    [
      'homepage',
      'gallery',
      { name: 'gallery_image', data: { details: 'tek satır', url: '/a.webp' } },
      { 'data.details': 'Satırlar halinde metin bekleniyor.' },
    ],
    ['header', 'navigation', { name: 'Menü', data: {} }, { 'data.url': 'Lütfen menü adı ve URL girin!' }],
    ['header', 'navigation', { name: 'Menü', data: { url: '//kotu.example' } }, { 'data.url': LINK }],
    [
      'ozel',
      'sayfa',
      { name: 'image', data: { imageUrl: 'javascript:alert(1)' } },
      { 'data.imageUrl': LINK },
    ],
  ])('of %s/%s refuse %j', async (page, section, input, fields) => {
    const { id } = await test.section({ page, section });
    const answer = await add(id, input);
    expect([answer.status, answer.body.fields]).toEqual([422, fields]);
  });

  it('take a rating of 1 to 5, as a number or as text', async () => {
    const { id } = await test.section({ section: 'testimonials' });
    for (const rating of [1, 5, 4.5, '3'])
      expect((await add(id, { name: 'testimonial', data: { name: 'A', text: 'b', rating } })).status).toBe(
        201,
      );
  });

  it('refuse data that is too deep, too long or holds what no database takes', async () => {
    const { id } = await test.section({ page: 'ozel', section: 'sayfa' });
    const deep = `{"name":"a","data":{"a":${'['.repeat(50_000)}${']'.repeat(50_000)}}}`;
    const answers = [
      await test.call('POST', `/sections/${id}/items`, undefined, { raw: deep }),
      await add(id, { name: 'a', data: { a: 'x'.repeat(100_001) } }),
      await add(id, { name: 'a', data: { a: 'x\0' } }),
      await add(id, { name: 'a', data: { a: '\ud800' } }),
      await add(id, { name: 'a', data: { ['k'.repeat(81)]: 1 } }),
      await add(id, { name: 'a\0', data: {} }),
      await add(id, { name: '', data: {} }),
    ];
    // What is too deep is not read as far as its fields.
    expect(answers.map((answer) => answer.status)).toEqual([400, 422, 422, 422, 422, 422, 422]);
  });

  it('keep a key that means something to the language as plain data', async () => {
    const { id } = await test.section({ page: 'ozel', section: 'sayfa' });
    const raw = '{"name":"a","data":{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}}';
    expect((await test.call('POST', `/sections/${id}/items`, undefined, { raw })).status).toBe(201);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });

  it('take a brand once', async () => {
    const { id } = await test.section({ section: 'brands-carousel' });
    const brand = await test.brand();
    const input: ItemInput = { name: 'brand', data: { id: brand.id, name: brand.name } };
    const item = await test.item(id, input);
    const again = await add(id, input);
    expect([again.status, again.body.message]).toEqual([409, 'Bu marka zaten ekli.']);
    const data = { id: brand.id, name: 'Başka bir ad' };
    expect(await test.ok('PUT', `/section-items/${item.id}`, { data })).toMatchObject({ version: 2 });
  });

  it('are changed by version, toggled, deleted and brought back', async () => {
    const section = await test.section();
    const item = await test.item(section.id, { name: 'statistic', data: { value: '1', label: 'a' } });
    const off = await test.ok<SectionItem>('PUT', `/section-items/${item.id}`, {
      isActive: false,
      version: 1,
    });
    expect(off).toEqual({ ...item, isActive: false, version: 2 });
    const stale = await test.call('PUT', `/section-items/${item.id}`, { isActive: true, version: 1 });
    expect([stale.status, stale.body.current]).toEqual([409, off]);
    const gone = await test.ok<{ trashId: string }>('DELETE', `/section-items/${item.id}`);
    expect(gone).toMatchObject({ success: true, trashed: { sectionItems: 1 } });
    await test.ok('POST', `/trash/${gone.trashId}/restore`);
    const [back] = await test.ok<Section[]>('GET', '/sections?includeInactive=true');
    expect(back?.items).toEqual([{ ...off, version: 3 }]);
  });

  it('are ordered within their section only', async () => {
    const [one, two] = [await test.section(), await test.section({ section: 'gallery' })];
    const ids: string[] = [];
    for (const label of ['a', 'b', 'c'])
      ids.push((await test.item(one.id, { name: 'statistic', data: { value: '1', label } })).id);
    const other = await test.item(two.id, { name: 'gallery_image', data: { url: '/a.webp' }, sortOrder: 9 });
    await test.ok('POST', '/section-items/reorder', { ids: ids.toReversed() });
    const sections = await test.ok<Section[]>('GET', '/sections');
    expect(sections[0]?.items.map((item) => item.id)).toEqual(ids.toReversed());
    expect(sections[1]?.items[0]?.sortOrder).toBe(9);
    expect((await test.call('POST', '/section-items/reorder', { ids: [ids[0], other.id] })).status).toBe(422);
  });
});

describe('what visitors see of sections', () => {
  it('are active ones with their active items, brands as long as those are shown', async () => {
    const hero = await test.section();
    await test.item(hero.id, { name: 'statistic', data: { value: '1', label: 'açık' } });
    await test.item(hero.id, { name: 'statistic', data: { value: '1', label: 'kapalı' }, isActive: false });
    await test.section({ page: 'about', isActive: false });
    const strip = await test.section({ section: 'brands-carousel' });
    const [shown, hidden, gone] = [
      await test.brand(),
      await test.brand({ isActive: false }),
      await test.brand(),
    ];
    for (const brand of [shown, hidden, gone])
      await test.item(strip.id, { name: 'brand', data: { id: brand.id } });
    await test.ok('DELETE', `/brands/${gone.id}`);
    const { body: visitor, headers } = await test.visit<Section[]>('/sections?page=homepage');
    expect(headers.get('x-total-count')).toBe('2');
    expect(visitor.map((section) => section.items.map((item) => item.data.label ?? item.data.id))).toEqual([
      ['açık'],
      [shown.id],
    ]);
    expect((await test.visit<Section[]>('/sections?page=about')).body).toEqual([]);
    expect((await test.visit('/sections?includeInactive=true')).status).toBe(401);
    const staff = await test.ok<Section[]>('GET', '/sections?includeInactive=true');
    expect(staff.map((section) => section.items.length)).toEqual([0, 2, 3]);
  });
});
