import { z } from 'zod';
import { idText } from '../rules/fields.ts';
import { itemInput, itemPatch, sectionInput, sectionPatch } from './section.ts';

/** Everything that an editor of the site saves at once. */
export const sectionChanges = z.strictObject({
  created: z
    .array(sectionInput.extend({ items: z.array(itemInput).max(200).optional() }))
    .max(60)
    .optional(),
  sections: z
    .array(sectionPatch.extend({ id: idText }))
    .max(60)
    .optional(),
  items: z
    .array(itemPatch.extend({ id: idText }))
    .max(500)
    .optional(),
  added: z
    .array(itemInput.extend({ sectionId: idText }))
    .max(200)
    .optional(),
  removed: z.array(idText).max(500).optional(),
});
