/** The panel of a list's filters: on narrow screens a button opens it. A page has one. */
export const FILTERS_ID = 'filtreler';
