import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FindAnswer, SuggestAnswer } from '../../../domain/search/answer.ts';
import { openTestApp, type TestApp } from '../../../tests/factories.ts';
import { pdf } from '../../../tests/samples/documents.ts';
import { catalog, taken } from '../../../tests/samples/upload.ts';
import { COMMAND_LINE } from '../../context.ts';

let test: TestApp;
beforeEach(async () => {
  test = await openTestApp();
});
afterEach(() => test.close());

async function find(q: string): Promise<FindAnswer> {
  return (await test.visit<FindAnswer>(`/find?${new URLSearchParams({ q })}`)).body;
}

describe('pages of catalogs', () => {
  it('are found by what they say, from their upload until their file is gone for good', async () => {
    await test.services.index.ready();
    const bytes = await pdf({ pages: 3, text: 'Kanal aleti tablosu 3,3 mm sayfa' });
    const file = await taken(catalog(test, { bytes, name: 'Endodonti.pdf' }));
    const own = await test.catalog({ title: 'Endodonti 2026', fileUrl: file.url });
    await test.services.media.idle();
    const found = await find('tablosu');
    expect(found).toMatchObject({ kind: 'page', total: 3, counts: { product: 0, catalog: 0, page: 3 } });
    expect(found.hits[1]).toMatchObject({
      ...{ id: `${own.id}:2`, catalogId: own.id, page: 2, name: { text: 'Endodonti 2026', marks: [] } },
      href: `/api/catalogs/${own.id}/download?inline=true#page=2`,
      line: { text: 'Kanal aleti tablosu 3,3 mm sayfa 2', marks: [[12, 19]] },
    });
    const typed = await test.visit<SuggestAnswer>('/suggest?q=endodonti%20tab');
    expect(typed.body.papers.map(({ kind }) => kind)).toEqual([]);
    const first = await test.visit<SuggestAnswer>('/suggest?q=kanal');
    expect(first.body.papers.map(({ kind }) => kind)).toEqual(['page', 'page']);
    await test.ok('PUT', `/catalogs/${own.id}`, { isActive: false });
    expect((await find('tablosu')).counts.page).toBe(0);
    await test.ok('PUT', `/catalogs/${own.id}`, { isActive: true });
    expect((await find('tablosu')).counts.page).toBe(3);
    const { trashId } = await test.ok<{ trashId: string }>('DELETE', `/catalogs/${own.id}`);
    expect((await find('tablosu')).counts.page).toBe(0);
    await test.ok('DELETE', `/trash/${trashId}`);
    const gone = await test.ok<{ trashIds: string[] }>('POST', '/media/bulk-delete', { ids: [file.id] });
    expect(await test.services.db.selectFrom('documentPages').selectAll().execute()).toHaveLength(3);
    await test.ok('POST', '/trash/purge', { ids: gone.trashIds });
    expect(await test.services.db.selectFrom('documentPages').selectAll().execute()).toEqual([]);
  });

  it('are read once in the background where a document came before they were kept', async () => {
    const bytes = await pdf({ pages: 2, text: 'Eski belge' });
    const file = await taken(catalog(test, { bytes, name: 'eski.pdf' }));
    await test.catalog({ title: 'Eski', fileUrl: file.url });
    await test.services.media.idle();
    await test.services.db.deleteFrom('documentPages').execute();
    await test.services.index.ready();
    expect((await find('belge')).counts.page).toBe(0);
    await test.services.media.readPages();
    expect((await find('belge')).counts.page).toBe(2);
  });
});

describe('searches without a hit', () => {
  type Missed = Array<{ day: string; text: string; count: number }>;

  it('are counted by day, whoever looked; what may tell a person is not', async () => {
    await test.product({ name: 'Türbin' });
    await test.services.index.ready();
    for (const q of [
      'Airflow',
      'airflow ',
      'ayse@klinik.example',
      '0532 555 01 42',
      '12345678901',
      'türbin',
      'trübin',
    ])
      await find(q);
    expect(await test.ok<Missed>('GET', '/missed-searches')).toEqual([
      { day: '2026-11-20', text: 'airflow', count: 2 },
    ]);
    await find('airflow');
    expect(await test.ok<Missed>('GET', '/missed-searches')).toMatchObject([{ text: 'airflow', count: 3 }]);
    expect((await test.visit('/missed-searches')).status).toBe(401);
  });

  it('count for the day that it is in Istanbul', async () => {
    await test.product({ name: 'Türbin' });
    await test.services.index.ready();
    // Past midnight there, and the evening before in Greenwich.
    const now = test.services.clock();
    test.clock.advance({
      milliseconds: Date.parse(`${now.toISOString().slice(0, 10)}T22:30:00Z`) - now.getTime(),
    });
    await find('airflow');
    expect(await test.services.missed.list(COMMAND_LINE)).toMatchObject([{ day: '2026-11-21' }]);
  });

  it('are bounded a day, and forgotten after 90', async () => {
    const { missed, db } = test.services;
    for (let number = 0; number < 700; number++) {
      missed.note(`yok ${number}`);
      if (number % 100 === 99) await missed.flush();
    }
    const count = async () => (await db.selectFrom('missedSearches').selectAll().execute()).length;
    expect(await count()).toBe(500);
    await db.updateTable('missedSearches').set({ day: '2026-08-21' }).where('text', '=', 'yok 1').execute();
    await missed.forget();
    expect(await count()).toBe(499);
  });
});
