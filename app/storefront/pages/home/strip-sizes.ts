/** How wide the gallery's pictures are in the strip. */
export const STRIP_SIZES = '480px';
