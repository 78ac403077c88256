import {
  ArrowDown,
  ArrowUp,
  ArrowUpToLine,
  Copy,
  Ellipsis,
  ExternalLink,
  Pencil,
  Trash2,
} from 'lucide-react';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu, MenuDivider, MenuItem, MenuLink } from '../../ui/menu.tsx';
import type { ProductItemProps } from './product-item.ts';

type ProductMenuProps = Pick<ProductItemProps, 'row' | 'onEdit' | 'onDuplicate' | 'onRemove' | 'onShift'>;

export function ProductMenu({ row, onEdit, onDuplicate, onRemove, onShift }: ProductMenuProps) {
  return (
    <Menu
      label={`${row.name} işlemleri`}
      trigger={<IconButton icon={Ellipsis} label={`${row.name} diğer işlemler`} plain />}
    >
      <MenuItem icon={Pencil} onSelect={onEdit}>
        Düzenle
      </MenuItem>
      <MenuItem icon={Copy} onSelect={onDuplicate}>
        Çoğalt
      </MenuItem>
      {row.isActive && (
        <MenuLink>
          <a
            href={`/brands/${row.brand.slug}/${row.category?.slug ?? 'genel'}/${row.slug}`}
            target="_blank"
            rel="noreferrer"
          >
            <ExternalLink aria-hidden className="size-[18px]" />
            Sitede gör
          </a>
        </MenuLink>
      )}
      {onShift && (
        <>
          <MenuDivider />
          <MenuItem icon={ArrowUp} onSelect={() => onShift(-1)}>
            Bir öne al
          </MenuItem>
          <MenuItem icon={ArrowDown} onSelect={() => onShift(1)}>
            Bir geri al
          </MenuItem>
          <MenuItem icon={ArrowUpToLine} onSelect={() => onShift('first')}>
            En başa al
          </MenuItem>
        </>
      )}
      <MenuDivider />
      <MenuItem icon={Trash2} danger onSelect={onRemove}>
        Sil
      </MenuItem>
    </Menu>
  );
}
