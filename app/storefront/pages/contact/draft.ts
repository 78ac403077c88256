import { MESSAGE_FIELDS, type MessageValues } from '../../../../domain/things/message-rules.ts';
import { readStored, writeStored } from '../../../shared/storage.ts';

/** What was typed and not stored yet, and the last try to send: the same texts keep their key. */
type Draft = { values: MessageValues; sent: { key: string; values: MessageValues } | null };

const STORED_AS = 'contactDraft';
const EMPTY: MessageValues = { name: '', phone: '', email: '', subject: '', message: '' };

/** Holds where the browser's storage is blocked. */
let memory: Draft | undefined;

function valuesIn(value: unknown): MessageValues {
  const texts = Object(value) as Record<string, unknown>;
  return Object.fromEntries(
    MESSAGE_FIELDS.map((field) => [field, typeof texts[field] === 'string' ? texts[field] : '']),
  ) as MessageValues;
}

function parse(text: string | null): Draft {
  try {
    const { values, sent } = JSON.parse(text ?? '{}');
    const isSent = typeof sent?.key === 'string';
    return {
      values: valuesIn(values),
      sent: isSent ? { key: sent.key, values: valuesIn(sent.values) } : null,
    };
  } catch {
    return { values: EMPTY, sent: null };
  }
}

function read(): Draft {
  memory ??= parse(readStored(STORED_AS, 'sessionStorage'));
  return memory;
}

function write(draft: Draft): void {
  memory = draft;
  writeStored(STORED_AS, JSON.stringify(draft), 'sessionStorage');
}

function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The texts as they were typed last; they stay for as long as the tab is open. */
export function draftValues(): MessageValues {
  return read().values;
}

export function keepDraft(values: MessageValues): void {
  write({ ...read(), values });
}

/** The key under which these texts are sent, the same one each time. */
export function keyOf(values: MessageValues): string {
  const { sent } = read();
  if (sent && MESSAGE_FIELDS.every((field) => sent.values[field] === values[field])) return sent.key;
  const key = newKey();
  write({ ...read(), sent: { key, values } });
  return key;
}

/** Forgets what the server has now; what was typed meanwhile stays. Says whether there is any. */
export function settleDraft(stored: MessageValues): boolean {
  const { values } = read();
  const left = MESSAGE_FIELDS.map((field) => [field, values[field] === stored[field] ? '' : values[field]]);
  write({ values: valuesIn(Object.fromEntries(left)), sent: null });
  return left.some(([, text]) => text !== '');
}
