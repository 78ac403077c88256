import type { SynonymRow } from '../../../../domain/things/synonym.ts';
import { api, read } from '../../lib/api.ts';

export const SYNONYMS = ['synonyms'];
export const MISSED = ['missed-searches'];

export function readSynonyms(signal: AbortSignal): Promise<SynonymRow[]> {
  return read(api.synonyms.$get({}, { init: { signal } }));
}

/** What visitors looked for and did not find, by day. */
export async function readMissed(signal: AbortSignal) {
  return read(api['missed-searches'].$get({}, { init: { signal } }));
}
export type Missed = Awaited<ReturnType<typeof readMissed>>[number];

export async function addSynonym(words: string[]): Promise<void> {
  await read(api.synonyms.$post({ json: { words } }));
}

/** Changes a group; a newer version of it is not overwritten. */
export async function changeSynonym({ id, version }: SynonymRow, words: string[]): Promise<void> {
  await read(api.synonyms[':id'].$put({ param: { id }, json: { words, version } }));
}

/** Moves a group to the trash; answers what brings it back. */
export async function removeSynonym({ id, version }: SynonymRow): Promise<() => Promise<void>> {
  const { trashId } = await read(
    api.synonyms[':id'].$delete({ param: { id }, query: { version: String(version) } }),
  );
  return async () => {
    await read(api.trash[':id'].restore.$post({ param: { id: trashId } }));
  };
}
