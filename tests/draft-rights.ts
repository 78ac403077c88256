import type { Right } from '../domain/rights.ts';
import type { Open } from './verb-rights.ts';

/** What the verbs of drafts and plans ask of their caller. */
export const DRAFT_VERBS: Readonly<Record<string, Readonly<Record<string, Right | Open>>>> = {
  drafts: {
    list: 'drafts:read',
    get: 'drafts:read',
    create: 'drafts:write',
    update: 'drafts:write',
    remove: 'drafts:write',
    publish: 'drafts:write',
  },
  plans: {
    list: 'drafts:read',
    get: 'drafts:read',
    create: 'drafts:write',
    update: 'drafts:write',
    remove: 'drafts:write',
    publish: 'drafts:write',
  },
  dayPreview: {
    issue: 'drafts:read',
    open: { call: ({ dayPreview }) => dayPreview.open('a.1.b', 'draft:gizli') },
  },
  openForms: { keep: 'drafts:read', leave: 'drafts:read' },
};

/** What stands among them and is no verb, with the reason. */
export const NO_DRAFT_VERBS: Readonly<Record<string, string>> = {
  'drafts.forget': 'done every hour by itself',
  'plans.publishDue': 'done every few seconds by itself',
  'plans.begin': 'the plans keep themselves in time',
  'plans.close': 'ends the program',
};
