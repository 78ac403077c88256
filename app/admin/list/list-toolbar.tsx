import { ArrowUpDown, LayoutGrid, List } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { formatCount } from '../../../domain/rules/format.ts';
import { useShortcut } from '../lib/shortcuts.ts';
import { Button } from '../ui/button.tsx';
import { cx } from '../ui/cx.ts';
import { Menu, MenuChoice } from '../ui/menu.tsx';
import { SearchInput } from '../ui/search-input.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { type Exportable, ExportButton } from './export-button.tsx';
import { type Filter, FilterButton, FilterChips } from './filters.tsx';
import { ImportLink } from './import-link.tsx';
import type { ListState } from './use-list-params.ts';

type ListToolbarProps = {
  list: ListState;
  /** `Ürünlerde ara`. */
  searchLabel: string;
  placeholder: string;
  filters?: readonly Filter[];
  sorts?: readonly { value: string; label: string }[];
  /** `ürün`: `3.248 ürün`. */
  noun: string;
  total: number | null;
  withViews?: boolean;
  /** What it can be taken along as; nothing where it cannot. */
  taken?: Pick<Exportable, 'name' | 'query'>;
  /** At the start of the second line: `Tümünü seç`. */
  lead?: ReactNode;
};

/** Search, filters, order and view of a list. Everything it sets is in the address. */
export function ListToolbar({
  list,
  searchLabel,
  placeholder,
  filters = [],
  sorts = [],
  noun,
  total,
  withViews,
  taken,
  lead,
}: ListToolbarProps) {
  const box = useRef<HTMLDivElement>(null);
  useShortcut('/', 'Listede ara', () => box.current?.querySelector('input')?.focus());
  const sort = sorts.find((option) => option.value === list.sort);
  return (
    <div className="flex flex-wrap items-center gap-3">
      <div
        ref={box}
        className="flex min-w-0 gap-3 max-sm:w-full sm:min-w-96 sm:flex-1 lg:max-w-136 lg:flex-[4_1_24rem]"
      >
        <SearchInput
          label={searchLabel}
          placeholder={placeholder}
          value={list.search}
          onChange={list.setSearch}
          className="min-w-0 flex-1"
        />
        {filters.length > 0 && <FilterButton filters={filters} list={list} />}
      </div>
      <FilterChips filters={filters} list={list} />
      <div className="flex flex-[1_0_auto] items-center justify-end gap-3 max-sm:w-full max-sm:gap-2 max-sm:flex-none">
        {lead && <div className="mr-auto whitespace-nowrap">{lead}</div>}
        <p role="status" className="whitespace-nowrap text-ink-2 max-sm:text-14">
          {total === null ? '' : `${formatCount(total)} ${noun}`}
        </p>
        {taken && (
          <>
            <ImportLink name={taken.name} className="max-2xl:w-11 max-2xl:px-0 max-sm:hidden" />
            <ExportButton
              list={{ ...taken, total, noun }}
              isCompact
              className={cx('max-2xl:w-11 max-2xl:px-0', withViews && 'max-sm:hidden')}
            />
          </>
        )}
        {sorts.length > 0 && (
          <Menu
            label="Sıralama"
            trigger={
              <Button
                variant="ghost"
                aria-label={`Sıralama: ${sort?.label ?? ''}`}
                className="flex-none max-sm:w-11 max-sm:px-0"
              >
                <ArrowUpDown aria-hidden />
                <span className="max-sm:sr-only">{sort?.label ?? 'Sırala'}</span>
              </Button>
            }
          >
            <MenuChoice label="Sıralama" value={list.sort} options={sorts} onChange={list.setSort} />
          </Menu>
        )}
        {withViews && (
          <Segmented
            label="Görünüm"
            value={list.view}
            onChange={list.setView}
            iconsOnly
            options={[
              { value: 'grid', label: 'Izgara', icon: LayoutGrid },
              { value: 'list', label: 'Liste', icon: List },
            ]}
          />
        )}
      </div>
    </div>
  );
}
