import { ArrowDown, ArrowUp, ArrowUpToLine, Ellipsis, ExternalLink, Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { CONTENT, useRights } from '../lib/use-rights.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { Menu, MenuDivider, MenuItem, MenuLink } from '../ui/menu.tsx';

type RowMenuProps = {
  name: string;
  onEdit: () => void;
  onRemove: () => void;
  /** The address on the site; none for what no visitor sees. */
  href?: string | null;
  /** Moves within the list; absent where the list is not in the site's order. */
  onShift?: ((step: 1 | -1 | 'first') => void) | undefined;
  /** Further entries after `Düzenle`. */
  children?: ReactNode;
};

/** What can be done with one row of a list. */
export function RowMenu({ name, onEdit, onRemove, href, onShift, children }: RowMenuProps) {
  const may = useRights();
  return (
    <Menu
      label={`${name} işlemleri`}
      trigger={<IconButton icon={Ellipsis} label={`${name} diğer işlemler`} plain />}
    >
      <MenuItem icon={Pencil} onSelect={onEdit}>
        Düzenle
      </MenuItem>
      {children}
      {href && (
        <MenuLink>
          <a href={href} target="_blank" rel="noreferrer">
            <ExternalLink aria-hidden className="size-[18px]" />
            Sitede gör
          </a>
        </MenuLink>
      )}
      {onShift && may(CONTENT) && (
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
      {may(CONTENT) && (
        <>
          <MenuDivider />
          <MenuItem icon={Trash2} danger onSelect={onRemove}>
            Sil
          </MenuItem>
        </>
      )}
    </Menu>
  );
}
