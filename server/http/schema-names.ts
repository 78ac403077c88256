import { z } from '@hono/zod-openapi';
import { userRow } from '../../domain/account.ts';
import { brandInput, brandPatch, brandRow } from '../../domain/brand.ts';
import { catalogInput, catalogPatch, catalogRow } from '../../domain/catalog.ts';
import { categoryInput, categoryPatch, categoryRow } from '../../domain/category.ts';
import { libraryDetail, libraryRow, mediaPatch, mediaRow, mediaUse } from '../../domain/media-file.ts';
import { messageInput, messagePatch, messageRow } from '../../domain/message.ts';
import { productInput, productPatch, productRow } from '../../domain/product.ts';
import { named } from '../../domain/row.ts';
import {
  itemInput,
  itemPatch,
  itemRow,
  sectionInput,
  sectionPatch,
  sectionRow,
} from '../../domain/section.ts';
import { settingsPatch, settingsRow } from '../../domain/setting.ts';
import { trashedRow, trashedRows, updatedRows } from './openapi.ts';

/** What the API's description calls the shapes that more than one call knows. */
export const SCHEMA_NAMES: Readonly<Record<string, z.ZodType>> = {
  Brand: brandRow,
  BrandInput: brandInput,
  BrandPatch: brandPatch,
  Catalog: catalogRow,
  CatalogInput: catalogInput,
  CatalogPatch: catalogPatch,
  Category: categoryRow,
  CategoryInput: categoryInput,
  CategoryListed: categoryRow.extend({ children: z.array(z.unknown()).optional() }),
  CategoryPatch: categoryPatch,
  LibraryFile: libraryRow,
  LibraryFileDetail: libraryDetail,
  MediaFile: mediaRow,
  MediaPatch: mediaPatch,
  MediaUse: mediaUse,
  Message: messageRow,
  MessageInput: messageInput,
  MessagePatch: messagePatch,
  Named: named,
  Product: productRow,
  ProductInput: productInput,
  ProductPatch: productPatch,
  Section: sectionRow,
  SectionInput: sectionInput,
  SectionItem: itemRow,
  SectionItemInput: itemInput,
  SectionItemPatch: itemPatch,
  SectionPatch: sectionPatch,
  Settings: settingsRow,
  SettingsPatch: settingsPatch,
  Trashed: trashedRow,
  TrashedMany: trashedRows,
  Updated: updatedRows,
  User: userRow,
};
