import type { Kysely } from 'kysely';
import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import { v7 as uuid } from 'uuid';
import { engineOf } from './db/engine-of.ts';
import type { Database, MailTable } from './db/schema.ts';
import type { Env } from './env.ts';

type Address = { name: string; address: string };
/** A file that goes along, as text that can wait in the database. */
type Attachment = { filename: string; content: string; encoding: 'base64'; contentType: string };
/** A mail to a person; without a recipient it goes to the company. */
export type Mail = {
  to?: Address;
  replyTo?: Address;
  subject: string;
  text: string;
  attachments?: Attachment[];
};
/** How the mails that have not left yet stand; null where no mail is set up. */
export type MailState = { waiting: number; failed: number; error: string | null } | null;

const MINUTE_MS = 60_000;
const LOOKED_AT_EVERY_MS = MINUTE_MS / 2;
/** Who has taken a mail to send it either tells how that went within so long, or is gone. */
const TAKEN_MS = 5 * MINUTE_MS;
/** How long each further try waits; after the last a mail is given up, some two days after it was written. */
const WAITS_MS = [1, 5, 15, 60, 180, 360, 720, 1440].map((minutes) => minutes * MINUTE_MS);
/** A mail that was given up is told of for so long. */
const KEPT_MS = 30 * 24 * 60 * MINUTE_MS;
const ERROR_MAX = 300;

type Options = { env: Env; db: Kysely<Database>; log: Logger; clock: () => Date };

/**
 * Sends mail when SMTP is set up. A mail is stored first and tried until it leaves or is given up; what cannot be sent
 * fails nobody's call.
 */
export function createMailer({ env, db, log, clock }: Options) {
  const transport = env.SMTP_URL ? createTransport(env.SMTP_URL) : null;
  const company = env.SMTP_TO ?? env.SMTP_FROM ?? env.ADMIN_EMAIL;
  const pending = new Set<Promise<unknown>>();
  let isClosing = false;

  function later(ms: number): string {
    return new Date(clock().getTime() + ms).toISOString();
  }

  /** Takes the mail that has waited longest of those that no other process is about to take. */
  async function takeNext(): Promise<MailTable | undefined> {
    const taken = await db
      .updateTable('mails')
      .set((eb) => ({ dueAt: later(TAKEN_MS), attempts: eb('attempts', '+', 1) }))
      .where('id', '=', (eb) => {
        const oldest = eb
          .selectFrom('mails')
          .select('id')
          .where('failedAt', 'is', null)
          .where('dueAt', '<=', clock().toISOString())
          .orderBy('dueAt')
          .orderBy('id')
          .limit(1);
        return engineOf(db) === 'postgres' ? oldest.forUpdate().skipLocked() : oldest;
      })
      .returning('id')
      .executeTakeFirst();
    return (
      taken &&
      ((await db.selectFrom('mails').selectAll().where('id', '=', taken.id).executeTakeFirst()) as
        | MailTable
        | undefined)
    );
  }

  async function deliver({ id, attempts, mail }: MailTable): Promise<void> {
    const { to, ...rest } = mail as unknown as Mail;
    try {
      await transport?.sendMail({ ...rest, from: env.SMTP_FROM ?? company, to: to ?? company });
      await db.deleteFrom('mails').where('id', '=', id).execute();
    } catch (error) {
      log.error({ err: error, mailId: id, attempts }, 'mail could not be sent');
      const wait = WAITS_MS[attempts - 1];
      const said = error instanceof Error ? error.message : String(error);
      await db
        .updateTable('mails')
        .set({
          error: said.slice(0, ERROR_MAX),
          dueAt: later(wait ?? 0),
          failedAt: wait === undefined ? clock().toISOString() : null,
        })
        .where('id', '=', id)
        .execute();
    }
  }

  async function sendAll(): Promise<void> {
    for (;;) {
      const next = isClosing ? undefined : await takeNext();
      if (!next) return;
      await deliver(next);
    }
  }

  let running: Promise<void> | undefined;
  /** Sends what is due, one mail after the other. */
  function work(): Promise<void> {
    running ??= sendAll()
      .catch((error: unknown) => log.error({ err: error }, 'mails could not be looked through'))
      .finally(() => {
        running = undefined;
      });
    return running;
  }

  async function store(mail: Mail): Promise<void> {
    const now = clock().toISOString();
    const row = { id: uuid(), mail: JSON.stringify(mail), createdAt: now, dueAt: now, attempts: 0 };
    await db.insertInto('mails').values(row).execute();
    // One that is under way may have looked before this one was there.
    await running;
    await work();
  }

  /** Returns at once. */
  function send(mail: Mail): void {
    if (!transport || !(mail.to ?? company)) return;
    const sending = store(mail)
      .catch((error: unknown) => log.error({ err: error }, 'mail could not be stored'))
      .finally(() => pending.delete(sending));
    pending.add(sending);
  }

  async function state(): Promise<MailState> {
    if (!transport) return null;
    await db.deleteFrom('mails').where('failedAt', '<', later(-KEPT_MS)).execute();
    const rows = await db
      .selectFrom('mails')
      .select(['failedAt', 'error', 'attempts'])
      .orderBy('createdAt', 'desc')
      .execute();
    const troubled = rows.filter(({ error }) => error !== null);
    const failed = rows.filter(({ failedAt }) => failedAt !== null).length;
    return { waiting: troubled.length - failed, failed, error: troubled[0]?.error ?? null };
  }

  const timer = setInterval(() => void work(), LOOKED_AT_EVERY_MS).unref();
  if (!transport) clearInterval(timer);
  else void work();

  async function close(): Promise<void> {
    clearInterval(timer);
    isClosing = true;
    await Promise.all(pending);
    await running;
    transport?.close();
  }

  return { isSetUp: transport !== null, send, work, state, close };
}

export type Mailer = ReturnType<typeof createMailer>;
