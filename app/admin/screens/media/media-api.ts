import type { LibraryDetail, LibraryFile, MediaPatch } from '../../../../domain/things/media-file.ts';
import { sendForm } from '../../files/upload.ts';
import { api, read } from '../../lib/api.ts';
import { type ListPart, nextCursor, partOf, type Query, queryText } from '../../lib/resource.ts';

type Replaced = { data: LibraryDetail; updated: number; undoId: string };
type SendOptions = { signal: AbortSignal; onProgress: (percent: number) => void };

async function list(query: Query, signal?: AbortSignal): Promise<ListPart<LibraryFile>> {
  const response = await api.media.$get({ query: queryText(query) }, signal && { init: { signal } });
  const rows = (await response.json()) as LibraryFile[];
  return {
    rows,
    total: Number(response.headers.get('X-Total-Count') ?? rows.length),
    next: nextCursor(response.headers.get('Link')),
  };
}

/** The calls of the library. */
export const media = {
  name: 'media',
  list,
  get: (id: string, signal?: AbortSignal): Promise<LibraryDetail> =>
    read(api.media[':id'].$get({ param: { id } }, signal && { init: { signal } })),
  update: (id: string, json: MediaPatch): Promise<LibraryDetail> =>
    read(api.media[':id'].$put({ param: { id }, json })),
  /** `emptyPlaces` also deletes a file that is shown, and empties the places that show it. */
  remove: (id: string, emptyPlaces: boolean) =>
    read(api.media[':id'].$delete({ param: { id }, query: emptyPlaces ? { emptyPlaces: 'true' } : {} })),
  removeUnused: (ids: readonly string[], operation?: string) =>
    read(api.media['bulk-delete'].$post({ json: { ids: [...ids] } }, partOf(operation))),
  replaceBy: (id: string, mediaId: string): Promise<Replaced> =>
    read(api.media[':id'].replace.$post({ param: { id }, json: { mediaId } })),
  async replaceByUpload(id: string, file: File, options: SendOptions): Promise<Replaced> {
    const form = new FormData();
    form.set('file', file);
    return sendForm<Replaced>(`/media/${encodeURIComponent(id)}/upload`, form, options);
  },
  /** The file at an address of ours; null when the library has none. */
  async at(url: string, signal?: AbortSignal): Promise<LibraryFile | null> {
    return (await list({ url, limit: 1 }, signal)).rows[0] ?? null;
  },
};
