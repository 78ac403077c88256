import { moved } from '../../list/moved.ts';
import { SortableList } from '../../list/sortable.tsx';
import { SortableItem } from '../../list/sortable-item.tsx';
import { AddBelow } from './add-below.tsx';
import { CategoryLine } from './category-line.tsx';
import type { TreeActions, TreeNode } from './category-tree.ts';

type TreeListProps = { nodes: readonly TreeNode[]; label: string; actions: TreeActions };

/** Siblings of the tree with what stands below each; put in order among themselves. */
export function TreeList({ nodes, label, actions }: TreeListProps) {
  const siblings = nodes.map((node) => ({ id: node.row.id, node }));
  const { onOrder } = actions;

  function shift(id: string, step: 1 | -1 | 'first') {
    const from = siblings.findIndex((sibling) => sibling.id === id);
    const to = step === 'first' ? 0 : from + step;
    if (from < 0 || to < 0 || to >= siblings.length || from === to) return;
    onOrder?.(moved(siblings, from, to).ordered.map((sibling) => sibling.id));
  }

  const list = (
    <ul aria-label={label}>
      {nodes.map((node) => (
        <li key={node.row.id}>
          <SortableItem id={node.row.id} name={node.row.name}>
            {(handle) => (
              <>
                <CategoryLine
                  node={node}
                  actions={actions}
                  handle={handle}
                  onShift={onOrder && nodes.length > 1 ? (step) => shift(node.row.id, step) : undefined}
                />
                {actions.naming === node.row.id && (
                  <AddBelow parent={node.row} onClose={() => actions.onName(null)} />
                )}
                {node.children.length > 0 && actions.isOpen(node.row.id) && (
                  <div className="pl-4 sm:pl-10">
                    <TreeList
                      nodes={node.children}
                      label={`${node.row.name} alt kategorileri`}
                      actions={actions}
                    />
                  </div>
                )}
              </>
            )}
          </SortableItem>
        </li>
      ))}
    </ul>
  );
  if (!onOrder || nodes.length < 2) return list;
  return (
    <SortableList
      items={siblings}
      nameOf={(item) => item.node.row.name}
      onMove={(ordered) => onOrder(ordered.map((item) => item.id))}
      overlay={(item) => (
        <div className="rounded-control border border-primary bg-surface px-4 py-3 font-semibold shadow-float">
          {item.node.row.name}
        </div>
      )}
    >
      {list}
    </SortableList>
  );
}
