import { createContext, use } from 'react';
import type { WindowDesk } from '../window/use-window-desk.ts';
import type { Errors } from './use-save.ts';
import type { SectionDrafts } from './use-section-drafts.ts';
import type { SectionsState } from './use-sections-state.ts';
import type { Switches } from './use-switches.ts';

type Editor = {
  sections: SectionsState;
  drafts: SectionDrafts;
  switches: Switches;
  /** The window of the home page. */
  desk: WindowDesk;
  errors: Errors;
  clearError: (id: string) => void;
};

export const EditorContext = createContext<Editor | null>(null);

/** The editor around a field, an item or a list. */
export function useEditor(): Editor {
  const editor = use(EditorContext);
  if (!editor) throw new Error('Outside of an editor.');
  return editor;
}
