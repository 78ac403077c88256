import type { Kysely } from 'kysely';
import type { z } from 'zod';
import { compareTurkish } from '../../../domain/rules/turkish.ts';
import { readSynonyms, type Synonyms } from '../../../domain/search/synonyms.ts';
import type { SynonymRow, synonymInput, synonymPatch } from '../../../domain/things/synonym.ts';
import type { Context } from '../../context.ts';
import { meets } from '../../db/changes.ts';
import type { Database } from '../../db/schema.ts';
import { createRowVerbs } from '../../kinds/row-verbs.ts';
import { createRecord, notFound } from '../../records/records.ts';
import type { Records } from '../../records/write.ts';
import { synonymRecord } from './kind.ts';

function select(db: Kysely<Database>) {
  return db.selectFrom('synonyms').select(['id', 'words', 'version', 'createdAt', 'updatedAt']);
}

/** The verbs of the groups of equal words, by which searches are read. */
export function createSynonymService({ db, records }: { db: Kysely<Database>; records: Records }) {
  let known: Promise<Synonyms> | null = null;
  records.changes.listen((names) => {
    if (names.some((name) => meets('synonyms', name))) known = null;
  });

  async function readAll(): Promise<Synonyms> {
    const rows = await db.selectFrom('synonyms').select('words').orderBy('id').execute();
    return readSynonyms(rows.map(({ words }) => words));
  }

  /** The groups as searches are read by them: those of now, from memory while none has changed. */
  async function current(): Promise<Synonyms> {
    const mine = known ?? readAll();
    known = mine;
    mine.catch(() => {
      if (known === mine) known = null;
    });
    return mine;
  }

  async function read(on: Kysely<Database>, id: string): Promise<SynonymRow> {
    const row = await select(on).where('id', '=', id).executeTakeFirst();
    if (!row) throw notFound(synonymRecord);
    return row;
  }

  /** All groups, by their first words. */
  async function list(ctx: Context): Promise<SynonymRow[]> {
    ctx.require('site:read');
    const rows = await select(db).execute();
    return rows.toSorted((a, b) => compareTurkish(a.words.join(' '), b.words.join(' ')));
  }

  async function create(ctx: Context, input: z.output<typeof synonymInput>): Promise<SynonymRow> {
    ctx.require('site:write');
    return records.write(ctx, async (write) => {
      const { id } = await createRecord(write, 'synonyms', input);
      return read(write.tx, id);
    });
  }

  const { update, remove } = createRowVerbs<SynonymRow, z.output<typeof synonymPatch>>(synonymRecord, {
    records,
    read,
  });

  return { list, create, update, remove, current };
}

export type SynonymService = ReturnType<typeof createSynonymService>;
