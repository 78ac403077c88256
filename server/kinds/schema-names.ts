import type { z } from '@hono/zod-openapi';
import {
  itemInput,
  itemPatch,
  itemRow,
  sectionInput,
  sectionPatch,
  sectionRow,
} from '../../domain/site/section.ts';
import { settingsPatch, settingsRow } from '../../domain/site/setting.ts';
import { accountInput, accountPatch, accountRow, userRow } from '../../domain/things/account.ts';
import { tokenInput, tokenRow } from '../../domain/things/api-token.ts';
import { auditCheck, auditRow } from '../../domain/things/audit.ts';
import {
  draftDetail,
  draftInput,
  draftPatch,
  openForm,
  planInput,
  planPatch,
  planRow,
} from '../../domain/things/draft.ts';
import { libraryDetail, libraryRow, mediaPatch, mediaRow, mediaUse } from '../../domain/things/media-file.ts';
import { messagePatch, messageRow, messageSending } from '../../domain/things/message.ts';
import {
  quoteInput,
  quoteItem,
  quoteOffer,
  quotePatch,
  quoteRow,
  quoteSending,
  quoteSums,
  sharedQuote,
} from '../../domain/things/quote.ts';
import { named } from '../../domain/things/row.ts';
import { synonymInput, synonymPatch, synonymRow } from '../../domain/things/synonym.ts';
import { deliveryRow, webhookInput, webhookPatch, webhookRow } from '../../domain/things/webhook.ts';
import { trashedRow, trashedRows, updatedRows } from '../http/openapi.ts';
import type { Kinds, RecordKind } from '../records/kinds.ts';
import type { Kind } from './kind.ts';

/** What the API's description calls the shapes that more than one call knows. */
const NAMES: Readonly<Record<string, z.ZodType>> = {
  AuditEvent: auditRow,
  AuditCheck: auditCheck,
  Account: accountRow,
  ApiToken: tokenRow,
  ApiTokenInput: tokenInput,
  AccountInput: accountInput,
  AccountPatch: accountPatch,
  Draft: draftDetail,
  DraftInput: draftInput,
  DraftPatch: draftPatch,
  LibraryFile: libraryRow,
  LibraryFileDetail: libraryDetail,
  MediaFile: mediaRow,
  MediaPatch: mediaPatch,
  MediaUse: mediaUse,
  Message: messageRow,
  MessageInput: messageSending,
  MessagePatch: messagePatch,
  Named: named,
  OpenForm: openForm,
  Plan: planRow,
  PlanInput: planInput,
  PlanPatch: planPatch,
  Quote: quoteRow,
  QuoteDraft: quoteInput,
  QuoteItem: quoteItem,
  QuoteOffer: quoteOffer,
  QuotePatch: quotePatch,
  QuoteSending: quoteSending,
  QuoteSums: quoteSums,
  SharedQuote: sharedQuote,
  Section: sectionRow,
  SectionInput: sectionInput,
  SectionItem: itemRow,
  SectionItemInput: itemInput,
  SectionItemPatch: itemPatch,
  SectionPatch: sectionPatch,
  Settings: settingsRow,
  SettingsPatch: settingsPatch,
  Synonym: synonymRow,
  SynonymInput: synonymInput,
  SynonymPatch: synonymPatch,
  Updated: updatedRows,
  User: userRow,
  Webhook: webhookRow,
  WebhookDelivery: deliveryRow,
  WebhookInput: webhookInput,
  WebhookPatch: webhookPatch,
};

/** The names of the schemas; those of a kind are made from its own. */
export function schemaNames(kinds: Kinds): Record<string, z.ZodType> {
  const names: Record<string, z.ZodType> = {
    ...NAMES,
    Trashed: trashedRow(kinds),
    TrashedMany: trashedRows(kinds),
  };
  for (const { words, schemas } of kinds.all as ReadonlyArray<RecordKind & Partial<Kind>>) {
    if (!words || !schemas) continue;
    names[words.schema] = schemas.row;
    names[`${words.schema}Input`] = schemas.input;
    names[`${words.schema}Patch`] = schemas.patch;
    if (schemas.listed) names[`${words.schema}Listed`] = schemas.listed;
  }
  return names;
}
