import { type Breakage, breakagesOf } from '../breakage.ts';

const tokens = 'server/modules/tokens/tokens.test.ts';
const webhooks = 'server/modules/webhooks/webhooks.test.ts';
const fastPath = 'server/http/fast-path.test.ts';

/** What other programs call, and what they are told. */
export const machinesList: Breakage[] = [
  ...breakagesOf(
    'server/modules/tokens/service.ts',
    [tokens],
    [
      {
        why: 'a token lives on past its end',
        from: 'Date.parse(row.expiresAt) <= now.getTime()',
        to: 'Date.parse(row.expiresAt) <= 0',
      },
      { why: 'a token is made without the password', from: '    ctx.requireConfirmed();\n', to: '' },
      {
        why: 'the history cannot tell a program from a person',
        from: 'await checkName(tx, name);',
        to: '',
      },
      { why: 'nobody sees that a token was used', from: '    used.count += 1;\n', to: '' },
      {
        why: 'who revoked a token is not told',
        from: "await tell(tx, ctx, 'token_revoked', row.name);",
        to: '',
      },
    ],
  ),
  ...breakagesOf(
    'server/http/token-limits.ts',
    [tokens],
    [
      { why: 'a program may call without end', from: 'if (isOver) {', to: 'if (isOver && seconds < 0) {' },
      { why: 'all programs share one count', from: 'counter, machine.id', to: "counter, 'all'" },
    ],
  ),
  ...breakagesOf(
    'server/http/kept-writes.ts',
    [tokens],
    [
      {
        why: 'a key answers another request',
        from: 'if (row && row.fingerprint !== fingerprint)',
        to: 'if (row && row.fingerprint === null)',
      },
      {
        why: 'two that come together are both done',
        from: 'return numInsertedOrUpdatedRows > 0n;',
        to: 'return numInsertedOrUpdatedRows >= 0n;',
      },
      { why: 'secrets are kept for who sends the key again', from: '|tokens|webhooks)', to: ')' },
      {
        why: 'keys of one program answer another',
        from: "session.machine?.id ?? session.user?.id ?? ''",
        to: "''",
      },
    ],
  ),
  ...breakagesOf(
    'server/http/fast-path.ts',
    [fastPath],
    [
      {
        why: 'pages of a named origin are not told that they may read',
        from: 'env.API_ORIGINS.includes(headers.origin)',
        to: "env.API_ORIGINS.includes('')",
      },
      {
        why: 'a cache keeps for a named origin what was told to others',
        from: "variesByOrigin && name === 'vary'",
        to: "variesByOrigin && name === ''",
      },
    ],
  ),
  ...breakagesOf(
    'server/modules/webhooks/told.ts',
    [webhooks],
    [
      { why: 'a change of stock is told as one of the product', from: "'stock', 'version'", to: "'version'" },
      {
        why: 'a quote is told as accepted with each later change',
        from: '!before.acceptedAt && Boolean(after.acceptedAt)',
        to: 'Boolean(after.acceptedAt)',
      },
    ],
  ),
  ...breakagesOf(
    'server/modules/webhooks/sender.ts',
    [webhooks],
    [
      { why: 'one slow address holds up all', from: 'const AT_ONCE = 8;', to: 'const AT_ONCE = 1;' },
      {
        why: 'what was refused counts as arrived',
        from: "answer.ok ? null : 'Sunucu kabul etmedi'",
        to: 'null',
      },
      {
        why: 'what was given up is tried for ever',
        from: 'WAITS_MS[sending.attempts - 1]',
        to: 'WAITS_MS[0]',
      },
    ],
  ),
  ...breakagesOf(
    'server/modules/webhooks/sign.ts',
    [webhooks],
    [{ why: 'the signature does not cover the body', from: '.${body}', to: '.' }],
  ),
  ...breakagesOf(
    'server/queue.ts',
    [webhooks],
    [{ why: 'one address gets two things at once', from: 'busy.add(lane.of(row));', to: 'busy.size;' }],
  ),
];
