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

/** The number of the page in an address: the first where none is named, 0 where what is named is no page. */
export function pageNumber(value: string | null | undefined): number {
  if (!value) return 1;
  return /^[1-9]\d{0,5}$/.test(value) ? Number(value) : 0;
}

/** The rows a page of a list shows: all up to it, or its last steps when there are many; none past the end. */
export function pagingOf(page: number, total: number): Paging {
  const last = Math.max(1, Math.ceil(total / PAGE_SIZE));
  if (page < 1 || page > last) return { page, offset: 0, limit: 0 };
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
  /** Whether the list has no such page. */
  isPast: boolean;
};

/** Where a list stands. */
export function progressOf(paging: Paging, total: number): ListProgress {
  const shown = Math.min(total, paging.offset + paging.limit);
  const isPast = paging.limit === 0;
  return {
    total,
    shown,
    more: isPast ? 0 : Math.min(PAGE_SIZE, total - shown),
    earlier: paging.offset > 0 ? paging.offset / PAGE_SIZE : null,
    page: paging.page,
    isPast,
  };
}
