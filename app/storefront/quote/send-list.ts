import type { ErrorBody } from '../../../domain/errors.ts';
import { CONSENT_FIELD, FASTEST_MS, TRAP_FIELD } from '../../../domain/things/message-rules.ts';
import type { ShownLine } from '../../../domain/things/quote.ts';
import { noteSent, quoteList, type Sent, sendingKey } from './list-store.ts';

/** What the drawer shows beside the list itself. */
export type ListFacts = { lines: ShownLine[]; notice: string; consentVersion: string };
export type SendAnswer = { kind: 'sent'; sent: Sent; missing: number } | { kind: 'failed'; text: string };

const TIME_LIMIT_MS = 15_000;
const UNREACHED = 'Sunucuya ulaşılamadı. Listeniz duruyor; bağlantınızı kontrol edip yeniden deneyin.';
const OFFLINE = 'İnternet bağlantınız yok. Listeniz duruyor; bağlantı gelince yeniden deneyin.';
const TOO_SLOW =
  'Sunucu 15 saniyede yanıt vermedi. Yeniden deneyin; listeniz ulaştıysa ikinci kez kaydedilmez.';

async function ask<Body>(path: string, init: RequestInit): Promise<{ ok: boolean; body: Partial<Body> }> {
  const limit = AbortSignal.timeout(TIME_LIMIT_MS);
  const response = await fetch(path, { ...init, signal: init.signal ?? limit });
  return { ok: response.ok, body: (await response.json()) as Partial<Body> };
}

/** The products of the list as the site shows them now; null where the server is not reached. */
export async function readFacts(ids: readonly string[]): Promise<ListFacts | null> {
  try {
    const { ok, body } = await ask<ListFacts>(`/api/quotes/lines?ids=${ids.join()}`, {});
    return ok ? (body as ListFacts) : null;
  } catch {
    return null;
  }
}

type Form = { [CONSENT_FIELD]: string; [TRAP_FIELD]: string; elapsedMs: number };

/** Sends the list; only 'sent' means that the server has it. Sent again as it is, it is stored once. */
export async function sendList(form: Form): Promise<SendAnswer> {
  const rest = FASTEST_MS - form.elapsedMs;
  if (rest > 0) await new Promise((done) => setTimeout(done, rest));
  const key = sendingKey();
  const { lines, from } = quoteList();
  const signal = AbortSignal.timeout(TIME_LIMIT_MS);
  try {
    const { ok, body } = await ask<Sent & ErrorBody & { missing: string[] }>('/api/quotes', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify({
        ...from,
        items: lines.map(({ id: productId, quantity, note }) => ({ productId, quantity, note })),
        form: {
          ...(form[CONSENT_FIELD] && { consentVersion: form[CONSENT_FIELD] }),
          trap: form[TRAP_FIELD],
          elapsedMs: Math.max(form.elapsedMs, FASTEST_MS),
        },
      }),
      signal,
    });
    if (!ok)
      return { kind: 'failed', text: Object.values(body.fields ?? {})[0] ?? body.message ?? UNREACHED };
    const { code = '', link = '', text = '', chat = null, missing = [] } = body;
    const sent = { code, link, text, chat };
    noteSent(key, sent);
    return { kind: 'sent', sent, missing: missing.length };
  } catch {
    if (!navigator.onLine) return { kind: 'failed', text: OFFLINE };
    return { kind: 'failed', text: signal.aborted ? TOO_SLOW : UNREACHED };
  }
}
