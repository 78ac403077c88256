/** What the PDF worker is asked to do. */
export type PdfTask = { path: string; textMax: number };

/** What the PDF worker tells: first pages and cover, then the text. */
export type PdfMessage =
  | { step: 'opened'; pages: number; cover: Uint8Array<ArrayBuffer> | null }
  | { step: 'read'; text: string }
  | { step: 'refused'; isEncrypted: boolean };
