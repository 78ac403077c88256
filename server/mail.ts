import { type Kysely, sql } from 'kysely';
import type { Transporter } from 'nodemailer';
import type { Logger } from 'pino';
import { v7 as uuid } from 'uuid';
import type { Database, MailTable } from './db/schema.ts';
import type { Env } from './env.ts';
import { createQueue } from './queue.ts';

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
/** Who has taken a mail to send it either tells how that went within so long, or is gone. */
const TAKEN_MS = 5 * MINUTE_MS;
/** How long each further try waits; after the last a mail is given up, some two days after it was written. */
const WAITS_MS = [1, 5, 15, 60, 180, 360, 720, 1440].map((minutes) => minutes * MINUTE_MS);
/** A mail that was given up is told of for so long. */
const KEPT_MS = 30 * 24 * 60 * MINUTE_MS;
const ERROR_MAX = 300;

type Options = { env: Env; db: Kysely<Database>; log: Logger; clock: () => Date };

/** Most start without mail, and none waits for what sends it. */
async function openTransport(url: string | undefined): Promise<Transporter | null> {
  if (!url) return null;
  const { createTransport } = await import('nodemailer');
  return createTransport(url);
}

/**
 * Sends mail when SMTP is set up. A mail is stored first and tried until it leaves or is given up; what cannot be sent
 * fails nobody's call.
 */
export function createMailer({ env, db, log, clock }: Options) {
  const isSetUp = Boolean(env.SMTP_URL);
  const transport = openTransport(env.SMTP_URL);
  const company = env.SMTP_TO ?? env.SMTP_FROM ?? env.ADMIN_EMAIL;
  const pending = new Set<Promise<unknown>>();

  function later(ms: number): string {
    return new Date(clock().getTime() + ms).toISOString();
  }

  async function deliver({ id, attempts, mail }: MailTable): Promise<void> {
    const { to, ...rest } = mail as unknown as Mail;
    try {
      await (await transport)?.sendMail({ ...rest, from: env.SMTP_FROM ?? company, to: to ?? company });
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

  const queue = isSetUp
    ? createQueue<MailTable>({
        ...{ db, log, clock, deliver },
        table: 'mails',
        takenMs: TAKEN_MS,
        waits: sql`"failedAt" is null`,
      })
    : null;

  /** Sends what is due, one mail after the other. */
  async function work(): Promise<void> {
    await queue?.work();
  }

  async function store(mail: Mail): Promise<void> {
    const now = clock().toISOString();
    const row = { id: uuid(), mail: JSON.stringify(mail), createdAt: now, dueAt: now, attempts: 0 };
    await db.insertInto('mails').values(row).execute();
    await work();
  }

  /** Returns at once. */
  function send(mail: Mail): void {
    if (!isSetUp || !(mail.to ?? company)) return;
    const sending = store(mail)
      .catch((error: unknown) => log.error({ err: error }, 'mail could not be stored'))
      .finally(() => pending.delete(sending));
    pending.add(sending);
  }

  async function state(): Promise<MailState> {
    if (!isSetUp) return null;
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

  void work();

  async function close(): Promise<void> {
    const ended = queue?.close();
    await Promise.all(pending);
    await ended;
    (await transport)?.close();
  }

  return { isSetUp, send, work, state, close };
}

export type Mailer = ReturnType<typeof createMailer>;
