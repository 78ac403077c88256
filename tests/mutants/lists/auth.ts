import { type Breakage, breakagesOf } from '../breakage.ts';

const auth = ['server/modules/accounts/auth.test.ts', 'server/modules/accounts/throttle.test.ts'];
const preview = ['server/modules/preview/preview.test.ts'];

/** Signing in, sessions, passwords, tokens, and what is slowed down. */
export const authList: Breakage[] = [
  ...breakagesOf('server/modules/accounts/password.ts', auth, [
    { why: 'any password is right', from: 'timingSafeEqual(expected, given)', to: 'expected.length > 0' },
    {
      why: 'a password typed on a Mac is wrong on Windows',
      from: "password.normalize('NFC')",
      to: 'password',
    },
    {
      why: 'a crowd that tries to sign in takes all threads',
      from: 'concurrency: 2',
      to: 'concurrency: 24',
      tests: ['server/modules/accounts/password.test.ts'],
    },
  ]),
  ...breakagesOf('server/modules/accounts/sessions.ts', auth, [
    {
      why: 'a session never ends',
      from: "\n    .where('expiresAt', '>', now)",
      to: '',
    },
    {
      why: 'a session ends while it is used',
      from: '.set({ seenAt: now.toISOString(), expiresAt })',
      to: '.set({ seenAt: now.toISOString() })',
    },
    {
      why: 'everyone ends the sessions of others',
      from: "\n        .where('id', '=', id)\n        .where('accountId', '=', accountId)",
      to: "\n        .where('id', '=', id)",
    },
  ]),
  ...breakagesOf('server/secrets.ts', auth, [
    {
      why: 'tokens can be read in a stolen database',
      from: "return createHash('sha256').update(token).digest('hex');",
      to: 'return token;',
    },
  ]),
  ...breakagesOf('server/modules/accounts/passwords.ts', auth, [
    {
      why: 'guesses of the current password are not slowed down',
      from: 'await throttle.attempt(key);',
      to: '',
    },
    {
      why: 'who changes the password is signed out',
      from: "\n      .where('id', '!=', keepSession)",
      to: '',
    },
    {
      why: 'a thief stays signed in after a new password',
      from: "await on\n      .deleteFrom('sessions')\n      .where('accountId', '=', account.id)\n      .where('id', '!=', keepSession)\n      .execute();",
      to: '',
    },
  ]),
  ...breakagesOf('server/modules/accounts/gate.ts', auth, [
    {
      why: 'somebody else’s guesses keep a person out',
      from: '`${subject} ${client.address}`',
      to: '`${subject}`',
    },
    {
      why: 'right passwords that come at once are taken for failures',
      from: 'return byPair.inLine(line, async () => {',
      to: 'return (async (_line: string, work: () => Promise<T>) => work())(line, async () => {',
    },
  ]),
  ...breakagesOf('server/modules/accounts/sign-in.ts', auth, [
    {
      why: 'an unknown e-mail is told by the time it takes',
      from: 'account?.passwordHash || DECOY',
      to: "account?.passwordHash || ''",
      survives: 'Only time tells, and a test that measures time fails on a busy machine.',
    },
  ]),
  ...breakagesOf('server/modules/accounts/throttle.ts', auth, [
    {
      why: 'each failure waits two seconds longer, not twice as long',
      from: '2 ** (count - freeTries)',
      to: '2 * (count - freeTries)',
    },
    {
      why: 'a person who forgot the password waits for days',
      from: 'Math.min(2 ** (count - freeTries), LONGEST_SECONDS)',
      to: '2 ** (count - freeTries)',
    },
  ]),
  ...breakagesOf('server/modules/accounts/session-tokens.ts', preview, [
    { why: 'a preview stays open for ever', from: ' || Number(expires) < clock().getTime()', to: '' },
    {
      why: 'a link to a document opens the preview',
      from: '[purpose, sessionId, expires, subject]',
      to: '[sessionId, expires, subject]',
      tests: [...preview, 'server/modules/library/withdrawn.test.ts'],
    },
  ]),
  ...breakagesOf('server/http/auth.ts', auth, [
    {
      why: 'an old token keeps a person from signing in',
      from: ' && !OPEN_TO_ALL.test(c.req.path)',
      to: '',
    },
    {
      why: 'what visitors write is accepted',
      from: 'if (!READS.has(c.req.method) && !open.test(c.req.path)) requireSession(c);',
      to: '',
      tests: ['server/http/refusals.test.ts'],
    },
  ]),
  ...breakagesOf('server/context.ts', auth, [
    { why: 'nothing is refused', from: 'if (!may(right)) throw refusal();', to: '' },
  ]),
];
