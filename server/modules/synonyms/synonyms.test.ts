import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FindAnswer } from '../../../domain/search/answer.ts';
import type { SynonymRow } from '../../../domain/things/synonym.ts';
import { openTestApp, type TestApp } from '../../../tests/factories.ts';

let test: TestApp;
beforeEach(async () => {
  test = await openTestApp();
});
afterEach(() => test.close());

async function found(q: string): Promise<string[]> {
  const { body } = await test.visit<FindAnswer>(`/find?${new URLSearchParams({ q })}`);
  return body.hits.map(({ name }) => name.text);
}

describe('words that mean the same', () => {
  it('are there from the start, in more than thirty groups', async () => {
    const groups = await test.ok<SynonymRow[]>('GET', '/synonyms');
    expect(groups.length).toBeGreaterThan(30);
    expect(groups.map(({ words }) => words)).toContainEqual(['türbin', 'aeratör', 'airotor']);
    await test.product({ name: 'Turbo Türbin' });
    await test.services.index.ready();
    expect(await found('aeratörler')).toEqual(['Turbo Türbin']);
  });

  it('hold for the next search once they are added, changed, deleted or brought back', async () => {
    await test.product({ name: 'Profi Püskürtme Cihazı' });
    await test.services.index.ready();
    expect(await found('kumlama')).toEqual([]);
    const group = await test.ok<SynonymRow>('POST', '/synonyms', {
      words: ['kumlama', 'Püskürtme', 'KUMLAMA'],
    });
    expect(group.words).toEqual(['KUMLAMA', 'Püskürtme']);
    expect(await found('kumlama')).toEqual(['Profi Püskürtme Cihazı']);
    const changed = await test.ok<SynonymRow>('PUT', `/synonyms/${group.id}`, {
      words: ['kumtaşı', 'püskürtme'],
      version: group.version,
    });
    expect(await found('kumlama')).toEqual([]);
    expect(await found('kumtaşı')).toEqual(['Profi Püskürtme Cihazı']);
    const gone = await test.ok<{ trashId: string }>(
      'DELETE',
      `/synonyms/${group.id}?version=${changed.version}`,
    );
    expect(await found('kumtaşı')).toEqual([]);
    await test.ok('POST', `/trash/${gone.trashId}/restore`);
    expect(await found('kumtaşı')).toEqual(['Profi Püskürtme Cihazı']);
    const versions = await test.ok<unknown[]>('GET', `/history?entity=synonyms&id=${group.id}`);
    expect(versions.length).toBeGreaterThan(2);
  });

  it('are refused where they say nothing, are out of date, or come from a stranger', async () => {
    expect((await test.call('POST', '/synonyms', { words: ['bir', 'BİR'] })).status).toBe(422);
    expect((await test.call('POST', '/synonyms', { words: Array(30).fill('x') })).status).toBe(422);
    const group = await test.ok<SynonymRow>('POST', '/synonyms', { words: ['a', 'b'] });
    await test.ok('PUT', `/synonyms/${group.id}`, { words: ['a', 'c'], version: 1 });
    expect((await test.call('PUT', `/synonyms/${group.id}`, { words: ['a', 'd'], version: 1 })).status).toBe(
      409,
    );
    expect((await test.call('DELETE', `/synonyms/${group.id}?version=1`)).status).toBe(409);
    expect((await test.visit('/synonyms')).status).toBe(401);
  });
});
