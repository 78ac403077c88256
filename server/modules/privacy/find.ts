import type { Kysely } from 'kysely';
import { emailKey, type PersonWish } from '../../../domain/rules/person.ts';
import type { NoteLine } from '../../../domain/things/answering.ts';
import type { Database } from '../../db/schema.ts';

/** A row as it is compared: whose it is, and since when there is one. */
export type Sender = { email: string; phone: string; createdAt: string };
/** A message, or a list with what was offered for it, as it stood at one time. */
export type Version = Sender & { name: string } & Record<string, unknown>;
export type Place = 'inbox' | 'trash' | 'history';
export type Found = { id: string; place: Place; version: Version; lines: number };
/** The kinds of which rows are a person's. */
export type OfPersons = 'messages' | 'quotes';

/** What of a version is handed over, beside whose it is. */
const TOLD: Readonly<Record<OfPersons, readonly string[]>> = {
  messages: ['subject', 'message', 'notes'],
  quotes: ['code', 'clinic', 'note', 'items', 'acceptedBy', 'acceptedNote', 'notes'],
};

const AT_ONCE = 500;

function versionOf(kind: OfPersons, value: unknown): Version | null {
  if (typeof value !== 'object' || value === null) return null;
  const text = (key: string) => String(Reflect.get(value, key) ?? '');
  return {
    ...{ email: text('email'), phone: text('phone'), createdAt: text('createdAt'), name: text('name') },
    ...Object.fromEntries(TOLD[kind].map((key) => [key, told(value, key)])),
  };
}

/** What is handed over of a field; of notes what was noted and when, not who of the staff did. */
function told(row: object, key: string): unknown {
  const value: unknown = Reflect.get(row, key);
  if (key !== 'notes') return value ?? '';
  return Array.isArray(value) ? value.map(({ at, text }: NoteLine) => ({ at, text })) : [];
}

/** Slices of rows in the order of their ids, each asked for with the last id of the one before. */
async function* slices<Row extends { id: string }>(
  read: (after: string) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for (let after = ''; ; ) {
    const rows = await read(after);
    yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < AT_ONCE) return;
    after = last.id;
  }
}

function liveRows(db: Kysely<Database>, kind: OfPersons) {
  return slices((after) =>
    db
      .selectFrom(kind as 'messages')
      .selectAll()
      .where('id', '>', after)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute(),
  );
}

function historyLines(db: Kysely<Database>, kind: OfPersons) {
  return slices((after) =>
    db
      .selectFrom('history')
      .select(['id', 'entityId', 'inTrash', 'before', 'after'])
      .where('entity', '=', kind)
      .where('id', '>', after)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute(),
  );
}

/**
 * Every message, or every list, of somebody: the present ones, those in the trash, and those that only the history tells
 * of. One is somebody's when any of its versions is.
 */
export async function findRows(
  db: Kysely<Database>,
  kind: OfPersons,
  isWanted: (sender: Sender) => boolean,
): Promise<Found[]> {
  const found = new Map<string, Found>();
  for await (const rows of liveRows(db, kind))
    for (const row of rows) {
      const version = versionOf(kind, row);
      if (version && isWanted(version)) found.set(row.id, { id: row.id, place: 'inbox', version, lines: 0 });
    }
  const lines = new Map<string, number>();
  for await (const rows of historyLines(db, kind))
    for (const line of rows) {
      const { id, count, version, place } = foundIn(kind, line, isWanted);
      lines.set(id, (lines.get(id) ?? 0) + count);
      const known = found.get(id);
      if (version && !known) found.set(id, { id, place, version, lines: 0 });
      else if (known?.place === 'history') known.place = place;
    }
  return [...found.values()]
    .map((row) => ({ ...row, lines: lines.get(row.id) ?? 0 }))
    .sort((a, b) => (a.version.createdAt < b.version.createdAt ? 1 : -1));
}

type Line = { entityId: string; inTrash: boolean; before: unknown; after: unknown };

/** What a line of the history says of a row: whether it holds a version, and one that is wanted. */
function foundIn(kind: OfPersons, line: Line, isWanted: (sender: Sender) => boolean) {
  const versions = [versionOf(kind, line.after), versionOf(kind, line.before)].filter((one) => one !== null);
  const place: Place = line.inTrash ? 'trash' : 'history';
  const count = versions.length > 0 ? 1 : 0;
  return { id: line.entityId, count, version: versions.find(isWanted), place };
}

/** The mails that wait to tell of messages and lists by their numbers and codes, or were given up. */
export async function findMails(db: Kysely<Database>, references: readonly string[]): Promise<string[]> {
  const mails = await db.selectFrom('mails').select(['id', 'mail']).execute();
  return mails
    .filter(({ mail }) =>
      references.some((reference) => String(Reflect.get(mail, 'text')).includes(reference)),
    )
    .map(({ id }) => id);
}

/** The account of the panel with an address: it is no visitor's, and goes under Hesaplar. */
export async function findAccount(db: Kysely<Database>, { email = '' }: PersonWish) {
  const wanted = emailKey(email);
  if (wanted === '') return null;
  const accounts = await db
    .selectFrom('accounts')
    .select(['id', 'email', 'name', 'role', 'createdAt', 'signedInAt'])
    .execute();
  return accounts.find((account) => emailKey(account.email) === wanted) ?? null;
}
