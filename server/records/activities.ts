import type { Kysely } from 'kysely';
import { v7 as uuid } from 'uuid';
import { fold } from '../../domain/rules/turkish.ts';
import { pageLabel, sectionTitle } from '../../domain/site/section-kinds.ts';
import { changesBetween } from '../../domain/things/changes.ts';
import type { HistoryAction } from '../db/history-tables.ts';
import { prepared } from '../db/prepared.ts';
import type { Database } from '../db/schema.ts';
import type { Values } from './kinds.ts';

/** One changed row, as the activity list looks at it. */
export type Deed = {
  action: HistoryAction;
  entity: string;
  entityId: string;
  name: string;
  before: Values | null;
  after: Values | null;
};

/** A line of the activity list while its write is going on. */
export type OpenActivity = {
  id: string;
  type: string;
  first: Pick<Deed, 'action' | 'entity' | 'entityId' | 'name'>;
  actions: Set<HistoryAction>;
  entities: Set<string>;
  count: number;
  changed: Set<string>;
  activity: Set<boolean | null>;
  sectionIds: Set<string>;
};

/** Who wrote, when, and the name of the whole that the write is a part of. */
export type Author = { accountId: string | null; actor: string; at: string; operation: string | null };

const NAME_MAX = 300;

/** Begins a line with its first row. */
export function openActivity(id: string, type: string, deed: Deed): OpenActivity {
  return {
    id,
    type,
    first: deed,
    actions: new Set(),
    entities: new Set(),
    count: 0,
    changed: new Set(),
    activity: new Set(),
    sectionIds: new Set(),
  };
}

/** Counts a row in. */
export function addDeed(line: OpenActivity, { action, entity, entityId, before, after }: Deed): void {
  line.actions.add(action);
  line.entities.add(entity);
  line.count += 1;
  line.activity.add(typeof after?.isActive === 'boolean' ? after.isActive : null);
  if (entity === 'sections') line.sectionIds.add(entityId);
  if (entity === 'sectionItems') line.sectionIds.add(String((after ?? before)?.sectionId));
  if (action === 'update') for (const { field } of changesBetween(before, after)) line.changed.add(field);
}

function only<T>(values: ReadonlySet<T>): T | undefined {
  return values.size === 1 ? [...values][0] : undefined;
}

/** Where in the site's editors the sections of a line stand, and what that is called. */
async function placeOf(
  db: Kysely<Database>,
  ids: ReadonlySet<string>,
): Promise<{ place: string; name: string } | null> {
  if (ids.size === 0) return null;
  const sections = await db
    .selectFrom('sections')
    .select(['page', 'section'])
    .where('id', 'in', [...ids])
    .execute();
  const [first] = sections;
  if (!first || sections.some(({ page }) => page !== first.page)) return null;
  if (sections.length > 1) return { place: first.page, name: pageLabel(first.page) };
  return { place: `${first.page}/${first.section}`, name: sectionTitle(first.page, first.section) };
}

/** A finished line as it is stored. */
async function toRow(db: Kysely<Database>, line: OpenActivity, author: Author) {
  const { id, type, first, count } = line;
  const site = await placeOf(db, line.sectionIds);
  const name = (site?.name ?? first.name).slice(0, NAME_MAX);
  return {
    id,
    at: author.at,
    person: author.accountId ?? author.actor,
    actor: author.actor,
    action: only(line.actions) ?? 'update',
    type,
    entity: only(line.entities) ?? 'sections',
    entityId: first.entityId,
    name,
    count,
    changed: JSON.stringify([...line.changed]),
    isActive: only(line.activity) ?? null,
    place: site?.place ?? null,
    operation: author.operation,
    searchText: fold(`${name} ${author.actor}`),
  };
}

const insertLine = prepared((db, line: Awaited<ReturnType<typeof toRow>>) =>
  db
    .insertInto('activities')
    .values(line)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({ count: eb('activities.count', '+', line.count) })),
    ),
);

/** Stores a finished line, or adds it to the one that the same operation began. */
export async function storeActivity(db: Kysely<Database>, line: OpenActivity, author: Author): Promise<void> {
  await insertLine(db, await toRow(db, line, author));
}

/** The line that an operation began for a type in an earlier write. */
export async function begunActivity(
  db: Kysely<Database>,
  operation: string,
  type: string,
): Promise<string | undefined> {
  const line = await db
    .selectFrom('activities')
    .select('id')
    .where('operation', '=', operation)
    .where('type', '=', type)
    .executeTakeFirst();
  return line?.id;
}

/** What of an account may change. */
export type AccountFact =
  | ('password' | 'sessions' | 'link' | 'secondStep' | 'recoveryCodes' | 'passkeys')
  | ('name' | 'role' | 'opened' | 'closed' | 'stepRequired');

/** What happened to an account; nothing of what is secret about it. */
export type AccountDeed = {
  action: 'create' | 'update' | 'delete';
  account: { id: string; name: string; email: string };
  changed: readonly AccountFact[];
};

/** Adds a line of what happened to an account. */
export async function addAccountActivity(
  db: Kysely<Database>,
  { action, account, changed }: AccountDeed,
  author: Omit<Author, 'operation'>,
): Promise<void> {
  const name = `${account.name} (${account.email})`.slice(0, NAME_MAX);
  await db
    .insertInto('activities')
    .values({
      id: uuid(),
      at: author.at,
      person: author.accountId ?? author.actor,
      actor: author.actor,
      action,
      type: 'accounts',
      entity: 'accounts',
      entityId: account.id,
      name,
      count: 1,
      changed: JSON.stringify(changed),
      isActive: null,
      place: null,
      operation: null,
      searchText: fold(`${name} ${author.actor}`),
    })
    .execute();
}
