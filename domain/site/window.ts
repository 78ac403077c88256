import type { Issue } from '../errors.ts';

/** How many tiles the window of the home page has. */
export const WINDOW_CELLS = 6;

/** A product that staff put in a cell of the window, and the point of its picture that the cell keeps in sight. */
export type WindowCell = {
  id: string;
  /** As it was called when it was chosen: for lists and histories, pages show today's name. */
  name: string;
  /** In percent from the top left corner; missing where the picture's own point stands. */
  focalX?: number;
  focalY?: number;
};

const ID_MAX = 64;
const NAME_MAX = 300;

/** The places of the cells: left and right in turn, from above. */
export const CELL_PLACES = ['sol üst', 'sağ üst', 'sol orta', 'sağ orta', 'sol alt', 'sağ alt'] as const;

/** Where a section keeps a cell, counted from 0. */
export function cellKey(place: number): string {
  return `window${place + 1}`;
}

function isPercent(value: unknown): boolean {
  return value === undefined || (Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 100);
}

function text(value: unknown, max: number): string | null {
  return typeof value === 'string' && value !== '' && value.length <= max ? value : null;
}

/** A cell as it is stored, else null: also for anything that is none. */
export function readCell(value: unknown): WindowCell | null {
  if (!value || typeof value !== 'object') return null;
  const { id, name, focalX, focalY } = value as Record<string, unknown>;
  const known = text(id, ID_MAX);
  if (!known || !isPercent(focalX) || !isPercent(focalY)) return null;
  return {
    id: known,
    name: text(name, NAME_MAX) ?? '',
    ...(typeof focalX === 'number' && { focalX }),
    ...(typeof focalY === 'number' && { focalY }),
  };
}

/** What refuses a value in the place of a cell, or null. */
export function cellFault(value: unknown): Pick<Issue, 'code' | 'message'> | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { code: 'wrong_type', message: 'Vitrin gözü bir ürün bekler.' };
  const { id, name = '', focalX, focalY, ...rest } = value as Record<string, unknown>;
  if (!text(id, ID_MAX)) return { code: 'required', message: 'Vitrin gözünün ürününü seçin.' };
  if (typeof name !== 'string' || name.length > NAME_MAX || Object.keys(rest).length > 0)
    return { code: 'invalid', message: 'Vitrin gözü bir ürün, adı ve odak noktasıdır.' };
  if (!isPercent(focalX) || !isPercent(focalY))
    return { code: 'invalid', message: 'Odak noktası 0 ile 100 arasında tam sayı olmalıdır.' };
  return null;
}

/** A cell in words: `S300 Diş Üniti, odak soldan %40, yukarıdan %60`; null for anything else. */
export function cellWords(value: unknown): string | null {
  const cell = readCell(value);
  if (!cell) return null;
  const { focalX, focalY } = cell;
  if (focalX === undefined && focalY === undefined) return cell.name || cell.id;
  return `${cell.name || cell.id}, odak soldan %${focalX ?? 50}, yukarıdan %${focalY ?? 50}`;
}
