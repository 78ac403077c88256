import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEarlier } from './earlier.ts';
import { ENGINES } from './engines.ts';

const EARLIER = '2026-11-20T09:00:00.000Z';
const LATER = '2026-11-20T10:00:00.000Z';

describe.each(ENGINES)('activities of an earlier program on $name', (engine) => {
  beforeAll(() => engine.start());
  afterAll(() => engine.stop());

  it('are told from its history, one line for each write', async () => {
    const place = await engine.place();
    const { db, add, migrateTo, close } = await openEarlier(place, '0005-message-keys');
    await add('sections', {
      id: 's',
      version: 1,
      createdAt: EARLIER,
      updatedAt: EARLIER,
      page: 'homepage',
      section: 'hero',
      content: {},
      isActive: true,
      sortOrder: 1,
    });
    const line = { action: 'update', entity: 'products', batchId: 'b', isRoot: true };
    const state = (isActive: boolean) => ({ isActive, version: 1 });
    const off = { before: state(true), after: state(false) };
    const staff = { accountId: 'selin', actor: 'Selin Koç' };
    await add(
      'history',
      { ...line, ...staff, ...off, id: '1', at: EARLIER, entityId: 'p1', name: 'Frez' },
      { ...line, ...staff, ...off, id: '2', at: EARLIER, entityId: 'p2', name: 'Sond' },
      { ...line, ...staff, ...off, id: '3', at: EARLIER, entityId: 'p3', name: 'Ayna', isRoot: false },
      {
        ...line,
        ...staff,
        id: '4',
        at: LATER,
        entity: 'sections',
        entityId: 's',
        name: 'homepage / hero',
        before: { title: 'A' },
        after: { title: 'B' },
      },
      { ...line, id: '5', at: LATER, entity: 'messages', entityId: 'm', name: 'Ali', actor: 'Ziyaretçi' },
    );
    await migrateTo('0006-activities');
    const told = await db
      .selectFrom('activities')
      .select(['at', 'type', 'person', 'name', 'count', 'changed', 'isActive', 'place'])
      .orderBy('at')
      .execute();
    const by = { person: 'selin' };
    expect(told).toEqual([
      {
        ...by,
        at: EARLIER,
        type: 'products',
        name: 'Frez',
        count: 2,
        changed: ['isActive'],
        isActive: false,
        place: null,
      },
      {
        ...by,
        at: LATER,
        type: 'site',
        name: 'Ana sayfa, Hero',
        count: 1,
        changed: ['title'],
        isActive: null,
        place: 'homepage/hero',
      },
    ]);
    const lines = await db.selectFrom('history').select(['id', 'activityId']).orderBy('id').execute();
    expect(lines.map((own) => own.activityId !== null)).toEqual([true, true, false, true, false]);
    await close();
    await place.drop();
  });
});
