import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from './storage.ts';

export type Theme = 'light' | 'dark' | 'system';
const KEY = 'theme';
const listeners = new Set<() => void>();

export function readTheme(): Theme {
  const stored = readStored(KEY);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/** Shows the stored theme: `data-theme` on the page, or nothing when the device decides. */
export function applyTheme(theme: Theme = readTheme()): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

export function chooseTheme(theme: Theme): void {
  writeStored(KEY, theme === 'system' ? null : theme);
  applyTheme(theme);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, readTheme, () => 'system');
}
