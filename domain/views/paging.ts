/** How many products one step of 'daha göster' adds. */
export const PAGE_SIZE = 24;
/** How many steps one page shows at most: later ones drop the first. */
export const STEPS_SHOWN = 10;

export type Paging = {
  page: number;
  /** Rows to skip and to read. */
  offset: number;
  limit: number;
};

/** The number of the page in an address; anything odd is the first. */
export function pageNumber(value: string | null | undefined): number {
  return value && /^[1-9]\d{0,5}$/.test(value) ? Number(value) : 1;
}

/** A page that exists: one beyond the end is the last. */
export function pageWithin(page: number, total: number): number {
  return Math.min(page, Math.max(1, Math.ceil(total / PAGE_SIZE)));
}

/** The rows a page shows: all up to it, or its last steps when there are many. */
export function pagingOf(page: number): Paging {
  const first = Math.max(0, page - STEPS_SHOWN);
  return { page, offset: first * PAGE_SIZE, limit: (page - first) * PAGE_SIZE };
}

export type ListProgress = {
  /** How many there are, and the last one that is shown. */
  total: number;
  shown: number;
  /** How many the next step adds; 0 at the end. */
  more: number;
  /** The page before the first row that is shown; null at the start. */
  earlier: number | null;
  page: number;
};

/** Where a list stands. */
export function progressOf(paging: Paging, total: number): ListProgress {
  const shown = Math.min(total, paging.offset + paging.limit);
  return {
    total,
    shown,
    more: Math.min(PAGE_SIZE, total - shown),
    earlier: paging.offset > 0 ? paging.offset / PAGE_SIZE : null,
    page: paging.page,
  };
}
