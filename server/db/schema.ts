import type { ColumnType, Generated, SelectType } from 'kysely';
import type { Currency } from '../../domain/rules/money.ts';
import type { Specification } from '../../domain/rules/specification.ts';
import type { Tint } from '../../domain/rules/tint.ts';
import type { NoteLine } from '../../domain/things/answering.ts';
import type { MediaKind } from '../../domain/things/media.ts';
import type { MediaFolder } from '../../domain/things/media-file.ts';
import type { MessageState } from '../../domain/things/message.ts';
import type {
  AccountTable,
  AuditEventTable,
  KnownDeviceTable,
  OneTimeTokenTable,
  PasskeyTable,
  RecoveryCodeTable,
  SessionTable,
} from './account-tables.ts';
import type { DailyCountTable } from './daily-counts.ts';
import type { DraftTable, OpenFormTable, PlanTable } from './draft-tables.ts';
import type { ActivityTable, HistoryTable } from './history-tables.ts';
import type { ApiTokenTable, KeptWriteTable, WebhookDeliveryTable, WebhookTable } from './machine-tables.ts';
import type {
  ErasureTable,
  MessageKeyTable,
  PrivacyTextTable,
  VisitSaltTable,
  VisitTable,
} from './privacy-tables.ts';
import type { QuoteKeyTable, QuoteTable } from './quote-tables.ts';

/** ISO 8601 text in both engines. */
type Timestamp = string;
/** Read as a value, written as JSON text: PostgreSQL would read a bare array as one of its own. */
type Json<T> = ColumnType<T, string, string>;

type Row = { id: string; version: number; createdAt: Timestamp; updatedAt: Timestamp };
/** Kept by the write path: the folded text that searches match, and the Turkish sort key of the name. */
type Searchable = { searchText: string; nameKey: string };

export type BrandTable = Row &
  Searchable & {
    name: string;
    slug: string;
    description: string | null;
    country: string | null;
    logoUrl: string | null;
    logo: string | null;
    website: string | null;
    established: string | null;
    representedSince: string | null;
    serviceNotes: string | null;
    contactName: string | null;
    contactTitle: string | null;
    contactPhone: string | null;
    isDistributor: boolean;
    isActive: boolean;
    sortOrder: number;
  };

export type CategoryTable = Row &
  Searchable & {
    name: string;
    slug: string;
    description: string | null;
    brandId: string;
    parentId: string | null;
    icon: string | null;
    color: string;
    isActive: boolean;
    sortOrder: number;
  };

export type ProductTable = Row &
  Searchable & {
    name: string;
    slug: string;
    description: string | null;
    brandId: string;
    /** May name a category or catalog that is in the trash: restoring that one brings the link back. */
    categoryId: string | null;
    catalogId: string | null;
    sku: string;
    /** What another program, such as an ERP, calls it. */
    externalId: string | null;
    /** Hundredths of the currency: answers say whole units. */
    priceMinor: number | null;
    currency: Generated<Currency>;
    stock: number | null;
    imageUrl: string | null;
    moreImages: ColumnType<string[], string | undefined, string>;
    videoUrl: string | null;
    features: Json<string[]>;
    specifications: ColumnType<Specification[], string | undefined, string>;
    isFeatured: boolean;
    isDistributor: boolean;
    isActive: boolean;
    sortOrder: number;
  };

export type CatalogTable = Row &
  Searchable & {
    title: string;
    slug: string;
    description: string | null;
    fileUrl: string | null;
    fileName: string | null;
    fileSize: number | null;
    pages: number | null;
    thumbnailUrl: string | null;
    category: string | null;
    tags: Json<string[]>;
    isFeatured: boolean;
    isActive: boolean;
    sortOrder: number;
    downloadCount: Generated<number>;
    viewCount: Generated<number>;
  };

export type SectionTable = Row & {
  page: string;
  section: string;
  title: string | null;
  subtitle: string | null;
  description: string | null;
  imageUrl: string | null;
  content: Json<Record<string, unknown>>;
  isActive: boolean;
  sortOrder: number;
};

export type SectionItemTable = Row & {
  sectionId: string;
  name: string;
  data: Json<Record<string, unknown>>;
  isActive: boolean;
  sortOrder: number;
};

export type SettingTable = Row & { values: Json<Record<string, string>> };

export type MessageTable = Row &
  Searchable & {
    name: string;
    email: string;
    phone: string;
    subject: string;
    message: string;
    isRead: boolean;
    /** Whether the form was filled as robots fill it. */
    isSuspect: Generated<boolean>;
    /** What the form said of privacy when it was sent; null for what came without the form. */
    consentVersion: string | null;
    /** Where it stands, who answers it and since when it is answered, and what the staff tell one another. */
    state: Generated<MessageState>;
    assigneeId: string | null;
    assignee: string | null;
    answeredAt: Timestamp | null;
    notes: Json<NoteLine[]>;
    /** Since when nobody can tell whose it was. */
    anonymizedAt: Timestamp | null;
  };

/** Old addresses: `slug` in `scope` ('' or the brand of a category) once led to `targetId`. */
export type RedirectTable = {
  entity: string;
  scope: string;
  slug: string;
  targetId: string;
  createdAt: Timestamp;
};

export type MediaTable = Row &
  Searchable & {
    kind: MediaKind;
    folder: MediaFolder;
    /** `/media/<hash>.<ext>`: what other rows hold. */
    url: string;
    /** Of the bytes as stored, and of the bytes as they came. */
    hash: string;
    sourceHash: string;
    ext: string;
    name: string;
    size: number;
    width: number | null;
    height: number | null;
    thumbhash: string | null;
    tint: Tint | null;
    /** In percent from the top left corner. */
    focalX: number;
    focalY: number;
    alt: string | null;
    pages: number | null;
    /** The picture of a document's first page. */
    coverUrl: string | null;
    /** The file that took this one's places. */
    replacedById: string | null;
    /** Since when no row holds it, as the last look found; null while one does. */
    unusedSince: Timestamp | null;
  };

/** The documents that a row has held since they were last uploaded; it outlives those rows. */
export type HeldDocumentTable = { url: string };

/** Whether a document, by its content, can do more than be read. */
export type DocumentLookTable = { hash: string; isActive: number };

/** What the pages of a document say. */
export type MediaTextTable = { mediaId: string; text: string; searchText: string };

/** Words that mean the same in a search. */
export type SynonymTable = Row & { words: Json<string[]> };

/** What each page of a document says; a page without text has no row. */
export type DocumentPageTable = { mediaId: string; page: number; text: string };

/** How often something was looked for on a day (`2026-11-23`) that the site does not have; by nobody in particular. */
export type MissedSearchTable = { day: string; text: string; count: number };

/** A mail that has not left yet, with how often that was tried and what was said; given up once `failedAt` is set. */
export type MailTable = {
  id: string;
  mail: Json<Record<string, unknown>>;
  createdAt: Timestamp;
  /** When it is tried next; while somebody tries, when others may. */
  dueAt: Timestamp;
  attempts: number;
  error: string | null;
  failedAt: Timestamp | null;
};

/** Numbers that caches read: one raised by every write, one by every counted use of a catalog. */
export type RevisionTable = { id: string; revision: number };

/** A view: its rows are read and never written. */
type Shown<Table> = { [Column in keyof Table]: ColumnType<SelectType<Table[Column]>, never, never> };

/** A mark that changes with every write to a brand or what it holds; under an empty id, with every such write. */
export type BrandStampTable = { brandId: string; stamp: string };

/** How many rows of a table are alike in what its lists are narrowed by, kept by triggers. */
export type TallyTable = { name: string; part: string; count: number; bytes: number };

/** Addresses of files that no column of another row is; texts and sections may still name them. */
export type SpareMediaTable = { url: string };

/** A file of ours that a row shows in a list of files: those are found by its lines here. */
export type ListedFileTable = { entity: string; rowId: string; field: string; url: string };

export type Database = {
  brands: BrandTable;
  categories: CategoryTable;
  products: ProductTable;
  catalogs: CatalogTable;
  sections: SectionTable;
  sectionItems: SectionItemTable;
  settings: SettingTable;
  messages: MessageTable;
  messageKeys: MessageKeyTable;
  quotes: QuoteTable;
  quoteKeys: QuoteKeyTable;
  privacyTexts: PrivacyTextTable;
  erasures: ErasureTable;
  media: MediaTable;
  mediaTexts: MediaTextTable;
  documentPages: DocumentPageTable;
  synonyms: SynonymTable;
  drafts: DraftTable;
  plans: PlanTable;
  openForms: OpenFormTable;
  missedSearches: MissedSearchTable;
  dailyCounts: DailyCountTable;
  heldDocuments: HeldDocumentTable;
  documentLooks: DocumentLookTable;
  visitSalts: VisitSaltTable;
  visits: VisitTable;
  accounts: AccountTable;
  sessions: SessionTable;
  oneTimeTokens: OneTimeTokenTable;
  recoveryCodes: RecoveryCodeTable;
  passkeys: PasskeyTable;
  knownDevices: KnownDeviceTable;
  auditEvents: AuditEventTable;
  apiTokens: ApiTokenTable;
  keptWrites: KeptWriteTable;
  webhooks: WebhookTable;
  webhookDeliveries: WebhookDeliveryTable;
  redirects: RedirectTable;
  history: HistoryTable;
  activities: ActivityTable;
  revisions: RevisionTable;
  mails: MailTable;
  brandStamps: BrandStampTable;
  tallies: TallyTable;
  spareMedia: SpareMediaTable;
  listedFiles: ListedFileTable;
  /** What visitors see of each table. A category, parent or catalog that they do not see is null in them. */
  shown_brands: Shown<BrandTable>;
  shown_categories: Shown<CategoryTable>;
  shown_products: Shown<ProductTable & { ownCategoryId: string | null; ownCatalogId: string | null }>;
  shown_catalogs: Shown<CatalogTable>;
};

type TableFacts = {
  /** Its every change is told by name; an answer that reads others is told of all changes. */
  isTold?: true;
  /**
   * What finds its rows by their texts: an index of letter runs in the embedded database, `runs_messages`, of its own
   * rows or of those that they belong to as well; or nothing but the texts themselves, of which there are few.
   */
  search?: 'runs' | 'joined runs' | 'texts';
  /** Its rows are counted as they are written, in parts of these values in the order of the triggers. */
  counted?: readonly string[];
};

/** What is known of tables beside their columns. */
export const TABLES = {
  brands: { isTold: true, search: 'texts' },
  categories: { isTold: true, search: 'texts' },
  products: { isTold: true, search: 'joined runs' },
  catalogs: { isTold: true, search: 'runs', counted: ['isActive', 'isFeatured', 'withoutImage', 'category'] },
  ...{ sections: { isTold: true }, sectionItems: { isTold: true }, settings: { isTold: true } },
  synonyms: { isTold: true },
  messages: { search: 'runs', counted: ['isRead', 'isSuspect', 'state', 'assigneeId'] },
  quotes: { search: 'runs', counted: ['state', 'isSuspect', 'assigneeId'] },
  media: { isTold: true, search: 'runs', counted: ['kind', 'folder', 'isReplaced'] },
  mediaTexts: { search: 'runs' },
  activities: { search: 'runs', counted: ['type', 'person'] },
  history: { search: 'runs' },
  auditEvents: { search: 'runs', counted: ['event'] },
} as const satisfies Partial<Record<keyof Database, TableFacts>>;

type Tables = typeof TABLES;
/** The tables of which some facts hold. */
export type TablesWith<Facts> = {
  [Name in keyof Tables]: Tables[Name] extends Facts ? Name : never;
}[keyof Tables];

/** The tables of which a fact holds, in their order. */
export function tablesWith<Fact extends keyof TableFacts, const Value extends TableFacts[Fact]>(
  fact: Fact,
  value: Value,
) {
  const names = Object.keys(TABLES) as (keyof Tables)[];
  const found = names.filter((name) => (TABLES[name] as TableFacts)[fact] === value);
  return found as TablesWith<Record<Fact, Value>>[];
}

/** What the views of visitors are made of, and what is kept beside tables. */
export const VIEWS: Readonly<Record<string, readonly string[]>> = {
  shown_brands: ['brands'],
  shown_categories: ['categories', 'brands'],
  shown_products: ['products', 'brands', 'categories', 'catalogs'],
  shown_catalogs: ['catalogs'],
  // What is kept of brands under their stamps holds their rows and those of their categories.
  brandStamps: ['brands', 'categories', 'brandStamps'],
  runs_products: ['products', 'brands', 'categories'],
  runs_catalogs: ['catalogs'],
  // That an index has not changed says the same as what it found.
  runs_products_data: ['products', 'brands', 'categories'],
  runs_catalogs_data: ['catalogs'],
  // Of what it counts visitors are told the catalogs alone.
  tallies: ['catalogs'],
};
