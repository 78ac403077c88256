import { z } from 'zod';
import { requiredText } from '../rules/fields.ts';
import { moment } from './row.ts';

/** What the staff tell one another of a row that somebody answers. */
export const noteLine = z.object({
  at: moment,
  by: z.string(),
  text: z.string(),
  /** Set for what was sent to the visitor: it is no note, and stands among them as the answer that it is. */
  sent: z.literal('mail').optional(),
});
export type NoteLine = z.infer<typeof noteLine>;

export const noteInput = z.strictObject({ text: requiredText(1000, 'Notunuzu yazın.', 'lines') });
export const replyInput = z.strictObject({ text: requiredText(5000, 'Yanıtınızı yazın.', 'lines') });
export const NOTES_MAX = 200;

/** Somebody who can answer. */
export const answerer = z.object({ id: z.string(), name: z.string() });
export type Answerer = z.infer<typeof answerer>;

/** Who answers a row: the account, null for nobody. */
export const assigneeId = z.string().max(64).nullable();
/** Who answers a row, as it is answered. */
export const assigneeColumns = { assigneeId: z.string().nullable(), assignee: z.string().nullable() };
