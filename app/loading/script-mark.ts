import { createContext } from 'react';

/** What the scripts of one rendering carry, so that the server tells them from what else may stand in the page. */
export const ScriptMark = createContext<string | undefined>(undefined);
