import { useEffect, useRef, useSyncExternalStore } from 'react';

export type Shortcut = {
  /** `mod+k`, `mod+s`, `?`, `/`, `n`: `mod` is Ctrl, or Cmd on a Mac. */
  keys: string;
  label: string;
  /** `page` rests while a dialog is open, `dialog` and `always` do not. */
  scope: 'page' | 'dialog' | 'always';
};
type Entry = Shortcut & { run: () => void };

const SINGLE_KEY = 'adminSingleKeys';
const entries: Entry[] = [];
const listeners = new Set<() => void>();
let listed: readonly Shortcut[] = [];

function announce(): void {
  listed = [...entries];
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether keys without Ctrl act; they can be turned off for people who speak their input. */
export function singleKeysOn(): boolean {
  return localStorage.getItem(SINGLE_KEY) !== 'off';
}

export function setSingleKeys(on: boolean): void {
  if (on) localStorage.removeItem(SINGLE_KEY);
  else localStorage.setItem(SINGLE_KEY, 'off');
  announce();
}

export function useSingleKeys(): boolean {
  return useSyncExternalStore(subscribe, singleKeysOn, () => true);
}

/** What can be pressed right now. */
export function useShortcuts(): readonly Shortcut[] {
  return useSyncExternalStore(
    subscribe,
    () => listed,
    () => listed,
  );
}

/** Whether a letter would be written, or choose something, where the focus is. A box that is ticked takes none. */
function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return target.type !== 'checkbox';
  return target.isContentEditable || /^(TEXTAREA|SELECT)$/.test(target.tagName);
}

function fits(entry: Entry, event: KeyboardEvent): boolean {
  const mod = event.ctrlKey || event.metaKey;
  const wantsMod = entry.keys.startsWith('mod+');
  const key = wantsMod ? entry.keys.slice(4) : entry.keys;
  if (mod !== wantsMod || event.altKey || event.key.toLocaleLowerCase('en') !== key) return false;
  if (!wantsMod && (isTyping(event.target) || !singleKeysOn())) return false;
  return entry.scope !== 'page' || !document.querySelector('[role="dialog"],[role="alertdialog"]');
}

function handleKey(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing) return;
  // The newest comes first: a form's Ctrl+S before that of the page below it.
  const entry = entries.findLast((candidate) => fits(candidate, event));
  if (!entry) return;
  event.preventDefault();
  entry.run();
}

/** A key that does something as long as the caller is on the screen; it lists itself under `?`. */
export function useShortcut(
  keys: string,
  label: string,
  run: () => void,
  scope: Shortcut['scope'] = 'page',
  enabled = true,
): void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    if (!enabled) return;
    const entry: Entry = { keys, label, scope, run: () => latest.current() };
    if (entries.length === 0) document.addEventListener('keydown', handleKey);
    entries.push(entry);
    announce();
    return () => {
      entries.splice(entries.indexOf(entry), 1);
      if (entries.length === 0) document.removeEventListener('keydown', handleKey);
      announce();
    };
  }, [keys, label, scope, enabled]);
}

const KEY_NAMES: Readonly<Record<string, string>> = { mod: 'Ctrl', arrowright: '→' };

/** A shortcut as it is written on the keys: `Ctrl K`. */
export function keyNames(keys: string): string[] {
  return keys
    .split('+')
    .map((key) => KEY_NAMES[key] ?? (key.length === 1 ? key.toLocaleUpperCase('tr') : key));
}
