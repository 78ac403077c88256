import { type Tint, tintAt } from '../rules/tint.ts';

/** A picture as a page shows it; sizes are in pixels, null when unknown. */
export type Picture = {
  src: string;
  tint: Tint;
  width: number | null;
  height: number | null;
  /** The point to keep in sight where it is cut, as `object-position` takes it; missing for the middle. */
  focal?: string;
  /** A few pixels as a `data:` address, seen until the picture is there. */
  placeholder?: string;
};
/** A picture for social networks; its size in pixels as far as it is known. */
export type SocialPicture = { src: string; width: number | null; height: number | null };
/** The shapes of an icon, as its set draws them on a field of 24 by 24. */
export type IconShapes = Array<[tag: string, attributes: Record<string, string>]>;
/** Looks up what is known of a picture; null where there is none. */
export type PictureOf = (source: string | null | undefined) => Picture | null;

/** A picture of which nothing but its address is known. */
export function plainPicture(source: string | null | undefined): Picture | null {
  if (!source) return null;
  let sum = 0;
  for (const letter of source) sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
  return { src: source, tint: tintAt(sum), width: null, height: null };
}
