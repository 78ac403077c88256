import type { ErrorBody } from '../../../../domain/errors.ts';
import type { Message, MessageForm } from '../../../../domain/things/message.ts';
import {
  MESSAGE_FIELDS,
  type MessageErrors,
  type MessageValues,
} from '../../../../domain/things/message-rules.ts';

export type Answer =
  | { kind: 'sent'; reference: string }
  | { kind: 'invalid'; errors: MessageErrors }
  | { kind: 'failed'; text: string };

const TIME_LIMIT_MS = 15_000;
const UNREACHED = 'Sunucuya ulaşılamadı. Bağlantınızı kontrol edip yeniden deneyin.';
const OFFLINE = 'İnternet bağlantınız yok. Yazdıklarınız duruyor; bağlantı gelince yeniden deneyin.';
const TOO_SLOW =
  'Sunucu 15 saniyede yanıt vermedi. Mesajınız ulaşmış olabilir; yeniden denerseniz ikinci kez kaydedilmez.';

function errorsIn(fields: ErrorBody['fields']): MessageErrors | null {
  const found = MESSAGE_FIELDS.filter((field) => fields?.[field]);
  return found.length > 0 ? Object.fromEntries(found.map((field) => [field, fields?.[field]])) : null;
}

function failure(signal: AbortSignal): string {
  if (!navigator.onLine) return OFFLINE;
  return signal.aborted ? TOO_SLOW : UNREACHED;
}

/** Sends a message; only 'sent' means that the server has it. The same key is never stored twice. */
export async function sendMessage(
  values: MessageValues,
  { key, form }: { key: string; form: MessageForm },
): Promise<Answer> {
  const limit = new AbortController();
  const { signal } = limit;
  const timer = setTimeout(() => limit.abort(), TIME_LIMIT_MS);
  try {
    const response = await fetch('/api/messages', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify({ ...values, form }),
      signal,
    });
    const body: Partial<ErrorBody & Message> = await response.json();
    if (response.ok) return { kind: 'sent', reference: body.reference ?? '' };
    const errors = errorsIn(body.fields);
    return errors ? { kind: 'invalid', errors } : { kind: 'failed', text: body.message ?? UNREACHED };
  } catch {
    return { kind: 'failed', text: failure(signal) };
  } finally {
    clearTimeout(timer);
  }
}
