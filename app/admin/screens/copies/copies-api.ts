import type { CopyOverview } from '../../../../server/modules/copies/service.ts';
import { api, read } from '../../lib/api.ts';

export const COPIES = ['copies'];

/** What there is of copies, and what is going on. */
export async function readCopies(signal: AbortSignal): Promise<CopyOverview> {
  return read(api.copies.$get({}, { init: { signal } }));
}

export async function takeCopy(): Promise<void> {
  await read(api.copies.$post());
}

/** Goes back to a copy; answers when the site is there. */
export async function restoreCopy(name: string): Promise<void> {
  await read(api.copies[':name'].restore.$post({ param: { name } }));
}

/** Lets the browser save an archive without holding it. */
export async function downloadCopy(name: string): Promise<void> {
  const { url } = await read(api.copies[':name'].link.$post({ param: { name } }));
  window.location.assign(url);
}
