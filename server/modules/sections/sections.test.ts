import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Section, SectionItem } from '../../../domain/site/section.ts';
import { openTestApp, type TestApp } from '../../../tests/factories.ts';
import { addItem, trashItem } from './write.ts';

type Entry = { action: string; entity: string; after: { title?: string } | null };
type Version = { id: string; at: string; actor: string; entries: Entry[] };

let test: TestApp;
beforeEach(async () => {
  test = await openTestApp();
});
afterEach(() => test.close());

function texts(sections: readonly Section[]): string[] {
  return sections.flatMap((section) => [section.title ?? '', ...section.items.map((item) => item.name)]);
}

describe('saving an editor', () => {
  it('creates, changes, adds and removes in one request', async () => {
    const hero = await test.section({ title: 'Eski' });
    const kept = await test.item(hero.id, { name: 'statistic', data: { value: '1', label: 'bir' } });
    const gone = await test.item(hero.id, { name: 'statistic', data: { value: '2', label: 'iki' } });
    const answer = await test.call<Section[]>('POST', '/sections/save', {
      created: [
        {
          page: 'homepage',
          section: 'gallery',
          title: 'Galeri',
          items: [{ name: 'gallery_image', data: { url: '/media/a.webp' } }],
        },
      ],
      sections: [{ id: hero.id, version: hero.version, title: 'Yeni' }],
      items: [{ id: kept.id, version: kept.version, data: { value: '9', label: 'dokuz' } }],
      added: [{ sectionId: hero.id, name: 'cta_button', data: { name: 'Git', url: '/contact' } }],
      removed: [gone.id],
    });
    expect(answer.status).toBe(200);
    const [stored] = answer.body.filter((section) => section.id === hero.id);
    expect(stored?.title).toBe('Yeni');
    expect(stored?.items.map((item) => item.name)).toEqual(['statistic', 'cta_button']);
    expect(stored?.items[0]?.data).toEqual({ value: '9', label: 'dokuz' });
    expect(answer.body.find((section) => section.section === 'gallery')?.items).toHaveLength(1);
  });

  it('stores nothing when one part is refused, and names its place', async () => {
    const hero = await test.section({ title: 'Eski' });
    const answer = await test.call('POST', '/sections/save', {
      sections: [{ id: hero.id, version: hero.version, title: 'Yeni' }],
      added: [
        { sectionId: hero.id, name: 'statistic', data: { value: '1', label: 'bir' } },
        { sectionId: hero.id, name: 'cta_button', data: { name: 'Git', url: 'javascript:alert(1)' } },
      ],
    });
    expect(answer.status).toBe(422);
    expect(answer.body.fields).toEqual({
      'added.1.data.url': 'Adres http(s), mailto, tel ya da / ile başlamalıdır.',
    });
    expect(texts(await test.ok('GET', '/sections?includeInactive=true'))).toEqual(['Eski']);
  });

  it('refuses a stale version with the row as stored, and leaves all else', async () => {
    const hero = await test.section({ title: 'Bir' });
    await test.ok('PUT', `/sections/${hero.id}`, { title: 'İki', version: hero.version });
    const answer = await test.call('POST', '/sections/save', {
      sections: [{ id: hero.id, version: hero.version, title: 'Üç' }],
      added: [{ sectionId: hero.id, name: 'statistic', data: { value: '1', label: 'bir' } }],
    });
    expect(answer.status).toBe(409);
    expect(answer.body.current).toMatchObject({ title: 'İki' });
    expect(texts(await test.ok('GET', '/sections?includeInactive=true'))).toEqual(['İki']);
  });

  it('answers 409 with the row when another editor created the section first', async () => {
    const hero = await test.section({ title: 'Onunki' });
    const answer = await test.call('POST', '/sections/save', {
      created: [{ page: 'homepage', section: 'hero', title: 'Benimki' }],
    });
    expect(answer.status).toBe(409);
    expect(answer.body.current).toMatchObject({ id: hero.id, title: 'Onunki' });
  });

  it('needs a session', async () => {
    expect((await test.call('POST', '/sections/save', {}, { token: null })).status).toBe(401);
    expect((await test.visit('/sections/published')).status).toBe(401);
  });
});

describe('what a section refuses', () => {
  it.each([
    ['navigation', { name: '', data: { url: '/x' } }, 'name', 'Lütfen menü adı ve URL girin!'],
    ['navigation', { name: 'Menü', data: { url: '' } }, 'data.url', 'Lütfen menü adı ve URL girin!'],
    [
      'navigation',
      { name: 'Menü', data: { url: 'data:text/html,x' } },
      'data.url',
      'Adres http(s), mailto, tel ya da / ile başlamalıdır.',
    ],
  ])('an item of %s that breaks its description', async (section, item, field, message) => {
    const { id } = await test.section({ page: 'header', section });
    const answer = await test.call('POST', `/sections/${id}/items`, item);
    expect(answer.status).toBe(422);
    expect(answer.body.fields[field]).toBe(message);
  });

  it('a fifth statistic, a third button, a brand twice and a rating beyond five', async () => {
    const hero = await test.section();
    for (const value of ['1', '2', '3', '4'])
      await test.item(hero.id, { name: 'statistic', data: { value, label: 'x' } });
    for (const name of ['Bir', 'İki']) await test.item(hero.id, { name: 'cta_button', data: { name } });
    const fifth = { name: 'statistic', data: { value: '5', label: 'x' } };
    const third = { name: 'cta_button', data: { name: 'Üç' } };
    expect((await test.call('POST', `/sections/${hero.id}/items`, fifth)).status).toBe(422);
    expect((await test.call('POST', `/sections/${hero.id}/items`, third)).status).toBe(422);
    const strip = await test.section({ section: 'brands-carousel' });
    const brand = { name: 'brand', data: { id: 'b1' } };
    await test.item(strip.id, brand);
    const twice = await test.call('POST', `/sections/${strip.id}/items`, brand);
    expect([twice.status, twice.body.message]).toEqual([409, 'Bu marka zaten ekli.']);
    const quotes = await test.section({ section: 'testimonials' });
    const six = { name: 'testimonial', data: { name: 'A', text: 'B', rating: 6 } };
    const refused = await test.call('POST', `/sections/${quotes.id}/items`, six);
    expect(refused.body.fields['data.rating']).toBe('1 ile 5 arasında bir puan girin.');
  });
});

describe('the order of new items', () => {
  it('is one more than the section holds, and free after a deletion', async () => {
    const values = await test.section({ page: 'about', section: 'values' });
    const made: SectionItem[] = [];
    for (const title of ['A', 'B', 'C'])
      made.push(await test.item(values.id, { name: 'value', data: { title } }));
    expect(made.map((item) => item.sortOrder)).toEqual([1, 2, 3]);
    await test.ok('DELETE', `/section-items/${made[0]?.id}`);
    const next = await test.item(values.id, { name: 'value', data: { title: 'D' } });
    expect(next.sortOrder).toBe(4);
    const menu = await test.section({ page: 'header', section: 'navigation' });
    const link = await test.item(menu.id, { name: 'Menü', data: { url: '/x' } });
    expect(link.sortOrder).toBe(0);
  });
});

describe('versions of a section', () => {
  it('are the writes to it and its items; each can be brought back whole', async () => {
    const hero = await test.section({ title: 'Bir' });
    test.clock.advance({ minutes: 1 });
    const first = await test.item(hero.id, { name: 'statistic', data: { value: '1', label: 'bir' } });
    test.clock.advance({ minutes: 1 });
    await test.ok('POST', '/sections/save', {
      sections: [{ id: hero.id, title: 'İki' }],
      items: [{ id: first.id, data: { value: '2', label: 'iki' } }],
      added: [{ sectionId: hero.id, name: 'statistic', data: { value: '3', label: 'üç' } }],
    });
    test.clock.advance({ minutes: 1 });
    await test.ok('DELETE', `/section-items/${first.id}`);
    const versions = await test.ok<Version[]>('GET', `/sections/${hero.id}/history`);
    expect(versions.map((version) => version.entries.map((entry) => entry.action).sort())).toEqual([
      ['delete'],
      ['create', 'update', 'update'],
      ['create'],
      ['create'],
    ]);

    test.clock.advance({ minutes: 1 });
    const back = await test.ok<Section>('POST', `/sections/${hero.id}/restore`, {
      versionId: versions[2]?.id,
    });
    expect(back.title).toBe('Bir');
    expect(back.items.map((item) => item.data)).toEqual([{ value: '1', label: 'bir' }]);
    expect(back.items[0]?.id).toBe(first.id);

    test.clock.advance({ minutes: 1 });
    const again = await test.ok<Section>('POST', `/sections/${hero.id}/restore`, {
      versionId: versions[1]?.id,
    });
    expect(again.title).toBe('İki');
    expect(again.items.map((item) => item.data.value)).toEqual(['2', '3']);
  });

  it('stay, however much is deleted in other sections', async () => {
    const values = await test.section({ page: 'about', section: 'values' });
    const value = await test.item(values.id, { name: 'value', data: { title: 'A' } });
    await test.ok('DELETE', `/section-items/${value.id}`);
    const menu = await test.section({ page: 'header', section: 'navigation' });
    test.clock.advance({ minutes: 1 });
    const link = { name: 'Menü', data: { url: '/x' }, isActive: true };
    await test.services.records.write({ accountId: null, name: 'Sınama' }, async (write) => {
      for (let count = 0; count < 1010; count++) await trashItem(write, await addItem(write, menu.id, link));
    });
    const versions = await test.ok<Version[]>('GET', `/sections/${values.id}/history`);
    expect(versions.map((version) => version.entries.map((entry) => entry.action))).toEqual([
      ['delete'],
      ['create'],
      ['create'],
    ]);
    const back = await test.ok<Section>('POST', `/sections/${values.id}/restore`, {
      versionId: versions[1]?.id,
    });
    expect(back.items.map((item) => item.id)).toEqual([value.id]);
  });

  it('are told apart by their write, also those of one moment', async () => {
    const hero = await test.section({ title: 'Bir' });
    await test.ok('PUT', `/sections/${hero.id}`, { title: 'İki' });
    await test.ok('PUT', `/sections/${hero.id}`, { title: 'Üç' });
    const versions = await test.ok<Version[]>('GET', `/sections/${hero.id}/history`);
    expect(versions.map((version) => version.entries[0]?.after?.title)).toEqual(['Üç', 'İki', 'Bir']);
    const restored = (versionId: string | undefined, state: string) =>
      test.ok<Section>('POST', `/sections/${hero.id}/restore`, { versionId, state });
    expect((await restored(versions[1]?.id, 'after')).title).toBe('İki');
    expect((await restored(versions[1]?.id, 'before')).title).toBe('Bir');
  });

  it('of a full section come back too: what came later makes room first', async () => {
    const hero = await test.section();
    const statistic = (value: string) =>
      test.item(hero.id, { name: 'statistic', data: { value, label: 'x' } });
    const first = await statistic('1');
    for (const value of ['2', '3', '4']) await statistic(value);
    const [full] = await test.ok<Version[]>('GET', `/sections/${hero.id}/history`);
    test.clock.advance({ minutes: 1 });
    await test.ok('DELETE', `/section-items/${first.id}`);
    await statistic('5');
    const back = await test.ok<Section>('POST', `/sections/${hero.id}/restore`, { versionId: full?.id });
    expect(back.items.map((item) => item.data.value)).toEqual(['1', '2', '3', '4']);
  });

  it('answer 404 for another section and for an unknown moment', async () => {
    const hero = await test.section();
    const gallery = await test.section({ section: 'gallery' });
    const [version] = await test.ok<Version[]>('GET', `/sections/${gallery.id}/history`);
    const wrong = { versionId: version?.id };
    expect((await test.call('POST', `/sections/${hero.id}/restore`, wrong)).status).toBe(404);
    expect((await test.call('GET', '/sections/yok/history')).status).toBe(404);
  });
});

it('the last publication of each page says when and who, also after a deletion', async () => {
  const hero = await test.section();
  const footer = await test.section({ page: 'footer', section: 'quick-links' });
  const link = await test.item(footer.id, { name: 'Bağlantı', data: { url: '/x' } });
  test.clock.advance({ hours: 1 });
  await test.ok('DELETE', `/section-items/${link.id}`);
  test.clock.advance({ hours: 1 });
  await test.ok('PUT', '/settings', { metaTitle: 'Başlık' });
  const published = await test.ok<Array<{ page: string; at: string; actor: string }>>(
    'GET',
    '/sections/published',
  );
  const times = new Map(published.map((entry) => [entry.page, entry.at]));
  expect(times.get('homepage')).toBe(hero.createdAt);
  expect(times.get('footer')).toBe('2026-11-20T10:00:00.000Z');
  expect(times.get('seo')).toBe('2026-11-20T11:00:00.000Z');
  expect(published.every((entry) => entry.actor === 'Yönetici')).toBe(true);
});
