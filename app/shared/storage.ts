/** Where the panel keeps its session in the browser's local storage. */
export const SESSION_KEYS = { token: 'adminToken', user: 'adminUser' } as const;

/** Kept for good, or as long as the tab is open. */
type Area = 'localStorage' | 'sessionStorage';

/** The browser's storage, which may be blocked or full: reading then gives nothing, writing does nothing. */
export function readStored(key: string, area: Area = 'localStorage'): string | null {
  try {
    return window[area].getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text; null removes it. Says whether it is stored. */
export function writeStored(key: string, value: string | null, area: Area = 'localStorage'): boolean {
  try {
    if (value === null) window[area].removeItem(key);
    else window[area].setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
