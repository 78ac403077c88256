import { z } from 'zod';

/** The parts of rows as the API answers them. */
export const rowId = z.uuid();
/** A moment in ISO 8601. */
export const moment = z.iso.datetime();
/** How many there are. */
export const count = z.int().min(0);
/** The address of a picture or file: of this site, or a whole one. */
export const address = z.string().meta({ format: 'uri-reference' });
/** A whole address. */
export const webAddress = z.string().meta({ format: 'uri' });
/** What every row has. */
export const rowMeta = { version: z.int().min(1), createdAt: moment, updatedAt: moment };
/** A row as others name it. */
export const named = z.object({ id: rowId, name: z.string(), slug: z.string() });
/** What a kind of row is called in Turkish: inside a sentence or beside a number, as a title, and several of them. */
export type KindWords = { noun: string; title: string; plural: string };
/** Those of a kind with a list of its own; `object` is what is done to one: `markayı` sil. */
export type ListedWords = KindWords & { object: string };
/** What a row of the program may be: the name of its kind in the API and in stored history. */
export const KIND_NAMES = [
  'brands',
  'categories',
  'products',
  'catalogs',
  'messages',
  'quotes',
  'media',
  'sections',
  'sectionItems',
  'settings',
  'synonyms',
  'drafts',
  'plans',
] as const;
export type KindName = (typeof KIND_NAMES)[number];
/** The words of a kind of the catalogue, beside the name that everything else knows it by. */
export type NamedWords = ListedWords & { name: KindName };
