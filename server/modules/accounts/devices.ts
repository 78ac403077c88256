import { createHash } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import { deviceWords } from '../../../domain/rules/device.ts';
import type { Mail } from '../../mail.ts';
import { hashToken, newToken } from '../../secrets.ts';
import type { Client, Ground } from './own.ts';

const KEPT_MS = 400 * 24 * 60 * 60 * 1000;
/** Browsers of one name at one address that are told apart. */
const ALIKE_MAX = 20;
/** What a browser keeps its cookies for at most, in seconds. */
export const DEVICE_COOKIE_SECONDS = KEPT_MS / 1000;

/** The cookie by which a browser is known: one for each account, so that people may share a computer. */
export function deviceCookie(email: string): string {
  return `vitrin_cihaz_${createHash('sha256').update(email).digest('hex').slice(0, 12)}`;
}

type Person = { id: string; email: string; name: string };
export type Device = { id: string };

/** The mail that tells a person of a sign-in from elsewhere. */
function noticeOf({ email, name }: Person, { userAgent, address }: Client, at: Date): Mail {
  const when = at.toLocaleString('tr-TR', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Istanbul',
  });
  return {
    to: { name, address: email },
    subject: 'Hesabınıza yeni bir cihazdan girildi',
    text: [
      `Merhaba ${name},`,
      '',
      'Yönetim panelindeki hesabınıza daha önce görmediğimiz bir cihazdan girildi:',
      '',
      `Cihaz: ${deviceWords(userAgent).text}`,
      `Adres: ${address}`,
      `Zaman: ${when}`,
      '',
      'Bu siz iseniz bir şey yapmanız gerekmez. Değilseniz hemen şifrenizi değiştirin; öteki oturumlar kapanır.',
    ].join('\n'),
  };
}

type Options = Ground & { send: (mail: Mail) => void };

/** The browsers that people have signed in with: what strangers guess does not slow them. */
export function createDevices({ db, clock, send }: Options) {
  /** The browser that a cookie stands for, when this account was opened in it before. */
  async function known(email: string, cookie: string | undefined): Promise<Device | null> {
    if (!cookie) return null;
    const device = await db
      .selectFrom('knownDevices')
      .innerJoin('accounts', 'accounts.id', 'knownDevices.accountId')
      .select('knownDevices.id')
      .where('accounts.email', '=', email)
      .where('tokenHash', '=', hashToken(cookie))
      .executeTakeFirst();
    return device ?? null;
  }

  /** Whether a person came from such a browser and address before, or comes for the first time at all. */
  async function isExpected(accountId: string, { userAgent, address }: Client): Promise<boolean> {
    const seen = await db
      .selectFrom('knownDevices')
      .select(['userAgent', 'address'])
      .where('accountId', '=', accountId)
      .execute();
    if (seen.length === 0) return true;
    return seen.some((device) => device.userAgent === userAgent && device.address === address);
  }

  /** Lets go of browsers not seen for long, and of what programs leave that keep no cookies. */
  async function forget(
    accountId: string,
    { address, userAgent }: Pick<Client, 'address' | 'userAgent'>,
    now: Date,
  ): Promise<void> {
    const alike = await db
      .selectFrom('knownDevices')
      .select('id')
      .where('accountId', '=', accountId)
      .where('address', '=', address)
      .where('userAgent', 'is not distinct from', userAgent)
      .orderBy('seenAt', 'desc')
      .execute();
    const old = new Date(now.getTime() - KEPT_MS).toISOString();
    const ids = alike.slice(ALIKE_MAX - 1).map(({ id }) => id);
    await db
      .deleteFrom('knownDevices')
      .where('accountId', '=', accountId)
      .where((eb) => eb.or([eb('seenAt', '<', old), ...(ids.length > 0 ? [eb('id', 'in', ids)] : [])]))
      .execute();
  }

  /** Notes a sign-in. Answers the new cookie of a browser that was not known, and whether it was a new one. */
  async function note(
    person: Person,
    device: Device | null,
    client: Client,
  ): Promise<{ cookie: string | null; isNew: boolean }> {
    const now = clock();
    const at = now.toISOString();
    const userAgent = client.userAgent?.slice(0, 300) ?? null;
    if (device) {
      await db.updateTable('knownDevices').set({ seenAt: at }).where('id', '=', device.id).execute();
      return { cookie: null, isNew: false };
    }
    const isNew = !(await isExpected(person.id, { ...client, userAgent }));
    const cookie = newToken();
    await forget(person.id, { address: client.address, userAgent }, now);
    await db
      .insertInto('knownDevices')
      .values({
        ...{ id: uuid(), accountId: person.id, tokenHash: hashToken(cookie), userAgent },
        ...{ address: client.address, createdAt: at, seenAt: at },
      })
      .execute();
    if (isNew) send(noticeOf(person, client, now));
    return { cookie, isNew };
  }

  return { known, note };
}

export type Devices = ReturnType<typeof createDevices>;
