/** What an address leads to: a page, another address for good, or nothing. */
export type PageResult<View> =
  | { kind: 'page'; view: View }
  | { kind: 'moved'; to: string }
  | { kind: 'missing' };

export const MISSING = { kind: 'missing' } as const;

/** A page. */
export function page<View>(view: View): { kind: 'page'; view: View } {
  return { kind: 'page', view };
}

/** Another address, for good. */
export function moved(to: string): { kind: 'moved'; to: string } {
  return { kind: 'moved', to };
}
