/** Stands behind each page in the text of a document, and nowhere else in it. */
export const PAGE_END = '\f';
