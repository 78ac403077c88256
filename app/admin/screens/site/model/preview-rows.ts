import type { SectionRow } from '../../../../../domain/pages/rows.ts';
import { orderNumbers } from './save-plan.ts';
import type { SectionState } from './section-state.ts';

/** A section as the page would read it after a save. */
export function previewRow(state: SectionState): SectionRow {
  const numbers = orderNumbers(state);
  return {
    ...state.draft,
    items: state.draft.items.map((item) => ({
      ...item,
      sortOrder: numbers.get(item.id) ?? item.sortOrder,
      // Among equal numbers the page shows the older one first, and these are yet to be born.
      createdAt: item.createdAt || '9999',
    })),
  };
}
