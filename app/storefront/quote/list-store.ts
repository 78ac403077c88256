import { QUANTITY_MAX, QUOTE_LINES_MAX } from '../../../domain/things/quote-rules.ts';
import { newId } from '../../shared/new-id.ts';
import { readStored, writeStored } from '../../shared/storage.ts';
import { LIST_KEY } from './list-key.ts';

/** A product on the list of this device, by the name that it had when it was put there. */
export type ListLine = { id: string; name: string; quantity: number; note: string };
/** What its owner may say of themselves. */
export type Sender = { name: string; clinic: string; phone: string; note: string };
/** What the server answered to the list as it was then. */
export type Sent = { code: string; link: string; text: string; chat: string | null };
type List = {
  lines: readonly ListLine[];
  from: Sender;
  /** The key of a sending, and what it is a sending of: tried again, it is stored once. */
  sending?: { key: string; of: string } | undefined;
  sent?: (Sent & { of: string }) | undefined;
};

const NOBODY: Sender = { name: '', clinic: '', phone: '', note: '' };
const EMPTY: List = { lines: [], from: NOBODY };
const listeners = new Set<() => void>();

function isLine(value: unknown): value is ListLine {
  const { id, name, quantity, note } = Object(value) as Record<keyof ListLine, unknown>;
  return [id, name, note].every((text) => typeof text === 'string') && Number.isInteger(quantity);
}

/** The list as a browser holds it; of one that cannot be read, what can. */
function parsed(text: string | null): List {
  try {
    const { lines, from, sending, sent } = JSON.parse(text ?? '{}') as Partial<List>;
    const whole = Array.isArray(lines) ? lines.filter(isLine).slice(0, QUOTE_LINES_MAX) : [];
    return { lines: whole, from: { ...NOBODY, ...from }, sending, sent };
  } catch {
    return EMPTY;
  }
}

let current = typeof window === 'undefined' ? EMPTY : parsed(readStored(LIST_KEY));

function tell(): void {
  for (const listener of listeners) listener();
}

function set(next: List): void {
  current = next;
  const isEmpty = next.lines.length === 0 && !next.sent;
  writeStored(LIST_KEY, isEmpty ? null : JSON.stringify(next));
  tell();
}

/** Follows what other tabs do with the list. */
function follow({ key, newValue }: StorageEvent): void {
  if (key !== LIST_KEY && key !== null) return;
  current = parsed(newValue);
  tell();
}
if (typeof window !== 'undefined') addEventListener('storage', follow);

/** The list now. */
export function quoteList(): List {
  return current;
}

/** The list of a browser that has none, as the server draws it. */
export function noList(): List {
  return EMPTY;
}

/** Calls a listener at each change; answers what ends that. */
export function onListChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How many pieces the list asks for. */
export function piecesOf(lines: readonly ListLine[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Puts a product on the list; false where the list is full. One that is there stays as it is. */
export function addLine({
  id,
  name,
  quantity = 1,
  note = '',
}: Partial<ListLine> & Pick<ListLine, 'id' | 'name'>): boolean {
  const { lines } = current;
  if (lines.some((line) => line.id === id)) return true;
  if (lines.length >= QUOTE_LINES_MAX) return false;
  set({ ...current, lines: [...lines, { id, name, quantity, note }] });
  return true;
}

/** Changes how many of a product, or what is noted beside it. */
export function changeLine(id: string, change: Partial<Pick<ListLine, 'quantity' | 'note'>>): void {
  const quantity = (wanted: number) => Math.min(Math.max(Math.round(wanted) || 1, 1), QUANTITY_MAX);
  const lines = current.lines.map((line) => {
    if (line.id !== id) return line;
    const next = { ...line, ...change };
    return { ...next, quantity: quantity(next.quantity) };
  });
  set({ ...current, lines });
}

/** Takes a product off the list. */
export function removeLine(id: string): void {
  set({ ...current, lines: current.lines.filter((line) => line.id !== id) });
}

/** Keeps what the owner says of themselves. */
export function changeSender(change: Partial<Sender>): void {
  set({ ...current, from: { ...current.from, ...change } });
}

/** Begins a new list; what the owner said of themselves stays for it. */
export function clearList(): void {
  set({ lines: [], from: { ...current.from, note: '' } });
}

/** What the list says: the same text as long as nothing in it changes. */
function saying({ lines, from }: List): string {
  return JSON.stringify([lines.map(({ id, quantity, note }) => [id, quantity, note]), from]);
}

/** The key of sending the list as it is: made here, so that a second tap or another try is the same sending. */
export function sendingKey(): string {
  const of = saying(current);
  if (current.sending?.of !== of) set({ ...current, sending: { key: newId(), of } });
  return current.sending?.key ?? '';
}

/** Keeps what was answered to the list as it was under this key. */
export function noteSent(key: string, sent: Sent): void {
  if (current.sending?.key === key) set({ ...current, sent: { ...sent, of: current.sending.of } });
}

/** What was answered to the list, as long as it is as it was sent. */
export function sentOf(list: List): Sent | null {
  return list.sent && list.sent.of === saying(list) ? list.sent : null;
}
