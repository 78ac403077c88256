import { ChevronRight, FolderPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatCount } from '../../../../domain/rules/format.ts';
import { categoryPath } from '../../../../domain/site/paths.ts';
import { StateSwitch } from '../../list/row-card.tsx';
import { RowMenu } from '../../list/row-menu.tsx';
import { RowTick } from '../../list/row-tick.tsx';
import { cx } from '../../ui/cx.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { MenuItem } from '../../ui/menu.tsx';
import type { TreeActions, TreeNode } from './category-tree.ts';

type CategoryLineProps = {
  node: TreeNode;
  actions: TreeActions;
  handle: ReactNode;
  onShift: ((step: 1 | -1 | 'first') => void) | undefined;
};

/** One category of the tree. */
export function CategoryLine({ node: { row, children }, actions, handle, onShift }: CategoryLineProps) {
  const open = actions.isOpen(row.id);
  const selected = actions.selection.has(row.id);
  return (
    <div
      data-row={row.id}
      className={cx(
        'grid grid-cols-[auto_auto_minmax(0,1fr)_auto] items-center gap-x-1 border-t border-line pr-1.5 sm:gap-x-2',
        selected && 'bg-mint text-on-mint',
      )}
    >
      <span className="flex items-center">
        {handle && <span className="max-sm:hidden">{handle}</span>}
        <RowTick selection={actions.selection} id={row.id} name={`${row.name} seç`} />
      </span>
      {children.length > 0 ? (
        <button
          type="button"
          aria-expanded={open}
          aria-label={`${row.name}: alt kategorileri ${open ? 'gizle' : 'göster'}`}
          onClick={() => actions.toggleOpen(row.id)}
          className="grid size-11 place-items-center rounded-control hover:bg-surface-2"
        >
          <ChevronRight
            aria-hidden
            className={cx('size-5 transition-transform duration-(--d-1)', open && 'rotate-90')}
          />
        </button>
      ) : (
        <span className="size-11" />
      )}
      <div className="flex min-w-0 items-center gap-3 py-2">
        <span
          aria-hidden
          className="grid size-9 flex-none place-items-center rounded-control bg-paper-2 text-18 max-sm:hidden"
        >
          {row.icon ?? ''}
        </span>
        <span className="min-w-0">
          <button
            type="button"
            onClick={() => actions.onEdit(row.id)}
            className="block min-h-6 max-w-full text-left font-semibold wrap-anywhere hover:underline"
          >
            {row.name}
          </button>
          <span className="block text-13 text-ink-2">
            <span
              aria-hidden
              style={{ backgroundColor: row.color }}
              className="mr-1.5 inline-block size-1 rounded-full align-middle"
            />
            {formatCount(row.productCount)} ürün
            {row.childrenCount > 0 && ` · ${formatCount(row.childrenCount)} alt kategori`}
          </span>
        </span>
      </div>
      <span className="flex items-center gap-1">
        <StateSwitch
          row={row}
          onToggle={(flag, on) => actions.onToggle(row, flag, on)}
          className={selected ? 'bg-surface!' : ''}
        />
        <IconButton
          icon={FolderPlus}
          label={`${row.name}: alt kategori ekle`}
          data-add={row.id}
          className="hover:bg-surface-2 max-sm:hidden"
          onClick={() => actions.onName(row)}
        />
        <RowMenu
          name={row.name}
          onEdit={() => actions.onEdit(row.id)}
          onRemove={() => actions.onRemove(row)}
          onShift={onShift}
          href={row.isActive ? categoryPath(row.brand.slug, row.slug) : null}
        >
          <MenuItem icon={FolderPlus} onSelect={() => actions.onAddBelow(row)}>
            Alt kategori ekle
          </MenuItem>
        </RowMenu>
      </span>
    </div>
  );
}
