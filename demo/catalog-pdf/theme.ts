import { join } from 'node:path';

/** A4 in points. */
export const page = { width: 595.28, height: 841.89, margin: 48, foot: 800 } as const;
export const column = page.width - 2 * page.margin;
/** Heights of the vitrin wall above its shelf edge: on the cover and at the head of a chapter. */
export const coverWall = 732;
export const tileWall = 252;

export const color = {
  paper: '#FBF9F5',
  deep: '#062A28',
  onDeep: '#F2F7F3',
  onDeep2: '#A8C6BF',
  lineDeep: '#1D4A46',
  ink: '#0A2422',
  ink2: '#3C5552',
  ink3: '#5A6E6B',
  tileInk2: '#38514E',
  line: '#E2DED3',
  primary: '#0B4F4A',
  teal: '#0E6E66',
  mint: '#DDEFE8',
  coral: '#FF7A59',
} as const;

export type Weight = 'text' | 'medium' | 'head';
export type TextStyle = {
  size: number;
  weight?: Weight;
  color?: string;
  /** Line height as a multiple of the size. */
  leading?: number;
  /** Letter spacing as a multiple of the size. */
  tracking?: number;
  align?: 'left' | 'right';
};

export const type = {
  cover: { size: 66, weight: 'head', leading: 1.06, tracking: -0.032, color: color.primary },
  display: { size: 42, weight: 'head', leading: 1.08, tracking: -0.03, color: color.ink },
  chapter: { size: 30, weight: 'head', leading: 1.12, tracking: -0.026, color: color.ink },
  heading: { size: 15, weight: 'head', leading: 1.3, tracking: -0.01, color: color.ink },
  lead: { size: 12.5, leading: 1.5, color: color.ink2 },
  body: { size: 9.5, leading: 1.45, color: color.ink2 },
  small: { size: 8.5, leading: 1.4, color: color.ink2 },
  code: { size: 9.5, weight: 'medium', leading: 1.38, color: color.ink, align: 'right' },
  strong: { size: 10.5, weight: 'head', leading: 1.25, color: color.ink },
  label: { size: 8.5, weight: 'medium', leading: 1.3, color: color.ink3 },
} as const satisfies Record<string, TextStyle>;

/** Static cuts with all letters: the variable web font is split by alphabet and cannot be subset into a PDF. */
export const fontFiles: Record<Weight, string> = {
  text: cut('Regular'),
  medium: cut('Medium'),
  head: cut('SemiBold'),
};

function cut(name: string): string {
  return join(import.meta.dirname, `../../fonts/SchibstedGrotesk-${name}.ttf`);
}
