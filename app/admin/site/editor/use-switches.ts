import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { SectionItem } from '../../../../domain/section.ts';
import { api, read } from '../../../lib/api.ts';
import { isApiError } from '../../../lib/http.ts';
import { restoreTrash } from '../../../lib/resources.ts';
import { notifyDone, notifyFailed, notifyUndoable } from '../../shared/notices.ts';
import { refreshThing } from '../../shared/query-client.ts';
import { dropItem, isNew, type SectionState, sectionKey, setActive, stored } from '../model/section-state.ts';
import type { SectionsState } from './use-sections-state.ts';
import { OFF_DONE, whenOff } from './when-off.ts';

const FAILED = 'Kaydetme sırasında hata oluştu!';

type Stored = { id: string; version: number; updatedAt: string };
type Patch = { isActive: boolean; version: number };

/** The version in the row that a refusal answered with. */
function newerVersion(error: unknown): number | null {
  if (!isApiError(error, 409) || !error.current || typeof error.current !== 'object') return null;
  return 'version' in error.current ? Number(error.current.version) : null;
}

/** Sends a switch; when the row is newer than known, once more on top of it: a switch overwrites no text. */
async function push(send: (patch: Patch) => Promise<Stored>, patch: Patch): Promise<Stored> {
  try {
    return await send(patch);
  } catch (error) {
    const version = newerVersion(error);
    if (version === null) throw error;
    return send({ ...patch, version });
  }
}

/** What an editor stores at once: switches of sections and items, and deletions. */
export function useSwitches(sections: SectionsState) {
  const client = useQueryClient();
  const busy = useRef(new Set<string>());

  async function run(key: string, id: string, undo: () => void, work: () => Promise<Stored>) {
    if (busy.current.has(id)) return undo();
    busy.current.add(id);
    try {
      const row = await work();
      sections.patch(key, (state) => stored(state, row));
      await refreshThing(client, 'sections');
    } catch (error) {
      undo();
      notifyFailed(FAILED, error);
    } finally {
      busy.current.delete(id);
    }
  }

  async function switchSection(state: SectionState, isActive: boolean) {
    const key = sectionKey(state.kind);
    const { id, version, page, section, sortOrder } = state.base;
    const show = (on: boolean) => sections.patch(key, (own) => setActive(own, null, on));
    show(isActive);
    await run(
      key,
      key,
      () => show(!isActive),
      async () => {
        const row =
          id === ''
            ? await read(api.sections.$post({ json: { page, section, sortOrder, isActive } }))
            : await push((json) => read(api.sections[':id'].$put({ param: { id }, json })), {
                isActive,
                version,
              });
        notifyDone(`${state.kind.label}: ${isActive ? 'bölüm yayında.' : OFF_DONE[whenOff(state.kind)]}`);
        return row;
      },
    );
  }

  async function switchItem(state: SectionState, item: SectionItem, name: string, isActive: boolean) {
    const key = sectionKey(state.kind);
    const show = (on: boolean) => sections.patch(key, (own) => setActive(own, item.id, on));
    show(isActive);
    if (isNew(item)) return;
    await run(
      key,
      item.id,
      () => show(!isActive),
      async () => {
        const base = state.base.items.find((own) => own.id === item.id) ?? item;
        const row = await push(
          (json) => read(api['section-items'][':id'].$put({ param: { id: item.id }, json })),
          { isActive, version: base.version },
        );
        notifyDone(`${name}: ${isActive ? 'yayında.' : 'gizlendi.'}`);
        return row;
      },
    );
  }

  /** Deletes an item after the question; true when it is gone. */
  async function remove(state: SectionState, item: SectionItem, name: string): Promise<boolean> {
    const key = sectionKey(state.kind);
    try {
      if (!isNew(item)) {
        const { trashId } = await read(
          api['section-items'][':id'].$delete({ param: { id: item.id }, query: {} }),
        );
        notifyUndoable(`${name} silindi.`, async () => {
          await restoreTrash([trashId]);
          await refreshThing(client, 'sections');
        });
      }
      sections.patch(key, (own) => dropItem(own, item.id));
      await refreshThing(client, 'sections');
      return true;
    } catch (error) {
      notifyFailed('Silme işlemi başarısız oldu', error);
      return false;
    }
  }

  return { switchSection, switchItem, remove };
}

export type Switches = ReturnType<typeof useSwitches>;
