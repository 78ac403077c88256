import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import { AppError } from '../../../domain/errors.ts';
import { dayOf } from '../../../domain/rules/day.ts';
import {
  looksAutomatic,
  type Message,
  type MessageForm,
  type messageInput,
  messageReference,
} from '../../../domain/things/message.ts';
import { MESSAGE_FIELDS } from '../../../domain/things/message-rules.ts';
import { VISITOR } from '../../context.ts';
import { addCounts } from '../../db/daily-counts.ts';
import type { MessageKeyTable } from '../../db/privacy-tables.ts';
import { knownVersion } from '../../db/privacy-texts.ts';
import type { Database } from '../../db/schema.ts';
import { createGate } from '../../gate.ts';
import type { RateLimits } from '../../rate-limits.ts';
import { createRecord } from '../../records/records.ts';
import type { Records, Write } from '../../records/write.ts';
import { createArrivals } from './arrivals.ts';

type Texts = z.output<typeof messageInput>;
/** One sending: who sends what, what the form tells of it, and the key that it keeps when it is tried again. */
export type Sending = {
  texts: Texts;
  form?: MessageForm | undefined;
  key?: string | undefined;
  address: string;
};
/** What its sender is told of a message: not what the staff are told of the form. */
export type Received = Omit<Message, keyof typeof FACTS>;

/** What is known of a message beside its texts and what every row has. */
const FACTS = {
  ...{ isSuspect: false, consentVersion: null, anonymizedAt: null },
  ...{ state: 'new', assigneeId: null, assignee: null, answeredAt: null, notes: [] },
} satisfies Partial<Message>;

function toldOf(message: Message): Received {
  const facts = new Set(Object.keys(FACTS));
  return Object.fromEntries(Object.entries(message).filter(([key]) => !facts.has(key))) as Received;
}

/** So many messages an address may send, that no form robot can fill the inbox. */
const GATE = {
  name: 'messages',
  limit: { points: 40, duration: 10 * 60 },
  refusal: 'Kısa sürede çok fazla mesaj gönderdiniz.',
};
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

function fingerprintOf(texts: Texts): string {
  return createHash('sha256')
    .update(JSON.stringify(MESSAGE_FIELDS.map((field) => texts[field])))
    .digest('base64url');
}

/** The key of a form that cannot bring one: on one day, the same five texts are the same message. */
function keyOfTexts(texts: Texts, now: Date): string {
  return `${now.toISOString().slice(0, 10)}_${fingerprintOf(texts)}`;
}

/** Takes in what visitors send: each sending is stored once, however often and wherever it arrives. */
export function createReceive(options: {
  db: Kysely<Database>;
  records: Pick<Records, 'writeRow'>;
  clock: () => Date;
  rateLimits: RateLimits;
  notify: (message: Message) => void;
}) {
  const { db, records, clock, rateLimits, notify } = options;
  const passGate = createGate(rateLimits, GATE);
  const arrivals = createArrivals(clock);

  async function stored(on: Kysely<Database>, sending: Sending): Promise<Received | null> {
    if (!sending.key) return null;
    const known = await on
      .selectFrom('messageKeys')
      .selectAll()
      .where('key', '=', sending.key)
      .executeTakeFirst();
    return known ? answerOf(known, sending.texts) : null;
  }

  async function store(write: Write, { texts, key, form = {} }: Sending): Promise<Message> {
    const own = {
      ...FACTS,
      isRead: false,
      // One that is no robot's after all is lost to nobody: the staff find it, apart from the others.
      isSuspect: looksAutomatic(form),
      consentVersion: await knownVersion(write.tx, form.consentVersion),
    };
    const { id, version, createdAt, updatedAt } = await createRecord(write, 'messages', { ...texts, ...own });
    if (!own.isSuspect)
      await addCounts(write.tx, dayOf(new Date(write.at)), [{ kind: 'messages', subject: '', count: 1 }]);
    if (key) {
      const before = new Date(Date.parse(write.at) - KEPT_MS).toISOString();
      await write.tx.deleteFrom('messageKeys').where('createdAt', '<', before).execute();
      const values = { key, messageId: id, fingerprint: fingerprintOf(texts), createdAt };
      await write.tx.insertInto('messageKeys').values(values).execute();
    }
    return { ...texts, ...own, id, reference: messageReference(id), version, createdAt, updatedAt };
  }

  /**
   * Stores what a visitor sent; only then the visitor is told so. A key that is known answers what it answered before.
   * Everyone may send.
   * @throws AppError too_many, conflict when the key was another message's
   */
  async function receive(sending: Sending): Promise<Received> {
    const earlier = await stored(db, sending);
    if (earlier) return earlier;
    await passGate(sending.address);
    const { told, fresh } = await records.writeRow(VISITOR, async (write) => {
      // Writers take turns: nobody can store the key between this look and the commit.
      const meanwhile = await stored(write.tx, sending);
      if (meanwhile) return { told: meanwhile, fresh: null };
      const message = await store(write, sending);
      return { told: toldOf(message), fresh: message };
    });
    if (fresh && !fresh.isSuspect) notify(fresh);
    return told;
  }

  /** Receives a form sent without scripts. @throws AppError too_many */
  async function receiveForm(sending: Omit<Sending, 'key'>): Promise<Received> {
    const { texts, form, address } = sending;
    const elapsedMs = arrivals.sinceFirst(address);
    return receive({
      ...{ texts, address, key: keyOfTexts(texts, clock()) },
      form: { ...form, ...(elapsedMs !== undefined && { elapsedMs }) },
    });
  }

  return { receive, receiveForm, noteArrival: arrivals.note };
}

/** The first answer once more, also when the staff have read or deleted the message since. */
function answerOf(known: MessageKeyTable, texts: Texts): Received {
  if (known.fingerprint !== fingerprintOf(texts))
    throw new AppError('conflict', 'Bu gönderi anahtarıyla başka bir mesaj gönderilmişti.', {
      reason: 'key_reused',
    });
  const { messageId: id, createdAt } = known;
  return {
    ...texts,
    id,
    reference: messageReference(id),
    isRead: false,
    version: 1,
    createdAt,
    updatedAt: createdAt,
  };
}
