import type { MissingView } from '../../../domain/pages/missing.ts';

/** The view of a page that is there; null for what stands in its place. */
export function shownView<View extends object>(loaded: View | MissingView | null | undefined): View | null {
  return !loaded || 'missing' in loaded ? null : loaded;
}
