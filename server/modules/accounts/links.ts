import type { Kysely } from 'kysely';
import { AppError, refusedField } from '../../../domain/errors.ts';
import {
  LINK_PURPOSES,
  type LinkPurpose,
  type LinkWay,
  newPasswordIssue,
} from '../../../domain/things/account.ts';
import type { Database } from '../../db/schema.ts';
import type { Mailer } from '../../mail.ts';
import { type Client, type Ground, normalizeEmail } from './own.ts';
import { hashPassword } from './password.ts';
import type { Passwords } from './passwords.ts';
import type { Throttle } from './throttle.ts';
import type { OneTimeTokens } from './tokens.ts';

const HOUR_MS = 60 * 60 * 1000;
const VALID_MS = { invite: 3 * 24 * HOUR_MS, reset: 24 * HOUR_MS, forgotten: HOUR_MS };
/** The page that opens a link; what stands behind `#` never leaves the browser, and so is in no log. */
const PAGE = '/admin/login/sifre';

export const LINK_DEAD =
  'Bu bağlantı kullanılmış ya da süresi dolmuş. Yöneticinizden yenisini isteyin ya da “Şifremi unuttum” ile yeni bir bağlantı alın.';
const NO_MAIL = 'E-posta gönderimi kurulu değil. Bağlantı oluşturup kişiye kendiniz iletin.';

type Person = { id: string; name: string; email: string; passwordHash: string };
/** What an administrator gets back: the link where it goes from hand to hand. */
export type Handed = { link: string | null; expiresAt: string };
/** Whose link it is, and what it is for. */
export type OpenedLink = { purpose: LinkPurpose; email: string; name: string; expiresAt: string };

function days(expiresAt: string): string {
  return new Date(expiresAt).toLocaleString('tr-TR', {
    ...{ day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' },
    timeZone: 'Europe/Istanbul',
  });
}

function mailOf(
  purpose: LinkPurpose,
  { name, email }: Person,
  { link, until }: Record<'link' | 'until', string>,
) {
  const about =
    purpose === 'invite'
      ? ['Yönetim paneline davet edildiniz.', 'Şifrenizi belirleyip başlamak için bu bağlantıyı açın:']
      : ['Hesabınız için yeni bir şifre istendi.', 'Yeni şifrenizi belirlemek için bu bağlantıyı açın:'];
  const ending =
    purpose === 'invite'
      ? 'Böyle bir davet beklemiyorsanız bu e-postayı silebilirsiniz.'
      : 'Bunu siz istemediyseniz bir şey yapmanız gerekmez; şifreniz değişmedi.';
  return {
    to: { name, address: email },
    subject: purpose === 'invite' ? 'Yönetim paneline davet' : 'Şifre yenileme',
    text: [
      `Merhaba ${name},`,
      '',
      ...about,
      '',
      link,
      '',
      `Bağlantı ${until} tarihine kadar geçerlidir ve bir kez açılır.`,
      ending,
    ].join('\n'),
  };
}

type Options = Pick<Ground, 'db'> & {
  tokens: OneTimeTokens;
  mailer: Pick<Mailer, 'send' | 'isSetUp'>;
  /** The base of absolute addresses, where a person is reached. */
  base: (origin: string) => Promise<string>;
  passwords: Passwords;
  throttle: Throttle;
};

/** Links that let a person choose a password: for who is new, and for who forgot it. */
export function createLinks({ db, tokens, mailer, base, passwords, throttle }: Options) {
  async function make(on: Kysely<Database>, person: Person, siteBase: string, validMs: number) {
    const purpose: LinkPurpose = person.passwordHash === '' ? 'invite' : 'reset';
    // The newest link is the one that works: who asks twice finds no older one lying around.
    await tokens.revoke(on, LINK_PURPOSES, person.id);
    const { token, expiresAt } = await tokens.issue(on, { purpose, accountId: person.id, validMs });
    const link = `${siteBase}${PAGE}#${token}`;
    return { purpose, link, expiresAt };
  }

  /** @throws AppError invalid where mail is wanted and not set up */
  function requireWay(way: LinkWay): void {
    if (way === 'mail' && !mailer.isSetUp) throw refusedField('deliver', 'not_allowed', NO_MAIL);
  }

  /** Makes a link for an account and sends it, or hands it over. */
  async function hand(
    on: Kysely<Database>,
    person: Person,
    { way, siteBase }: { way: LinkWay; siteBase: string },
  ): Promise<Handed & { send: () => void }> {
    const validMs = VALID_MS[person.passwordHash === '' ? 'invite' : 'reset'];
    const { purpose, link, expiresAt } = await make(on, person, siteBase, validMs);
    const send = () => {
      if (way === 'mail') mailer.send(mailOf(purpose, person, { link, until: days(expiresAt) }));
    };
    return { link: way === 'link' ? link : null, expiresAt, send };
  }

  async function forgottenBy(email: string): Promise<void> {
    const account = await db.selectFrom('accounts').selectAll().where('email', '=', email).executeTakeFirst();
    if (!account || account.disabledAt) return;
    // What a request says of its own address is not believed: a stranger would send the link elsewhere.
    const siteBase = await base(account.panelOrigin ?? '');
    if (!siteBase) return;
    const made = await make(db, account, siteBase, VALID_MS.forgotten);
    mailer.send(mailOf(made.purpose, account, { link: made.link, until: days(made.expiresAt) }));
  }

  /**
   * Sends a link to whoever forgot the password. Everyone may ask; the answer is the same whether the account is there.
   * @throws AppError unavailable where no mail can be sent, too_many
   */
  async function forgotPassword(given: string, client: Client): Promise<void> {
    if (!mailer.isSetUp)
      throw new AppError(
        'unavailable',
        'E-posta gönderimi kurulu değil. Yöneticinizden bir şifre bağlantısı isteyin.',
      );
    const email = normalizeEmail(given);
    for (const key of [`forgotten ${email}`, `forgotten from ${client.address}`]) {
      await throttle.check(key);
      await throttle.attempt(key);
    }
    await forgottenBy(email);
  }

  async function personOf(on: Kysely<Database>, accountId: string | null) {
    const account = await on
      .selectFrom('accounts')
      .selectAll()
      .where('id', '=', accountId ?? '')
      .where('disabledAt', 'is', null)
      .executeTakeFirst();
    if (!account) throw new AppError('not_found', LINK_DEAD);
    return account;
  }

  /** Whose link it is; it is not used up by that. @throws AppError not_found */
  async function openLink(token: string): Promise<OpenedLink> {
    const found = await tokens.read(db, LINK_PURPOSES, token);
    if (!found) throw new AppError('not_found', LINK_DEAD);
    const { email, name } = await personOf(db, found.accountId);
    return { purpose: found.purpose as LinkPurpose, email, name, expiresAt: found.expiresAt };
  }

  /** Sets the password that the holder of a link chose; the link is used up. @throws AppError not_found, invalid */
  async function acceptLink(
    input: { token: string; newPassword: string },
    { address }: Pick<Client, 'address'>,
  ): Promise<void> {
    const broken = newPasswordIssue(input.newPassword, passwords.passwordMin);
    if (broken) throw refusedField('newPassword', broken.code, broken.message);
    // Looked at first: hashing for whoever sends anything would keep the processor busy.
    await openLink(input.token);
    const passwordHash = await hashPassword(input.newPassword);
    await db.transaction().execute(async (tx) => {
      const used = await tokens.use(tx, LINK_PURPOSES, input.token);
      if (!used) throw new AppError('not_found', LINK_DEAD);
      const account = await personOf(tx, used.accountId);
      const self = { accountId: account.id, name: account.name, address };
      await passwords.store(tx, self, { account, passwordHash });
      await tokens.revoke(tx, LINK_PURPOSES, account.id);
    });
  }

  return { base, hand, requireWay, forgotPassword, openLink, acceptLink };
}

export type Links = ReturnType<typeof createLinks>;
