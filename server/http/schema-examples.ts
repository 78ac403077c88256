import type { Json } from './document.ts';

const ID = '019aa0f2-5c1e-7d3a-9b61-0c4f2e8d7a10';
const BRAND_ID = '019aa0f2-5c1e-7d3a-9b61-0c4f2e8d7a11';
const CATEGORY_ID = '019aa0f2-5c1e-7d3a-9b61-0c4f2e8d7a12';
const SECTION_ID = '019aa0f2-5c1e-7d3a-9b61-0c4f2e8d7a13';
const META = { version: 3, createdAt: '2026-11-20T09:00:00.000Z', updatedAt: '2026-11-21T14:30:00.000Z' };
const PICTURE = '/media/0123456789abcdef0123456789abcdef.webp';
const DOCUMENT = '/media/0123456789abcdef0123456789abcdef.pdf';
const SHOWN = { isActive: true, sortOrder: 10 };

const product = {
  name: 'Nano hibrit kompozit A2',
  slug: 'nano-hibrit-kompozit-a2',
  description: 'Ön ve arka dişler için ışıkla sertleşen kompozit.',
  brandId: BRAND_ID,
  categoryId: CATEGORY_ID,
  catalogId: null,
  sku: 'NOR-KOM-NAN-1234',
  externalId: '152.04.0012',
  price: 1250.5,
  currency: 'TRY',
  stock: 40,
  imageUrl: PICTURE,
  moreImages: ['/media/fedcba9876543210fedcba9876543210.webp'],
  videoUrl: null,
  features: ['4 g şırınga', 'Radyoopak'],
  specifications: [
    { label: 'Şırınga', value: '4', unit: 'g' },
    { label: 'Dolgu oranı', value: '78', unit: '%' },
    { label: 'Sertleşme', value: '20–40', unit: 's' },
    { label: 'Kıvam', value: 'Macun', unit: '' },
  ],
  isFeatured: true,
  isDistributor: false,
  ...SHOWN,
};
const brand = {
  name: 'Nordfil',
  slug: 'nordfil',
  description: 'Dolgu ve bonding malzemeleri.',
  country: 'İsveç',
  logoUrl: PICTURE,
  logo: '🦷',
  website: 'https://nordfil.example',
  established: '1987',
  representedSince: '2009',
  serviceNotes: 'Bütün renkler Ankara depoda\nAynı gün yedek ışık cihazı',
  contactName: 'Elif Sezer',
  contactTitle: 'Ürün uzmanı',
  contactPhone: '0500 555 01 44',
  isDistributor: true,
  ...SHOWN,
};
const category = {
  name: 'Kompozitler',
  slug: 'kompozitler',
  description: null,
  brandId: BRAND_ID,
  parentId: null,
  icon: null,
  color: '#3b82f6',
  ...SHOWN,
};
const catalog = {
  title: 'Dolgu malzemeleri 2026',
  slug: 'dolgu-malzemeleri-2026',
  description: null,
  fileUrl: DOCUMENT,
  fileName: 'dolgu-2026.pdf',
  fileSize: 2516582,
  pages: 24,
  thumbnailUrl: PICTURE,
  category: 'Dolgu',
  tags: ['kompozit', 'bonding'],
  isFeatured: false,
  ...SHOWN,
};
const message = {
  name: 'Ayşe Yılmaz',
  email: 'ayse@klinik.example',
  phone: '0532 555 01 42',
  subject: 'Fiyat bilgisi',
  message: 'Kompozit setlerinizin fiyatını öğrenmek istiyorum.',
};
const item = {
  name: 'statistic',
  data: { value: '25+', label: 'Yıllık deneyim', icon: 'Award' },
  ...SHOWN,
};
const section = {
  page: 'homepage',
  section: 'hero',
  title: 'Kliniğinizin güvenilir tedarikçisi',
  subtitle: null,
  description: null,
  imageUrl: PICTURE,
  content: { badge: 'Yetkili bayi' },
  ...SHOWN,
};
const sectionItem = { id: ID, sectionId: SECTION_ID, ...item, ...META };

const account = { email: 'elif@firma.example', name: 'Elif Tan', role: 'editor' };

const apiToken = {
  name: 'Logo Tiger stok',
  scopes: ['products:read', 'stock:write'],
  expiresAt: '2027-11-20T00:00:00.000Z',
};

const webhook = {
  url: 'https://erp.firma.example/vitrin',
  events: ['product.updated', 'stock.changed'],
  isActive: true,
};

/** One of each named shape, as the API answers it or takes it. */
export const SCHEMA_EXAMPLES: Readonly<Record<string, Json>> = {
  Account: {
    id: ID,
    ...account,
    status: 'active',
    signedInAt: META.updatedAt,
    isSignedIn: true,
    linkExpiresAt: null,
    secondStep: 'app',
    requiresSecondStep: false,
    ...META,
  },
  AccountInput: { ...account, requiresSecondStep: true, deliver: 'mail' },
  AccountPatch: { role: 'viewer', version: META.version },
  ApiToken: {
    ...{ id: ID, ...apiToken, hint: 'YzA2', createdBy: 'Selin Koç', createdAt: META.createdAt },
    ...{ lastUsedAt: META.updatedAt, uses: 412 },
  },
  ApiTokenInput: apiToken,
  Brand: { id: BRAND_ID, ...brand, productsCount: 42, categoriesCount: 6, ...META },
  BrandInput: brand,
  BrandPatch: { isActive: false, version: META.version },
  Catalog: { id: ID, name: catalog.title, ...catalog, downloadCount: 118, viewCount: 402, ...META },
  CatalogInput: catalog,
  CatalogPatch: { title: 'Dolgu malzemeleri 2027', version: META.version },
  Category: {
    id: CATEGORY_ID,
    ...category,
    level: 1,
    productCount: 12,
    childrenCount: 2,
    brand: { id: BRAND_ID, name: brand.name, slug: brand.slug },
    ...META,
  },
  CategoryInput: category,
  CategoryPatch: { parentId: CATEGORY_ID, version: META.version },
  Error: {
    success: false,
    code: 'invalid',
    message: 'Fiyat eksi olamaz.',
    error: 'Fiyat eksi olamaz.',
    fields: { price: 'Fiyat eksi olamaz.' },
    issues: [{ path: 'price', code: 'too_small', message: 'Fiyat eksi olamaz.' }],
  },
  Message: {
    ...{ id: ID, reference: '4829-1350-7641', ...message, isRead: false },
    ...{ state: 'new', assigneeId: null, assignee: null, answeredAt: null, notes: [] },
    ...{ isSuspect: false, consentVersion: '1e63d3db1da8', anonymizedAt: null, ...META },
  },
  MessageInput: message,
  MessagePatch: { isRead: true, version: META.version },
  Product: {
    id: ID,
    ...product,
    brand: { id: BRAND_ID, name: brand.name, slug: brand.slug },
    category: { id: CATEGORY_ID, name: category.name, slug: category.slug },
    ...META,
  },
  ProductInput: product,
  ProductPatch: { price: 1390, stock: 25, version: META.version },
  Section: { id: SECTION_ID, ...section, items: [sectionItem], ...META },
  SectionInput: section,
  SectionItem: sectionItem,
  SectionItemInput: item,
  SectionPatch: { title: 'Kliniğiniz için her şey', version: META.version },
  SettingsPatch: { companyName: 'Akdent', whatsapp: '0532 555 01 42' },
  Synonym: { id: ID, words: ['türbin', 'aeratör'], ...META },
  SynonymInput: { words: ['türbin', 'aeratör'] },
  SynonymPatch: { words: ['türbin', 'aeratör', 'airotor'], version: META.version },
  Trashed: { success: true, trashed: { brands: 1, products: 12 }, trashId: ID },
  Updated: { success: true, updated: 3, undoId: ID },
  Webhook: { id: ID, ...webhook, createdAt: META.createdAt, sent: 211, failed: 1 },
  WebhookInput: webhook,
  WebhookPatch: { isActive: false },
  WebhookDelivery: {
    ...{ id: ID, webhookId: BRAND_ID, url: webhook.url, event: 'stock.changed', createdAt: META.createdAt },
    items: [
      { id: ID, sku: product.sku, externalId: '152.04.0012', name: product.name, before: 0, after: 12 },
    ],
    ...{ attempts: 1, status: 200, error: null, tookMs: 184, deliveredAt: META.createdAt, nextAt: null },
  },
  User: { id: ID, email: 'ad@firma.example', name: 'Ayşe Yılmaz', role: 'admin' },
};
