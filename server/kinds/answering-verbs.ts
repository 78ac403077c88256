import type { Kysely } from 'kysely';
import { refusedField } from '../../domain/errors.ts';
import type { Right } from '../../domain/rights.ts';
import { type Answerer, NOTES_MAX, type NoteLine } from '../../domain/things/answering.ts';
import type { Context } from '../context.ts';
import type { Database } from '../db/schema.ts';
import { areaOf, type RecordKind } from '../records/kinds.ts';
import { changeRecord, readRecord } from '../records/records.ts';
import type { Records, Write } from '../records/write.ts';

type Options<Row> = {
  db: Kysely<Database>;
  records: Records;
  /** One row as the API answers it. @throws AppError not_found */
  read: (on: Kysely<Database>, id: string) => Promise<Row>;
};

/** The name of who shall answer; null for nobody. @throws AppError invalid for an account that there is not */
export async function assigneeOf(write: Write, id: string | null): Promise<string | null> {
  if (id === null) return null;
  const account = await write.tx
    .selectFrom('accounts')
    .select('name')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!account) throw refusedField('assigneeId', 'not_found', 'Böyle bir hesap yok.');
  return account.name;
}

/** The verbs of rows that somebody of the staff answers: quotes, messages. */
export function createAnsweringVerbs<Row>(kind: RecordKind, { db, records, read }: Options<Row>) {
  const area = areaOf(kind);

  /** Who can answer. */
  async function people(ctx: Context): Promise<Answerer[]> {
    ctx.require(`${area}:read` as Right);
    return db
      .selectFrom('accounts')
      .select(['id', 'name'])
      .where('role', '!=', 'viewer')
      .orderBy('name')
      .execute();
  }

  /** Adds what the staff tell one another of a row. @throws AppError not_found, invalid when there are too many */
  async function addNote(ctx: Context, id: string, text: string): Promise<Row> {
    ctx.require(`${area}:write` as Right);
    return records.write(ctx, async (write) => {
      const before = await readRecord(write, kind.name, id);
      const notes = before.notes as NoteLine[];
      if (notes.length >= NOTES_MAX)
        throw refusedField('text', 'too_many', `Bir kayıtta en fazla ${NOTES_MAX} not olabilir.`);
      await changeRecord(write, kind.name, before, {
        notes: [...notes, { at: write.at, by: ctx.name, text }],
      });
      return read(write.tx, id);
    });
  }

  return { people, addNote };
}
