/** How wide the product's window is. */
export const STAGE_SIZES = '(max-width: 1099px) 100vw, 720px';
