import type { Kysely } from 'kysely';
import type { z } from 'zod';
import {
  SETTING_KEYS,
  type Settings,
  type SettingValues,
  type settingsPatch,
  withDefaults,
} from '../../../domain/site/setting.ts';
import type { Context } from '../../context.ts';
import { type Changes, meets } from '../../db/changes.ts';
import type { Database } from '../../db/schema.ts';
import { type Change, checkExpected, type Expected } from '../../records/change.ts';
import { touch } from '../../records/changes.ts';
import { addHistory } from '../../records/history.ts';
import { changeRecord } from '../../records/records.ts';
import { insertRow, readRow } from '../../records/table.ts';
import type { Records } from '../../records/write.ts';

/** All settings are one row, so that two people saving different forms still see each other. */
const SITE = 'site';

function present(values: Record<string, string>, version: number): Settings {
  const all = Object.fromEntries(SETTING_KEYS.map((key) => [key, values[key] ?? ''])) as SettingValues;
  return { ...all, version };
}

/** The settings as the program goes by them: the defaults stand where nothing was set. */
export async function readSettings(db: Kysely<Database>): Promise<SettingValues> {
  const row = await db.selectFrom('settings').select('values').where('id', '=', SITE).executeTakeFirst();
  return withDefaults(row?.values ?? {});
}

/** The verbs of the site-wide settings. */
export function createSettingService({ db, records }: { db: Kysely<Database>; records: Records }) {
  /** The settings as everyone may read them. */
  async function get(): Promise<Settings> {
    return read(db);
  }

  async function read(on: Kysely<Database>): Promise<Settings> {
    const row = await on
      .selectFrom('settings')
      .select(['values', 'version'])
      .where('id', '=', SITE)
      .executeTakeFirst();
    return present(row?.values ?? {}, row?.version ?? 1);
  }

  /** Sets the given keys and leaves the others. @throws AppError conflict for a stale version. */
  async function update(
    ctx: Context,
    change: Change<z.output<typeof settingsPatch>>,
    match?: Expected['match'],
  ): Promise<Settings> {
    ctx.require('settings:write');
    return records.write(ctx, async (write) => {
      const answered = await read(write.tx);
      await checkExpected(answered, { version: change.version, match }, async () => answered);
      const { version: _version, ...patch } = change.against(answered);
      if (Object.keys(patch).length === 0) return answered;
      const before = await readRow(write, 'settings', SITE);
      if (!before) {
        const row = { id: SITE, version: 2, createdAt: write.at, updatedAt: write.at, values: patch };
        await insertRow(write, 'settings', row);
        await addHistory(write, { action: 'create', kind: 'settings', row, before: null, after: row });
        touch(write, 'settings', null, row);
        return read(write.tx);
      }
      await changeRecord(write, 'settings', before, {
        values: { ...(before.values as Record<string, string>), ...patch },
      });
      return read(write.tx);
    });
  }

  return { get, update };
}

export type SettingService = ReturnType<typeof createSettingService>;

/** The settings as they were last read, for who cannot wait for them; read anew after each change. */
export async function followSettings(
  { get }: Pick<SettingService, 'get'>,
  changes: Changes,
): Promise<() => Settings> {
  let known = await get();
  changes.listen((names) => {
    if (!names.some((name) => meets('settings', name))) return;
    void get().then(
      (read) => {
        known = read;
      },
      () => undefined,
    );
  });
  return () => known;
}
