import { z } from 'zod';
import { moment } from './row.ts';

/** What a reader narrows the audit trail down to. */
export const AUDIT_GROUPS = ['signIns', 'rights', 'purges', 'exports'] as const;
export type AuditGroup = (typeof AUDIT_GROUPS)[number];

/** What the audit trail tells of, and which group each belongs to. */
const GROUP_OF = {
  signed_in: 'signIns',
  sign_in_refused: 'signIns',
  signed_out: 'signIns',
  session_ended: 'signIns',
  access_refused: 'signIns',
  password_changed: 'rights',
  password_refused: 'signIns',
  link_made: 'rights',
  account_added: 'rights',
  account_changed: 'rights',
  role_changed: 'rights',
  account_closed: 'rights',
  account_opened: 'rights',
  account_removed: 'rights',
  second_step_changed: 'rights',
  passkeys_changed: 'rights',
  recovery_codes_renewed: 'rights',
  token_made: 'rights',
  token_revoked: 'rights',
  webhook_added: 'rights',
  webhook_changed: 'rights',
  webhook_removed: 'rights',
  purged: 'purges',
  trash_emptied: 'purges',
  exported: 'exports',
  person_exported: 'exports',
  person_erased: 'purges',
  messages_anonymized: 'purges',
  quotes_anonymized: 'purges',
  trail_shortened: 'purges',
  restored: 'purges',
  chain_checked: 'exports',
} as const satisfies Record<string, AuditGroup>;
export type AuditEvent = keyof typeof GROUP_OF;
const AUDIT_EVENTS = Object.keys(GROUP_OF) as [AuditEvent, ...AuditEvent[]];

/** The events of a group. */
export function eventsOf(group: AuditGroup): AuditEvent[] {
  return AUDIT_EVENTS.filter((event) => GROUP_OF[event] === group);
}

/** What a line says besides: texts and numbers by short names. */
export type AuditDetail = Readonly<Record<string, string | number | boolean>>;

/** A line of the audit trail as the API answers it. */
export const auditRow = z.object({
  seq: z.int(),
  at: moment,
  event: z.enum(AUDIT_EVENTS),
  accountId: z.string().nullable(),
  /** Who did it, and whom or what it was done to. */
  actor: z.string(),
  subject: z.string().nullable(),
  detail: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  /** Shortened. */
  address: z.string().nullable(),
  hash: z.string(),
});
export type AuditLine = z.infer<typeof auditRow>;

/** What a look over the whole chain found. */
export const auditCheck = z.object({
  isWhole: z.boolean(),
  /** How many lines there are. */
  count: z.int(),
  /** The number of the first line that is not as it was written; null where all are. */
  brokenAt: z.int().nullable(),
  /** The hash of the last line: written down elsewhere it shows later that nothing was cut off. */
  head: z.string(),
});
export type AuditCheck = z.infer<typeof auditCheck>;
