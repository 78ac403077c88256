import { z } from 'zod';
import { text } from '../rules/fields.ts';
import { phoneKey } from '../rules/person.ts';
import { PHONE_HINT } from '../rules/phone.ts';
import { moment } from './row.ts';

const NEITHER = 'E-posta adresi ya da telefon numarası yazın.';

/** Whom a request is about: an address, a number, or both. */
export const personWish = z
  .strictObject({
    email: text(254)
      .refine((value) => value === '' || value.includes('@'), 'E-posta adresi eksik görünüyor.')
      .optional(),
    phone: text(40)
      .refine((value) => value === '' || phoneKey(value) !== '', PHONE_HINT)
      .optional(),
  })
  .refine(({ email, phone }) => Boolean(email || phone), { error: NEITHER, path: ['email'] });

/** Where a message of a person stands: `history` is one of which only versions are left. */
export const PLACES = ['inbox', 'trash', 'history'] as const;

/** The copies that hold a person beyond an erasure. */
export const heldByCopies = z.object({
  count: z.int(),
  /** When the last of them has gone by itself; null where copies go only by hand, or where there is none. */
  until: moment.nullable(),
});

/** What there is of a person. */
export const personOverview = z.object({
  messages: z.array(
    z.object({
      id: z.string(),
      reference: z.string(),
      place: z.enum(PLACES),
      name: z.string(),
      subject: z.string(),
      createdAt: moment,
    }),
  ),
  /** The lists that they sent, and what was offered for them. */
  quotes: z.array(
    z.object({
      id: z.string(),
      code: z.string(),
      place: z.enum(PLACES),
      name: z.string(),
      createdAt: moment,
    }),
  ),
  counts: z.object({
    inbox: z.int(),
    trash: z.int(),
    quotes: z.int(),
    /** Lines of the history that hold a version of one of them. */
    history: z.int(),
    /** Mails that tell of them and have not left. */
    mails: z.int(),
  }),
  /** An account of the panel with the address: an erasure leaves it. */
  hasAccount: z.boolean(),
  copies: heldByCopies,
});
export type PersonOverview = z.infer<typeof personOverview>;
