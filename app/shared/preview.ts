import type { PreviewViews } from '../../domain/pages/preview.ts';
import type { SeenCells } from './window-cells.ts';

/** From the editor to the page in its frame. */
export type ToPreview =
  /** `turn` comes back when the views are on the screen. */
  | { type: 'views'; views: Partial<PreviewViews>; turn: number }
  /** `homepage/hero`; `scroll` also brings it into sight. */
  | { type: 'mark'; section: string; scroll: boolean }
  | { type: 'theme'; theme: 'light' | 'dark' }
  /** Brings the window of the home page into sight, and has its cells told from now on. */
  | { type: 'window' }
  | { type: 'scroll'; by: number };

/** From the page in the frame to the editor around it. */
export type FromPreview =
  | { type: 'ready' }
  | { type: 'shown'; turn: number }
  | { type: 'picked'; section: string }
  | { type: 'cells'; seen: SeenCells };

type Envelope<Message> = { preview: string; message: Message };

/** Sends a message to a window of this site. The token says which preview it belongs to. */
export function sendPreview<Message extends ToPreview | FromPreview>(
  to: Window,
  token: string,
  message: Message,
): void {
  to.postMessage({ preview: token, message } satisfies Envelope<Message>, window.location.origin);
}

/** The message in an event when it comes from that window of this site and names the token; else null. */
export function readPreview<Message extends ToPreview | FromPreview>(
  event: MessageEvent<unknown>,
  from: Window | null,
  token: string,
): Message | null {
  if (event.origin !== window.location.origin || event.source !== from) return null;
  const envelope = event.data as Partial<Envelope<Message>> | null;
  return envelope && typeof envelope === 'object' && envelope.preview === token
    ? (envelope.message ?? null)
    : null;
}
