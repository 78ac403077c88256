import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { isOfPerson, type PersonWish } from '../../../domain/rules/person.ts';
import { shortEmail } from '../../../domain/rules/short-address.ts';
import type { AuditEvent } from '../../../domain/things/audit.ts';
import { messageReference } from '../../../domain/things/message.ts';
import type { PersonOverview } from '../../../domain/things/person.ts';
import { type Context, programContext } from '../../context.ts';
import { copiesHolding } from '../../copies/expiry.ts';
import { copiesFolder } from '../../copies/settings.ts';
import { among } from '../../db/among.ts';
import { forgetCopies } from '../../db/copy-sqlite.ts';
import type { ErasureTable } from '../../db/privacy-tables.ts';
import type { Database } from '../../db/schema.ts';
import { recordAudit } from '../../records/audit.ts';
import { eraseRecords } from '../../records/forget.ts';
import type { Write } from '../../records/write.ts';
import {
  ERASURES_FILE,
  entriesFor,
  erasedBy,
  joined,
  missingIn,
  readErasures,
  readErasuresFile,
  storeErasures,
  writeErasuresFile,
} from './erasures.ts';
import { type Found, findAccount, findMails, findRows, type Sender } from './find.ts';
import { keepPeriods, type PeriodOptions } from './periods.ts';
import { createPrivacyTexts, type TextOptions } from './texts.ts';

type Options = TextOptions & PeriodOptions;

const PROGRAM = programContext('Silme listesi');

/** What there is of a person in every place. */
type All = { messages: Found[]; quotes: Found[]; mails: string[] };

function countsOf({ messages, quotes, mails }: All): PersonOverview['counts'] {
  const at = (place: Found['place']) => messages.filter((message) => message.place === place).length;
  return {
    inbox: at('inbox'),
    trash: at('trash'),
    quotes: quotes.length,
    history: [...messages, ...quotes].reduce((sum, { lines }) => sum + lines, 0),
    mails: mails.length,
  };
}

/** Whom the audit trail speaks of: enough to find the request again, and too little to know the person by. */
function subjectOf({ email, phone }: PersonWish): string {
  const digits = phone?.replace(/\D/g, '') ?? '';
  return [email && shortEmail(email), digits && `…${digits.slice(-2)}`].filter(Boolean).join(', ');
}

/** What the program keeps of people: how long, for whom to see, and how it goes. */
export function createPrivacyService(options: Options) {
  const { db, engine, records, env, log, clock } = options;
  const list = join(copiesFolder(env), ERASURES_FILE);
  const texts = createPrivacyTexts(options);

  async function look(on: Kysely<Database>, isWanted: (sender: Sender) => boolean): Promise<All> {
    const messages = await findRows(on, 'messages', isWanted);
    const quotes = await findRows(on, 'quotes', isWanted);
    const numbers = messages.map(({ id }) => messageReference(id));
    const mails = await findMails(on, [...numbers, ...quotes.map(({ version }) => String(version.code))]);
    return { messages, quotes, mails };
  }

  const ofPerson = (wish: PersonWish) => (sender: Sender) => isOfPerson(sender, wish);

  /** What there is of a person, and what an erasure would touch. */
  async function find(ctx: Context, wish: PersonWish): Promise<PersonOverview> {
    ctx.require('privacy:read');
    const all = await look(db, ofPerson(wish));
    return {
      messages: all.messages.map(({ id, place, version: { name, subject, createdAt } }) => ({
        ...{ id, reference: messageReference(id), place, name, subject: String(subject), createdAt },
      })),
      quotes: all.quotes.map(({ id, place, version: { name, clinic, code, createdAt } }) => ({
        ...{ id, code: String(code), place, name: String(clinic || name), createdAt },
      })),
      counts: countsOf(all),
      hasAccount: (await findAccount(db, wish)) !== null,
      copies: await copiesHolding(env, clock()),
    };
  }

  /** All that there is of a person, to be handed over to them. */
  async function exportPerson(ctx: Context, wish: PersonWish) {
    ctx.require('privacy:read');
    const { messages, quotes, mails } = await look(db, ofPerson(wish));
    const own = await db
      .selectFrom('messages')
      .select(['id', 'isRead', 'consentVersion'])
      .where(
        among(
          'id',
          messages.map(({ id }) => id),
        ),
      )
      .execute();
    const texts = await db
      .selectFrom('privacyTexts')
      .selectAll()
      .where(among('version', [...new Set(own.flatMap(({ consentVersion }) => consentVersion ?? []))]))
      .execute();
    const account = await findAccount(db, wish);
    await note(db, ctx, 'person_exported', wish, messages.length + quotes.length);
    return {
      madeAt: clock().toISOString(),
      asked: wish,
      messages: messages.map(({ id, place, version, lines }) => ({
        ...{ reference: messageReference(id), place, ...version, historyLines: lines },
        consentVersion: own.find((row) => row.id === id)?.consentVersion ?? null,
      })),
      quotes: quotes.map(({ place, version, lines }) => ({ place, ...version, historyLines: lines })),
      waitingMails: mails.length,
      privacyTexts: texts,
      account,
    };
  }

  async function note(
    on: Kysely<Database>,
    { accountId, name: actor, address }: Context,
    event: AuditEvent,
    wish: PersonWish,
    count: number,
  ): Promise<void> {
    await recordAudit(on, {
      ...{ at: clock(), event, accountId, actor, address },
      ...{ subject: subjectOf(wish), detail: { count } },
    });
  }

  async function eraseAll(write: Write, isWanted: (sender: Sender) => boolean): Promise<All> {
    const found = await look(write.tx, isWanted);
    const messages = found.messages.map(({ id }) => id);
    const quotes = found.quotes.map(({ id }) => id);
    await eraseRecords(write, 'messages', messages);
    await eraseRecords(write, 'quotes', quotes);
    await write.tx.deleteFrom('messageKeys').where(among('messageId', messages)).execute();
    await write.tx.deleteFrom('quoteKeys').where(among('quoteId', quotes)).execute();
    await write.tx.deleteFrom('mails').where(among('id', found.mails)).execute();
    return found;
  }

  /**
   * Removes all that there is of a person for good, and remembers whom, so that no restore brings them back. Answers
   * what went, and until when copies hold it.
   * @throws AppError password_required
   */
  async function erase(ctx: Context, wish: PersonWish): Promise<Pick<PersonOverview, 'counts' | 'copies'>> {
    ctx.require('privacy:write');
    ctx.requireConfirmed();
    const gone = await records.write(ctx, async (write) => {
      const found = await eraseAll(write, ofPerson(wish));
      const known = joined(await readErasures(write.tx), await readErasuresFile(list));
      const entries = entriesFor(wish, write.at, known);
      await storeErasures(write.tx, entries);
      await note(write.tx, ctx, 'person_erased', wish, found.messages.length + found.quotes.length);
      // Before the commit: what is erased stands on the list, or is not erased.
      await writeErasuresFile(list, joined(known, entries));
      return found;
    });
    await records.scrub();
    return { counts: countsOf(gone), copies: await copiesHolding(env, clock()) };
  }

  /** Erases once more whom a restored database brought back: those of a list that it does not know. */
  async function eraseAgain(write: Write, known: readonly ErasureTable[]): Promise<number> {
    const missing = missingIn(await readErasures(write.tx), known);
    if (missing.length === 0) return 0;
    const { messages, quotes } = await eraseAll(write, erasedBy(missing));
    await storeErasures(write.tx, missing);
    return messages.length + quotes.length;
  }

  /** Does what puts another database in the place of this one, and erases again whom it brings back. */
  async function keepErased(write: Write, work: () => Promise<void>): Promise<void> {
    const known = joined(await readErasures(write.tx), await readErasuresFile(list));
    await work();
    await eraseAgain(write, known);
  }

  /** Brings the list in the database and the one beside the copies together. */
  async function settleErasures(): Promise<void> {
    const beside = await readErasuresFile(list);
    const known = await readErasures(db);
    if (missingIn(known, beside).length > 0) {
      const count = await records.write(PROGRAM, (write) => eraseAgain(write, beside));
      if (count > 0) log.warn({ count }, 'a restore had brought erased people back; they were erased again');
      await records.scrub();
    }
    if (missingIn(beside, known).length > 0) await writeErasuresFile(list, joined(beside, known));
  }

  /** Done at the start and every hour. */
  async function tidy(): Promise<void> {
    await settleErasures();
    await keepPeriods(options);
    if (engine === 'sqlite') await forgetCopies(env.DATA_DIR);
  }

  return { find, exportPerson, erase, ...texts, keepErased, settleErasures, tidy };
}

export type PrivacyService = ReturnType<typeof createPrivacyService>;
