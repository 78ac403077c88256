/** Where a browser holds the list: other tabs hear of its changes. */
export const LIST_KEY = 'vitrin.teklif';
/** What marks the buttons that put a product on the list, and the one that opens it. */
export const ADD = 'data-quote';
export const OPEN = 'data-quotes';
