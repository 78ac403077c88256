import type { Specification } from '../../../../domain/rules/specification.ts';
import type { FoundKind } from '../../../../domain/search/kinds.ts';
import type { HeldMeasure } from '../../../../domain/search/measures.ts';
import type { Field } from './fields.ts';

/** A brand or category that rows belong to, shared by all of them. */
export type Owner = { no: number; id: string; slug: string; name: string; isShown: boolean };

/** A row as results are chosen, narrowed and ordered by; what they show is read from the database. */
export type IndexedRow = {
  kind: FoundKind;
  id: string;
  /** What it is put and dropped by. */
  key: string;
  /** Folded; exact names and beginnings are told by it. */
  name: string;
  /** How many words the name has. */
  nameWords: number;
  /** What equal rows are ordered by: the key of the name, then the code. */
  nameKey: string;
  sku: string;
  isShown: boolean;
  inStock: boolean;
  brand: Owner | null;
  category: Owner | null;
};

/** What of a row is searched. */
export type RowContent = {
  texts: ReadonlyArray<readonly [field: Field, text: string | null | undefined]>;
  measures: readonly HeldMeasure[];
  /** By which a list of products is narrowed; none where there are none. */
  specifications?: readonly Specification[];
  /** Letters and digits of its code; empty where it has none. */
  code: string;
};
