import { xchacha20poly1305 } from '@noble/ciphers/chacha';
import { bytesToHex, bytesToUtf8, hexToBytes, utf8ToBytes } from '@noble/ciphers/utils';

const NONCE_BYTES = 24;

/** Whose drafts this page reads and writes; the key comes from the server with the sign-in and is never stored here. */
let holder: { accountId: string; key: Uint8Array } | null = null;

function prefix(): string {
  return `adminDraft:${holder?.accountId ?? ''}:`;
}

/** The name that a draft of the signed-in person is stored under. */
export function ownDraftName(name: string): string {
  return prefix() + name;
}

/** What is stored of the signed-in person, by the names of the forms. */
export function ownDrafts(): [string, string | null][] {
  if (!holder) return [];
  const own = prefix();
  const names = Object.keys(localStorage).filter((key) => key.startsWith(own));
  return names.sort().map((key) => [key.slice(own.length), localStorage.getItem(key)]);
}

/**
 * A draft as it is stored: only who signs in to this account can read it. The browser's own ciphers are missing on
 * plain HTTP, so this does not use them. Null while nobody is signed in.
 */
export function sealDraft(name: string, text: string): string | null {
  if (!holder) return null;
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const cipher = xchacha20poly1305(holder.key, nonce, utf8ToBytes(ownDraftName(name)));
  return bytesToHex(nonce) + bytesToHex(cipher.encrypt(utf8ToBytes(text)));
}

/** The text of a stored draft; null for one that is damaged or somebody else's. */
export function unsealDraft(name: string, sealed: string | null): string | null {
  if (!holder || !sealed) return null;
  try {
    const bytes = hexToBytes(sealed);
    const nonce = bytes.subarray(0, NONCE_BYTES);
    const cipher = xchacha20poly1305(holder.key, nonce, utf8ToBytes(ownDraftName(name)));
    return bytesToUtf8(cipher.decrypt(bytes.subarray(NONCE_BYTES)));
  } catch {
    return null;
  }
}

/** From now on this page reads and writes the drafts of an account. Those that were stored readable are sealed. */
export function holdDraftKey(accountId: string, key: string): void {
  holder = { accountId, key: hexToBytes(key) };
  for (const [name, text] of ownDrafts()) {
    const sealed = text?.startsWith('{') ? sealDraft(name, text) : null;
    if (sealed) localStorage.setItem(ownDraftName(name), sealed);
  }
}
