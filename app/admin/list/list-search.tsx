import { useRef } from 'react';
import { useShortcut } from '../lib/shortcuts.ts';
import { SearchInput } from '../ui/search-input.tsx';
import type { ListState } from './use-list-params.ts';

type ListSearchProps = {
  list: Pick<ListState, 'search' | 'setSearch'>;
  /** `Mesajlarda ara`: also what the list of shortcuts calls it. */
  label: string;
  placeholder: string;
  className?: string;
};

/** The search of a list; `/` leads into it. */
export function ListSearch({ list, label, placeholder, className }: ListSearchProps) {
  const box = useRef<HTMLDivElement>(null);
  useShortcut('/', label, () => box.current?.querySelector('input')?.focus());
  return (
    <div ref={box} className={className}>
      <SearchInput label={label} placeholder={placeholder} value={list.search} onChange={list.setSearch} />
    </div>
  );
}
