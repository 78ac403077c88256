import type { Counted, Measure } from './count.ts';

/** A product and how often it was looked at within some days. */
export type ViewedProduct = {
  id: string;
  name: string;
  brand: string;
  imageUrl: string | null;
  views: number;
  /** In as many days before; null where nothing was counted yet. */
  before: number | null;
};

/** How often each measure was counted in each week, the oldest first. */
export type Weeks = Record<Measure, number[]>;

/** What the panel tells of the visitors: days in Istanbul, weeks from Monday on. */
export type Insights = {
  today: string;
  yesterday: Record<Counted, number>;
  /** What was looked at most yesterday. */
  mostViewed: ViewedProduct | null;
  /** The Mondays of twelve weeks; the last of them is still running. */
  weeks: string[];
  totals: Weeks;
  /** The brands that anything was counted for; one that is gone counts in the totals alone. */
  brands: Array<{ id: string; name: string } & Weeks>;
  /** What was looked at most in a week: the last whole one, or this one where nothing was counted before. */
  products: { from: string; to: string; rows: ViewedProduct[] };
};
