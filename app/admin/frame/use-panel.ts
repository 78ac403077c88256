import { createContext, use } from 'react';

type Panel = { openPalette: () => void; openShortcuts: () => void };

/** What any screen may open of the panel around it. */
export const PanelContext = createContext<Panel>({
  openPalette: () => undefined,
  openShortcuts: () => undefined,
});

export function usePanel(): Panel {
  return use(PanelContext);
}
