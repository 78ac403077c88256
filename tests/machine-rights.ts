import type { Right } from '../domain/rights.ts';
import type { Open } from './verb-rights.ts';

/** What the verbs about other programs ask of their caller. */
export const MACHINE_VERBS: Readonly<Record<string, Readonly<Record<string, Right | Open>>>> = {
  tokens: {
    authenticate: { call: ({ tokens }) => tokens.authenticate('vtn_yok') },
    ...{ list: 'accounts:read', create: 'accounts:write', revoke: 'accounts:write' },
  },
  webhooks: {
    ...{ list: 'accounts:read', deliveries: 'accounts:read' },
    ...{ create: 'accounts:write', update: 'accounts:write', remove: 'accounts:write' },
    ...{ trial: 'accounts:write', resend: 'accounts:write' },
  },
};
