import type { ErrorBody } from '../../../domain/errors.ts';
import type { MessageErrors, MessageValues } from '../../../domain/message-rules.ts';

export type Answer =
  | { kind: 'sent' }
  | { kind: 'invalid'; errors: MessageErrors }
  | { kind: 'failed'; text: string };

const UNREACHED = 'Sunucuya ulaşılamadı. Bağlantınızı kontrol edip yeniden deneyin.';

/** Sends a message; only 'sent' means that the server has it. */
export async function sendMessage(values: MessageValues): Promise<Answer> {
  try {
    const response = await fetch('/api/messages', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(values),
    });
    if (response.ok) return { kind: 'sent' };
    const body: Partial<ErrorBody> = await response.json();
    if (response.status === 422 && body.fields) return { kind: 'invalid', errors: body.fields };
    return { kind: 'failed', text: body.message ?? UNREACHED };
  } catch {
    return { kind: 'failed', text: UNREACHED };
  }
}
