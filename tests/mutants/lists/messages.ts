import { type Breakage, breakagesOf } from '../breakage.ts';

const messages = 'server/modules/messages/messages.test.ts';

/** The contact form and its inbox. */
export const messagesList: Breakage[] = [
  ...breakagesOf(
    'server/modules/messages/receive.ts',
    [messages],
    [
      { why: 'a robot fills the inbox', from: 'points: 40', to: 'points: 41' },
      {
        why: 'a message that is sent again is another message',
        from: 'if (earlier) return earlier;',
        to: '',
      },
      {
        why: 'a message that is sent again on a second line fails',
        from: 'const meanwhile = await stored(write.tx, sending);',
        to: 'const meanwhile = null;',
      },
      {
        why: 'a key answers the message of somebody else',
        from: 'if (known.fingerprint !== fingerprintOf(texts))',
        to: 'if (known.fingerprint === null)',
      },
      {
        why: 'the company gets a mail for every attempt',
        from: 'if (meanwhile) return { told: meanwhile, fresh: null };',
        to: '',
      },
      {
        why: 'what fills the trap stands among the others',
        from: 'isSuspect: looksAutomatic(form),',
        to: '',
      },
    ],
  ),
  ...breakagesOf(
    'server/modules/messages/service.ts',
    [messages],
    [
      {
        why: 'the panel counts the read ones',
        from: '{ isRead: false, isSuspect: false }',
        to: '{ isRead: true, isSuspect: false }',
      },
    ],
  ),
  ...breakagesOf(
    'server/modules/messages/service.ts',
    ['server/modules/messages/answering.test.ts'],
    [
      {
        why: 'a message that is new again says when it was answered',
        from: "state === 'answered' ? write.at : null",
        to: 'write.at',
      },
      { why: 'nobody has what is answered', from: 'values.assigneeId = write.actor.accountId;', to: '' },
    ],
  ),
  ...breakagesOf(
    'server/modules/messages/kind.ts',
    [messages],
    [
      { why: 'a message renders all pages anew', from: 'isPublic: false', to: 'isPublic: true' },
      { why: 'a number is not found as it is dialled', from: 'chatDigits(phone), ', to: '' },
    ],
  ),
];
