import type { Specification } from '../../domain/rules/specification.ts';

/** A picture under demo/media, written as `<folder>/<file>`. */
export type MediaPath = `${'products' | 'brands' | 'clinics' | 'scenes' | 'catalogs'}/${string}`;

export type BrandKey =
  | 'meridyen'
  | 'corvus-implant'
  | 'nordfil'
  | 'lumident'
  | 'vektor'
  | 'kalyon-medikal'
  | 'alba-endo'
  | 'ortis'
  | 'denova'
  | 'pera-dental';

export type CatalogKey =
  | 'implantoloji-2026'
  | 'restoratif'
  | 'endodonti'
  | 'sarf-malzemeleri'
  | 'sterilizasyon'
  | 'goruntuleme'
  | 'cerrahi'
  | 'protez'
  | 'laboratuvar'
  | 'klinik-mobilya';

/** The eight colours a category can take: blue, green, yellow, red, purple, turquoise, lime, orange. */
export type CategoryColor =
  | '#3b82f6'
  | '#10b981'
  | '#f59e0b'
  | '#ef4444'
  | '#8b5cf6'
  | '#06b6d4'
  | '#84cc16'
  | '#f97316';

export type DemoBrand = {
  key: BrandKey;
  name: string;
  description: string;
  country: string;
  /** The mark alone, in colour. */
  logo: MediaPath;
  /** Mark and name side by side. */
  wordmark: MediaPath;
  emoji: string;
  website: string;
  established: string;
  /** The year from which on the company represents it, its service and who answers for it: of distributor brands. */
  representedSince?: string;
  serviceNotes?: string;
  contactName?: string;
  contactTitle?: string;
  contactPhone?: string;
  isDistributor: boolean;
  sortOrder: number;
};

export type DemoCategory = {
  key: string;
  brand: BrandKey;
  name: string;
  description: string;
  icon: string;
  color: CategoryColor;
  parent?: string;
  sortOrder: number;
};

/** The technical data of a brand's products by their codes, as label, value and, where there is one, unit. */
export type SpecificationLines = Readonly<
  Record<string, ReadonlyArray<readonly [label: string, value: string, unit?: string]>>
>;

export type DemoProduct = {
  name: string;
  brand: BrandKey;
  category: string;
  description: string;
  features: string[];
  /** From the brand's file below `specifications`. */
  specifications?: Specification[];
  sku: string;
  /** Turkish lira. */
  price: number;
  stock: number;
  image: MediaPath;
  imageAlt?: string;
  videoUrl?: string;
  catalog?: CatalogKey;
  isFeatured: boolean;
  isActive: boolean;
  sortOrder: number;
};
