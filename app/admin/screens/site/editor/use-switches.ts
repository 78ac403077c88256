import { useQueryClient } from '@tanstack/react-query';
import type { Section, SectionItem } from '../../../../../domain/site/section.ts';
import { api, read } from '../../../lib/api.ts';
import { isApiError } from '../../../lib/http.ts';
import { notifyDone, notifyFailed, notifyUndoable } from '../../../lib/notices.ts';
import { refreshThing } from '../../../lib/query-client.ts';
import { restoreTrash } from '../../../lib/resources.ts';
import { useTurns } from '../../../lib/use-turns.ts';
import { dropItem, isNew, type SectionState, sectionKey, setActive, stored } from '../model/section-state.ts';
import type { SectionsState } from './use-sections-state.ts';
import { OFF_DONE, whenOff } from './when-off.ts';

const FAILED = 'Kaydetme sırasında hata oluştu!';

type Stored = Pick<Section, 'id' | 'version' | 'updatedAt' | 'isActive'>;
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
  const take = useTurns<Stored>();

  /** Shows a switch at once and sends it when its turn comes; one that is refused goes back to what is stored. */
  async function press(
    key: string,
    row: { id: string; known: Stored; isActive: boolean; done: string },
    show: (isActive: boolean) => void,
    send: (before: Stored) => Promise<Stored>,
  ) {
    const { id, known, isActive, done } = row;
    show(isActive);
    const { stored: last, isLast } = await take(id, known, async (before) => {
      try {
        const answer = await send(before);
        sections.patch(key, (state) => stored(state, answer));
        notifyDone(done);
        return answer;
      } catch (error) {
        notifyFailed(FAILED, error);
        return before;
      }
    });
    if (!isLast) return;
    show(last.isActive);
    await refreshThing(client, 'sections');
  }

  async function switchSection(state: SectionState, isActive: boolean) {
    const key = sectionKey(state.kind);
    const { page, section, sortOrder } = state.base;
    const done = `${state.kind.label}: ${isActive ? 'bölüm yayında.' : OFF_DONE[whenOff(state.kind)]}`;
    await press(
      key,
      { id: key, known: state.base, isActive, done },
      (on) => sections.patch(key, (own) => setActive(own, null, on)),
      ({ id, version }) =>
        id === ''
          ? read(api.sections.$post({ json: { page, section, sortOrder, isActive } }))
          : push((json) => read(api.sections[':id'].$put({ param: { id }, json })), { isActive, version }),
    );
  }

  async function switchItem(state: SectionState, item: SectionItem, name: string, isActive: boolean) {
    const key = sectionKey(state.kind);
    const { id } = item;
    const show = (on: boolean) => sections.patch(key, (own) => setActive(own, id, on));
    if (isNew(item)) return show(isActive);
    const known = state.base.items.find((own) => own.id === id) ?? item;
    const done = `${name}: ${isActive ? 'yayında.' : 'gizlendi.'}`;
    await press(key, { id, known, isActive, done }, show, ({ version }) =>
      push((json) => read(api['section-items'][':id'].$put({ param: { id }, json })), { isActive, version }),
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
