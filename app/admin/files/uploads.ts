import { createContext, use } from 'react';

/** Says that an upload began (1) or ended (-1), so that the form waits for it. */
export const UploadsContext = createContext<(change: 1 | -1) => void>(() => undefined);

export function useUploadCount() {
  return use(UploadsContext);
}
