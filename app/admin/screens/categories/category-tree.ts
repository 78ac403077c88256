import { formatCount } from '../../../../domain/rules/format.ts';
import { fold, foldWords } from '../../../../domain/rules/turkish.ts';
import type { Category } from '../../../../domain/things/category.ts';
import type { Selection } from '../../list/use-selection.ts';

export type TreeNode = { row: Category; children: TreeNode[] };
export type BrandGroup = { brandId: string; name: string; nodes: TreeNode[] };

/** What is done to the categories on the screen. */
export type TreeActions = {
  selection: Selection;
  isOpen: (id: string) => boolean;
  toggleOpen: (id: string) => void;
  onEdit: (id: string) => void;
  /** Opens the form for one below it. */
  onAddBelow: (row: Category) => void;
  /** The row below which one is added by its name; `onName` begins that, or ends it with null. */
  naming: string | null;
  onName: (row: Category | null) => void;
  onRemove: (row: Category) => void;
  onToggle: (row: Category, flag: 'isActive', value: boolean) => void;
  /** Stores the new order of siblings; absent while only a part of them is shown. */
  onOrder: ((ids: string[]) => void) | undefined;
};

/** The flat list, which comes in tree order, as trees under their brands. */
export function groupByBrand(rows: readonly Category[]): BrandGroup[] {
  const known = new Set(rows.map((row) => row.id));
  const nodes = new Map<string, TreeNode>(rows.map((row) => [row.id, { row, children: [] }]));
  const groups = new Map<string, BrandGroup>();
  for (const node of nodes.values()) {
    const { row } = node;
    const parent = row.parentId && known.has(row.parentId) ? nodes.get(row.parentId) : undefined;
    if (parent) {
      parent.children.push(node);
      continue;
    }
    const group = groups.get(row.brandId) ?? { brandId: row.brandId, name: row.brand.name, nodes: [] };
    group.nodes.push(node);
    groups.set(row.brandId, group);
  }
  return [...groups.values()];
}

/** The rows as they stand on the screen, one below the other, without those of folded ones. */
export function inSight(groups: readonly BrandGroup[], isOpen: (id: string) => boolean): string[] {
  const walk = ({ row, children }: TreeNode): string[] => [
    row.id,
    ...(isOpen(row.id) ? children.flatMap(walk) : []),
  ];
  return groups.flatMap((group) => group.nodes.flatMap(walk));
}

/** Ids of a category and all below it. */
export function withBelow(rows: readonly Category[], id: string): Set<string> {
  const found = new Set([id]);
  // Rows come in tree order, so a parent always stands before its children.
  for (const row of rows) if (row.parentId && found.has(row.parentId)) found.add(row.id);
  return found;
}

/** What a search and the filters find, with the parents on the way to it. */
export function narrowed(
  rows: readonly Category[],
  search: string,
  filters: Readonly<Record<string, string>>,
): Category[] {
  const words = foldWords(search);
  const { brandId, isActive } = filters;
  const byId = new Map(rows.map((row) => [row.id, row]));
  const shown = new Set<string>();
  for (const row of rows) {
    const text = fold(`${row.name} ${row.description ?? ''} ${row.brand.name}`);
    const wanted =
      words.every((word) => text.includes(word)) &&
      (!brandId || row.brandId === brandId) &&
      (!isActive || String(row.isActive) === isActive);
    for (let up = wanted ? row : undefined; up; up = up.parentId ? byId.get(up.parentId) : undefined)
      shown.add(up.id);
  }
  return rows.filter((row) => shown.has(row.id));
}

/** What stands in a category, as a sentence. */
export function heldByCategory(rows: readonly Category[]): string {
  const below = rows.reduce((sum, row) => sum + row.childrenCount, 0);
  const products = rows.reduce((sum, row) => sum + row.productCount, 0);
  if (below === 0 && products === 0) return 'İçinde alt kategori ya da ürün yok.';
  return `İçinde ${formatCount(below)} alt kategori ve ${formatCount(products)} ürün var.`;
}
