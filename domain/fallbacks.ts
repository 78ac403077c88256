/** The emoji shown when a brand has no logo picture. */
export const BRAND_EMOJI = '🦷';
/** Where products without a category are listed. */
export const NO_CATEGORY = { name: 'Genel', slug: 'genel' } as const;
