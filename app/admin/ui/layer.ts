import { createContext, use } from 'react';

/** The element that floating parts are put into: the open dialog, else the page's main part, so that they belong to it. */
export const LayerContext = createContext<HTMLElement | null>(null);

export function useLayer(): HTMLElement | undefined {
  return use(LayerContext) ?? undefined;
}
