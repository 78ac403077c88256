import { type Breakage, breakagesOf } from '../breakage.ts';

const visitors = 'server/modules/quotes/quotes.test.ts';
const staff = 'server/modules/quotes/staff.test.ts';
const followed = 'server/modules/quotes/follow-up.test.ts';
const sums = 'domain/rules/quote-sums.test.ts';
const privacy = 'server/modules/privacy/privacy.test.ts';

/** Lists that visitors send, what is offered for them, and what becomes of that. */
export const quotesList: Breakage[] = [
  ...breakagesOf(
    'domain/rules/quote-sums.ts',
    [sums],
    [
      { why: 'halves are rounded down', from: '* 2n + WHOLE)', to: '* 2n)' },
      { why: 'a line has no VAT of its own', from: 'line.vatRate ?? vatRate', to: 'vatRate' },
      { why: 'VAT is taken of what was not left', from: 'part(left, rate)', to: 'part(lessLines, rate)' },
      {
        why: 'the discount of a line is forgotten',
        from: 'return all - part(all, line.discount);',
        to: 'return all;',
      },
      {
        why: 'old offers lose their VAT',
        from: 'sums.vats ?? [{ rate: vatRate, vat: sums.vat }]',
        to: 'sums.vats ?? []',
      },
    ],
  ),
  ...breakagesOf(
    'server/modules/quotes/receive.ts',
    [visitors],
    [
      { why: 'a robot fills the list', from: 'points: 30', to: 'points: 3000' },
      { why: 'a list that is sent again is another list', from: 'if (earlier) return earlier;', to: '' },
      {
        why: 'a key answers the list of somebody else',
        from: 'if (known.fingerprint !== fingerprintOf(sending))',
        to: 'if (known.fingerprint === null)',
      },
      {
        why: 'what fills the trap stands among the others',
        from: 'isSuspect: looksAutomatic(form),',
        to: '',
      },
    ],
  ),
  ...breakagesOf(
    'server/modules/quotes/lines.ts',
    [visitors],
    [
      {
        why: 'a price of another currency is taken as it is',
        from: 'product.currency === currency ? product.price : null',
        to: 'product.price',
      },
      { why: 'what is no longer shown is not told', from: 'missing.push(value);', to: '' },
    ],
  ),
  ...breakagesOf(
    'server/modules/quotes/shared.ts',
    [visitors, followed],
    [
      {
        why: 'an offer is accepted after its last day',
        from: 'offer.validUntil >= dayOf(clock())',
        to: "offer.validUntil !== ''",
      },
      { why: 'an offer is accepted twice', from: 'if (quote.acceptedAt) throw', to: 'if (false) throw' },
      { why: 'the staff open their own offers', from: 'isStaff || !userAgent', to: '!userAgent' },
      { why: 'robots open offers', from: ' || isRobot(userAgent)', to: '' },
      {
        why: 'every reload is an opening',
        from: "eb('lastOpenedAt', '<', earlier)",
        to: "eb('lastOpenedAt', 'is not', null)",
      },
      {
        why: 'a list counts as opened before an offer is sent',
        from: ".where('sentAt', 'is not', null)",
        to: '',
      },
      {
        why: 'who has accepted is asked after',
        from: '        remindOn: null,\n',
        to: '',
      },
    ],
  ),
  ...breakagesOf(
    'server/modules/quotes/offers.ts',
    [staff, followed],
    [
      { why: 'an offer leaves without a price', from: 'if (open.length > 0)', to: 'if (open.length < 0)' },
      {
        why: 'an offer leaves that is over',
        from: 'validUntil !== null && validUntil < today',
        to: 'validUntil === today',
      },
      {
        why: 'nobody is told to ask after an offer',
        from: '...unseen, remindOn, acceptedAt',
        to: '...unseen, acceptedAt',
      },
      {
        why: 'a new offer counts as opened',
        from: 'lastOpenedAt: null, openCount: 0 };',
        to: 'lastOpenedAt: null };',
      },
      {
        why: 'a mail goes without its file',
        from: 'company: sender.company, file }',
        to: 'company: sender.company, file: null }',
      },
    ],
  ),
  ...breakagesOf(
    'server/modules/quotes/service.ts',
    [staff, followed],
    [
      {
        why: 'a quote is sent without an offer',
        from: "if (patch.state === 'sent' && !before.offer)",
        to: 'if (false)',
      },
      {
        why: 'nobody prepares what somebody has begun',
        from: 'values.assigneeId = write.actor.accountId;',
        to: 'values.assigneeId = null;',
      },
      { why: 'offers are asked after a day too late', from: '"remindOn" <= ${', to: '"remindOn" < ${' },
    ],
  ),
  ...breakagesOf(
    'server/kinds/row-verbs.ts',
    ['server/modules/messages/messages.test.ts', staff],
    [
      {
        why: 'a row is removed that somebody changed',
        from: 'await checkExpected(row, expected, () => read(write.tx, id));',
        to: '',
      },
    ],
  ),
  ...breakagesOf(
    'server/kinds/answering-verbs.ts',
    ['server/modules/messages/answering.test.ts', staff],
    [
      { why: 'a note takes the place of the ones before', from: 'notes: [...notes, {', to: 'notes: [{' },
      { why: 'notes are without their writer', from: 'by: ctx.name, text', to: "by: '', text" },
      {
        why: 'who only looks is offered as somebody who answers',
        from: ".where('role', '!=', 'viewer')",
        to: '',
      },
    ],
  ),
  ...breakagesOf(
    'domain/things/quote.ts',
    [privacy],
    [
      {
        why: 'notes outlive the person that they are about',
        from: "  note: '',\n  notes: [],",
        to: "  note: '',",
      },
    ],
  ),
];
