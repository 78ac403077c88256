import { Copy } from 'lucide-react';
import { NO_CATEGORY } from '../../../../domain/fallbacks.ts';
import { productPath } from '../../../../domain/site/paths.ts';
import { RowMenu } from '../../list/row-menu.tsx';
import { MenuItem } from '../../ui/menu.tsx';
import type { ProductItemProps } from './product-item.ts';

type ProductMenuProps = Pick<ProductItemProps, 'row' | 'onEdit' | 'onDuplicate' | 'onRemove' | 'onShift'>;

/** What can be done with one product of the list. */
export function ProductMenu({ row, onEdit, onDuplicate, onRemove, onShift }: ProductMenuProps) {
  const { brand, category, slug, isActive } = row;
  return (
    <RowMenu
      name={row.name}
      onEdit={onEdit}
      onRemove={onRemove}
      onShift={onShift}
      href={isActive ? productPath(brand.slug, category?.slug ?? NO_CATEGORY.slug, slug) : null}
    >
      <MenuItem icon={Copy} onSelect={onDuplicate}>
        Çoğalt
      </MenuItem>
    </RowMenu>
  );
}
