import { useSyncExternalStore } from 'react';
import type { User } from '../../../domain/things/account.ts';
import { SESSION_KEYS as KEYS } from '../../shared/storage.ts';

type Renewal = () => Promise<boolean>;
const listeners = new Set<() => void>();
let renewal: Renewal | null = null;
let renewing: Promise<boolean> | null = null;
let lastUser: { text: string | null; user: User | null } = { text: null, user: null };

function announce(): void {
  for (const listener of listeners) listener();
}

export function readToken(): string | null {
  return localStorage.getItem(KEYS.token);
}

function isUser(value: unknown): value is User {
  return typeof value === 'object' && value !== null && 'id' in value && 'email' in value;
}

export function readUser(): User | null {
  const text = localStorage.getItem(KEYS.user);
  if (text === lastUser.text) return lastUser.user;
  let user: User | null = null;
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (isUser(value)) user = value;
  } catch {
    // A damaged entry counts as none: the next sign-in writes it anew.
  }
  lastUser = { text, user };
  return user;
}

export function storeSession(token: string, user: User): void {
  localStorage.setItem(KEYS.token, token);
  storeUser(user);
}

export function storeUser(user: User): void {
  localStorage.setItem(KEYS.user, JSON.stringify(user));
  announce();
}

export function clearSession(): void {
  localStorage.removeItem(KEYS.token);
  localStorage.removeItem(KEYS.user);
  announce();
}

export function subscribeSession(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** The signed-in person, as last seen. */
export function useUser(): User | null {
  return useSyncExternalStore(subscribeSession, readUser, () => null);
}

/** Says how an ended session is renewed on the spot; answers how to take that back. */
export function onSessionEnd(handler: Renewal): () => void {
  renewal = handler;
  return () => {
    if (renewal === handler) renewal = null;
  };
}

/** Renews a session that the server refused. True when the refused request may be sent again. */
export async function renewSession(refused: string | null): Promise<boolean> {
  const token = readToken();
  if (token && token !== refused) return true;
  if (!renewal) return false;
  renewing ??= renewal().finally(() => {
    renewing = null;
  });
  return renewing;
}
