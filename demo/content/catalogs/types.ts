import type { CatalogKey, MediaPath } from '../types.ts';

/** A product as a catalog prints it: never with a price. */
export type CatalogRow = {
  code: string;
  name: string;
  brand: string;
  description: string;
  facts: string[];
  picture: MediaPath;
};

/** A table to look things up in: sizes, cycles, steps. */
export type CatalogTable = {
  caption: string;
  head: string[];
  rows: string[][];
  /** A colour before each row's first cell, for tables about colour codes. */
  swatches?: string[];
  note?: string;
};

/** A short list beside the products. */
export type CatalogNotes = { heading: string; lines: string[] };

export type CatalogChapter = {
  heading: string;
  intro: string;
  picture: MediaPath;
  rows: CatalogRow[];
  tables?: CatalogTable[];
  notes?: CatalogNotes;
};

export type CatalogBrand = { name: string; wordmark: MediaPath };

type CatalogTexts = {
  key: CatalogKey;
  title: string;
  /** Two lines on the catalog card. */
  description: string;
  /** The name of a category. */
  category: string;
  fileName: string;
  thumbnail: MediaPath;
  tags: string[];
  isFeatured: boolean;
  isActive: boolean;
  sortOrder: number;
  /** What only the printed catalog shows. */
  year: string;
  tagline: string;
  cover: MediaPath;
  foreword: string;
};

/** A catalog as it is written: its chapters name the categories whose products they list. */
export type CatalogPlan = CatalogTexts & {
  chapters: (Omit<CatalogChapter, 'rows'> & { categories: string[] })[];
};

/** A catalog with its products in place, ready to be printed. */
export type DemoCatalog = CatalogTexts & { brands: CatalogBrand[]; sections: CatalogChapter[] };
