import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import { AppError } from '../../../domain/errors.ts';
import { type Message, type messageInput, messageReference } from '../../../domain/things/message.ts';
import { MESSAGE_FIELDS } from '../../../domain/things/message-rules.ts';
import { VISITOR } from '../../context.ts';
import type { Database, MessageKeyTable } from '../../db/schema.ts';
import type { RateLimits } from '../../rate-limits.ts';
import { createRecord } from '../../records/records.ts';
import type { Records, Write } from '../../records/write.ts';
import { createMessageGate } from './gate.ts';

type Texts = z.output<typeof messageInput>;
/** One sending: who sends what, and the key that it keeps when it is tried again. */
export type Sending = { texts: Texts; key?: string | undefined; address: string };

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
  records: Records;
  clock: () => Date;
  rateLimits: RateLimits;
  notify: (message: Message) => void;
}) {
  const { db, records, clock, rateLimits, notify } = options;
  const passGate = createMessageGate(rateLimits);

  async function stored(on: Kysely<Database>, sending: Sending): Promise<Message | null> {
    if (!sending.key) return null;
    const known = await on
      .selectFrom('messageKeys')
      .selectAll()
      .where('key', '=', sending.key)
      .executeTakeFirst();
    return known ? answerOf(known, sending.texts) : null;
  }

  async function store(write: Write, { texts, key }: Sending): Promise<Message> {
    const { id, version, createdAt, updatedAt } = await createRecord(write, 'messages', {
      ...texts,
      isRead: false,
    });
    if (key) {
      const before = new Date(Date.parse(write.at) - KEPT_MS).toISOString();
      await write.tx.deleteFrom('messageKeys').where('createdAt', '<', before).execute();
      const values = { key, messageId: id, fingerprint: fingerprintOf(texts), createdAt };
      await write.tx.insertInto('messageKeys').values(values).execute();
    }
    return { ...texts, id, reference: messageReference(id), isRead: false, version, createdAt, updatedAt };
  }

  /**
   * Stores what a visitor sent; only then the visitor is told so. A key that is known answers what it answered before.
   * Everyone may send.
   * @throws AppError too_many, conflict when the key was another message's
   */
  async function receive(sending: Sending): Promise<Message> {
    const earlier = await stored(db, sending);
    if (earlier) return earlier;
    await passGate(sending.address);
    let isNew = false;
    const message = await records.write(VISITOR, async (write) => {
      // Writers take turns: nobody can store the key between this look and the commit.
      const meanwhile = await stored(write.tx, sending);
      isNew = meanwhile === null;
      return meanwhile ?? store(write, sending);
    });
    if (isNew) notify(message);
    return message;
  }

  /** Receives a form sent without scripts. @throws AppError too_many */
  async function receiveForm(texts: Texts, address: string): Promise<Message> {
    return receive({ texts, address, key: keyOfTexts(texts, clock()) });
  }

  return { receive, receiveForm };
}

/** The first answer once more, also when the staff have read or deleted the message since. */
function answerOf(known: MessageKeyTable, texts: Texts): Message {
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
