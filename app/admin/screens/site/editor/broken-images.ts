import { valueAt } from '../../../../../domain/site/section-field.ts';
import { itemKind } from '../../../../../domain/site/section-kinds.ts';
import { addedItems, editedItems } from '../model/changes.ts';
import { changedFields } from '../model/clean.ts';
import { fieldId } from '../model/save-plan.ts';
import { type SectionState, sectionKey } from '../model/section-state.ts';

const WAIT_MS = 6000;

/** Whether a browser can show the picture at an address; a slow one counts as good. */
export function loads(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const image = new Image();
    const timer = setTimeout(() => resolve(true), WAIT_MS);
    const end = (isGood: boolean) => () => {
      clearTimeout(timer);
      resolve(isGood);
    };
    image.onload = end(true);
    image.onerror = end(false);
    image.src = address;
  });
}

/** The new picture addresses of a save, each with its place. */
function newPictures(state: SectionState): Array<{ id: string; address: string }> {
  const section = sectionKey(state.kind);
  const bases = new Map(state.base.items.map((item) => [item.id, item]));
  const rows = [
    { item: null, fields: state.kind.fields, base: state.base as object, draft: state.draft as object },
    ...[...editedItems(state), ...addedItems(state)].map((item) => {
      const kind = itemKind(state.kind, item.name);
      return {
        item: item.id,
        // A brand brings its own logo: nobody wrote that address here.
        fields: kind && kind.addBy !== 'brands' ? kind.fields : [],
        base: bases.get(item.id) ?? {},
        draft: item as object,
      };
    }),
  ];
  return rows.flatMap(({ item, fields, base, draft }) =>
    changedFields(fields, base, draft).flatMap((field) => {
      const address = valueAt(draft, field.key);
      return field.kind === 'image' && typeof address === 'string' && address.trim() !== ''
        ? [{ id: fieldId(section, item, field.key), address: address.trim() }]
        : [];
    }),
  );
}

/** Pictures that would not be seen on the page, as refusals of their fields. */
export async function brokenImages(states: readonly SectionState[]): Promise<Record<string, string>> {
  const found = await Promise.all(
    states
      .flatMap(newPictures)
      .map(async ({ id, address }) => ((await loads(address)) ? [] : [[id, 'Görsel yüklenemedi']])),
  );
  return Object.fromEntries(found.flat());
}
