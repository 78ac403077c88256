/** How wide the gallery's pictures are in the strip. */
export const STRIP_SIZES = '(max-width: 700px) 300px, 480px';
