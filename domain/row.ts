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
