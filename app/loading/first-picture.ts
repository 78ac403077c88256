import { createContext } from 'react';

/** The picture that a page opens with, as part of the page itself: it is there with the page's own bytes. Of the server alone. */
export const FirstPicture = createContext<string | undefined>(undefined);
