import type { Right } from '../domain/rights.ts';

/** What the verbs about what was done, and the ways back from it, ask of their caller. */
export const TRAIL_VERBS: Readonly<Record<string, Readonly<Record<string, Right>>>> = {
  history: {
    trash: 'history:read',
    trashCounts: 'history:read',
    versions: 'history:read',
    restore: 'history:write',
    restoreMany: 'history:write',
    purge: 'history:write',
    purgeMany: 'history:write',
    empty: 'history:write',
    restoreVersion: 'history:write',
    undo: 'history:write',
  },
  audit: { list: 'audit:read', verify: 'audit:read', exportCsv: 'audit:read' },
  activities: {
    list: 'activities:read',
    counts: 'activities:read',
    people: 'activities:read',
    undo: 'history:write',
  },
};
