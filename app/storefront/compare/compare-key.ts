/** What marks a button that puts a product on the tray of comparison, or takes it off. */
export const COMPARE = 'data-compare';
/** Where the browser holds what is on the tray: other tabs hear of changes. */
export const TRAY_KEY = 'vitrin.karsilastir';
