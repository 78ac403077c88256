import type { Category, NestedCategory } from '../things/category.ts';

type Placed = { id: string; parentId: string | null };

/** Ids of a category and all below it. */
export function withDescendants(rows: readonly Placed[], id: string): string[] {
  const children = childrenOf(rows);
  const found = new Set([id]);
  for (const current of found) for (const child of children.get(current) ?? []) found.add(child.id);
  return [...found];
}

function childrenOf<Row extends Placed>(rows: readonly Row[]): Map<string | null, Row[]> {
  const known = new Set(rows.map((row) => row.id));
  const children = new Map<string | null, Row[]>();
  for (const row of rows) {
    // A child whose parent is not among the rows stands at the top.
    const parent = row.parentId && known.has(row.parentId) ? row.parentId : null;
    const siblings = children.get(parent);
    if (siblings) siblings.push(row);
    else children.set(parent, [row]);
  }
  return children;
}

/** Rows in tree order with their level, 1 at the top; siblings keep the order they came in. */
export function inTreeOrder<Row extends Placed>(rows: readonly Row[]): Array<Row & { level: number }> {
  const children = childrenOf(rows);
  const ordered: Array<Row & { level: number }> = [];
  function visit(parent: string | null, level: number): void {
    for (const row of children.get(parent) ?? []) {
      ordered.push({ ...row, level });
      visit(row.id, level + 1);
    }
  }
  visit(null, 1);
  return ordered;
}

/** Own counts summed up the tree: each row's own and all below it. */
export function summed(rows: readonly Placed[], own: ReadonlyMap<string, number>): Map<string, number> {
  const totals = new Map<string, number>();
  for (const row of [...inTreeOrder(rows)].reverse()) {
    const total = (totals.get(row.id) ?? 0) + (own.get(row.id) ?? 0);
    totals.set(row.id, total);
    if (row.parentId) totals.set(row.parentId, (totals.get(row.parentId) ?? 0) + total);
  }
  return totals;
}

/** The flat list as nested `children`. */
export function nested(rows: readonly Category[]): NestedCategory[] {
  const children = childrenOf(rows);
  function build(parent: string | null): NestedCategory[] {
    return (children.get(parent) ?? []).map((row) => ({ ...row, children: build(row.id) }));
  }
  return build(null);
}
