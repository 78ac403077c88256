import { readUser } from '../../../lib/session.ts';
import type { Base } from './record-spec.ts';

/** What someone typed and has not saved, with what the form was opened on. */
export type Draft<Values> = { values: Values; base: Base<Values>; savedAt: string };

function draftKey(name: string): string {
  return `adminDraft:${readUser()?.id ?? ''}:${name}`;
}

export function readDraft<Values>(name: string): Draft<Values> | null {
  try {
    const draft: unknown = JSON.parse(localStorage.getItem(draftKey(name)) ?? 'null');
    return draft && typeof draft === 'object' && 'values' in draft && 'base' in draft
      ? (draft as Draft<Values>)
      : null;
  } catch {
    return null;
  }
}

export function writeDraft<Values>(name: string, values: Values, base: Base<Values>): void {
  const draft: Draft<Values> = { values, base, savedAt: new Date().toISOString() };
  try {
    localStorage.setItem(draftKey(name), JSON.stringify(draft));
  } catch {
    // A full storage costs the safety copy, not the form that is open.
  }
}

export function dropDraft(name: string): void {
  localStorage.removeItem(draftKey(name));
}
