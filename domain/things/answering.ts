import { z } from 'zod';
import { requiredText } from '../rules/fields.ts';
import { moment } from './row.ts';

/** What the staff tell one another of a row that somebody answers. */
export const noteLine = z.object({ at: moment, by: z.string(), text: z.string() });
export type NoteLine = z.infer<typeof noteLine>;

export const noteInput = z.strictObject({ text: requiredText(1000, 'Notunuzu yazın.', 'lines') });
export const NOTES_MAX = 200;

/** Somebody who can answer. */
export const answerer = z.object({ id: z.string(), name: z.string() });
export type Answerer = z.infer<typeof answerer>;

/** Who answers a row: the account, null for nobody. */
export const assigneeId = z.string().max(64).nullable();
/** Who answers a row, as it is answered. */
export const assigneeColumns = { assigneeId: z.string().nullable(), assignee: z.string().nullable() };
