import { useSyncExternalStore } from 'react';
import type { MessageForm } from '../../../../domain/things/message.ts';
import { FASTEST_MS, type MessageValues } from '../../../../domain/things/message-rules.ts';
import { toast } from '../../lib/toast.ts';
import { keyOf, settleDraft } from './draft.ts';
import { type Answer, sendMessage } from './send-message.ts';

export type Sending =
  | { kind: 'idle' }
  | { kind: 'sending' }
  /** `hasMore`: something was typed while the message was under way. */
  | (Extract<Answer, { kind: 'sent' }> & { hasMore: boolean })
  | Exclude<Answer, { kind: 'sent' }>;

export const SENT_TITLE = 'Mesajınız gönderildi!';
export const SENT_TEXT = 'En kısa sürede size dönüş yapacağız.';
export const FAILED_TITLE = 'Mesajınız gönderilemedi';

const IDLE: Sending = { kind: 'idle' };

/** Outlives the page: a visitor may move on while a message is under way. */
let current: Sending = IDLE;
const listeners = new Set<() => void>();

function set(next: Sending): void {
  current = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How the sending of a message stands. */
export function useSending(): Sending {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => IDLE,
  );
}

/**
 * Sends a message and tells how that went, also to one who has moved on to another page. Who was faster than a person
 * types (a text that was pasted, a program that fills forms for its user) waits for the rest of that time: only what
 * comes past these scripts is taken for a robot's.
 */
export async function deliver(values: MessageValues, form: MessageForm): Promise<void> {
  if (current.kind === 'sending') return;
  set({ kind: 'sending' });
  const rest = FASTEST_MS - (form.elapsedMs ?? FASTEST_MS);
  if (rest > 0) await new Promise((done) => setTimeout(done, rest));
  const facts = rest > 0 ? { ...form, elapsedMs: FASTEST_MS } : form;
  const answer = await sendMessage(values, { key: keyOf(values), form: facts });
  set(answer.kind === 'sent' ? { ...answer, hasMore: settleDraft(values) } : answer);
  if (answer.kind === 'sent') await toast('success', SENT_TITLE, { description: SENT_TEXT });
  if (answer.kind === 'failed') await toast('error', FAILED_TITLE, { description: answer.text });
}

/** Forgets how the last sending ended, once it was seen. */
export function putAside(): void {
  if (current.kind !== 'sending') set(IDLE);
}
