/** A region that scrolls has to be reachable by keyboard, also where nothing in it is. */
export const FOCUSABLE = { tabIndex: 0 };
