import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { LayoutView } from '../../../domain/pages/layout.ts';
import { kvkkDraft } from '../../../domain/site/kvkk-text.ts';
import type { Context } from '../../context.ts';
import type { PrivacyTextTable } from '../../db/privacy-tables.ts';
import type { Database } from '../../db/schema.ts';
import type { Env } from '../../env.ts';
import { notFound } from '../../records/records.ts';
import { readSettings } from '../settings/service.ts';
import { providersOf, storedAt } from './providers.ts';

export type TextOptions = {
  db: Kysely<Database>;
  env: Env;
  log: Logger;
  clock: () => Date;
  /** What the site says of the company. */
  layout: () => Promise<Pick<LayoutView, 'company' | 'footer'>>;
};

/** What visitors are told now: the notice at the form and the text that it leads to, with the day it is of. */
export type PrivacyText = Pick<PrivacyTextTable, 'version' | 'notice' | 'text' | 'createdAt'>;

/** Texts that say the same are one version, whoever wrote them and however often they come back. */
function versionOf(notice: string, text: string): string {
  return createHash('sha256')
    .update(JSON.stringify([notice, text]))
    .digest('hex')
    .slice(0, 12);
}

/** The privacy text and its versions: each stays, so that a message tells what its sender had read. */
export function createPrivacyTexts({ db, env, log, clock, layout }: TextOptions) {
  async function draft(): Promise<string> {
    const { messageMonths, quoteMonths, sessionDays, logMonths } = await readSettings(db);
    const { company, footer } = await layout();
    return kvkkDraft({
      ...{ company, address: footer.address, email: footer.email },
      messageMonths: Number(messageMonths),
      quoteMonths: Number(quoteMonths),
      sessionDays: Number(sessionDays),
      logMonths: Number(logMonths),
      keep: env.BACKUP_CRON ? env.BACKUP_KEEP : null,
      storedAt: storedAt(env),
      providers: providersOf(env),
    });
  }

  async function stored(version: string): Promise<PrivacyText | undefined> {
    return db.selectFrom('privacyTexts').selectAll().where('version', '=', version).executeTakeFirst();
  }

  /** The text of now; the first time that it is shown it becomes a version. */
  async function currentText(): Promise<PrivacyText> {
    const { consentText: notice, kvkkText } = await readSettings(db);
    const text = kvkkText || (await draft());
    const version = versionOf(notice, text);
    const known = await stored(version);
    if (known) return known;
    const fresh = { version, notice, text, createdAt: clock().toISOString() };
    try {
      await db
        .insertInto('privacyTexts')
        .values(fresh)
        .onConflict((on) => on.doNothing())
        .execute();
    } catch (error) {
      // The page is there without it, as on a disk that is full.
      log.warn({ err: error }, 'a version of the privacy text could not be stored');
    }
    return (await stored(version)) ?? fresh;
  }

  /** The text as it is made from the settings, for who writes an own one. */
  async function textDraft(ctx: Context): Promise<{ draft: string; current: PrivacyText }> {
    ctx.require('settings:write');
    return { draft: await draft(), current: await currentText() };
  }

  /** What the sender of a message had been told. @throws AppError not_found */
  async function textOf(ctx: Context, version: string): Promise<PrivacyText> {
    ctx.require('messages:read');
    const found = await stored(version);
    if (!found) throw notFound({ noun: 'Metin' });
    return found;
  }

  return { currentText, textDraft, textOf };
}
