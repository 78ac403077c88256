import { useMemo, useSyncExternalStore } from 'react';
import { ownDraftName, ownDrafts, sealDraft, unsealDraft } from './draft-seal.ts';
import type { Base } from './record-spec.ts';

/** What someone typed and has not saved, with what the form was opened on; `kept` is the version of the draft on the server. */
export type Draft<Values> = { values: Values; base: Base<Values>; savedAt: string; kept?: number };

/** A draft that waits, by the name of its form: `products:new`, `site:homepage/hero`. */
export type WaitingDraft = { name: string; savedAt: string; values: Readonly<Record<string, unknown>> };

const CHANGED = 'admin-drafts';

function parse(text: string | null): Draft<unknown> | null {
  try {
    const draft: unknown = JSON.parse(text ?? 'null');
    return draft && typeof draft === 'object' && 'values' in draft && 'base' in draft
      ? (draft as Draft<unknown>)
      : null;
  } catch {
    return null;
  }
}

export function readDraft<Values>(name: string): Draft<Values> | null {
  return parse(unsealDraft(name, localStorage.getItem(ownDraftName(name)))) as Draft<Values> | null;
}

export function writeDraft<Values>(
  name: string,
  values: Values,
  base: Base<Values>,
  kept: number | null = null,
): void {
  const savedAt = new Date().toISOString();
  const draft: Draft<Values> = { values, base, savedAt, ...(kept !== null && { kept }) };
  const sealed = sealDraft(name, JSON.stringify(draft));
  if (sealed === null) return;
  try {
    localStorage.setItem(ownDraftName(name), sealed);
  } catch {
    // A full storage costs the safety copy, not the form that is open.
  }
  window.dispatchEvent(new Event(CHANGED));
}

export function dropDraft(name: string): void {
  localStorage.removeItem(ownDraftName(name));
  window.dispatchEvent(new Event(CHANGED));
}

/** The stored drafts of the signed-in person as one text, so that an unchanged storage is the same value. */
function snapshot(): string {
  return JSON.stringify(ownDrafts());
}

function waitingIn(stored: string): WaitingDraft[] {
  const drafts = (JSON.parse(stored) as [string, string | null][]).flatMap(([name, sealed]) => {
    const draft = parse(unsealDraft(name, sealed));
    const values = draft?.values;
    return draft && values && typeof values === 'object'
      ? [{ name, savedAt: String(draft.savedAt), values: values as Record<string, unknown> }]
      : [];
  });
  return drafts.sort((a, b) => (a.savedAt < b.savedAt ? 1 : -1));
}

function subscribe(changed: () => void): () => void {
  // `storage` tells of other tabs, our own event of this one.
  const events = ['storage', CHANGED];
  for (const event of events) window.addEventListener(event, changed);
  return () => {
    for (const event of events) window.removeEventListener(event, changed);
  };
}

/** Every unsaved form of the signed-in person that waits in this browser, the latest first. */
export function useWaitingDrafts(): WaitingDraft[] {
  const stored = useSyncExternalStore(subscribe, snapshot);
  return useMemo(() => waitingIn(stored), [stored]);
}
