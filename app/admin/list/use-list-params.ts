import { useMemo } from 'react';
import { useAddressParams } from '../lib/use-address-params.ts';

export type ListView = 'grid' | 'list';
/** A list as its address says: what is searched, filtered, sorted, and how it is shown. */
export type ListParams = {
  search: string;
  sort: string;
  view: ListView;
  filters: Readonly<Record<string, string>>;
};

type Options = { filters: readonly string[]; defaultSort: string; defaultView?: ListView };

/** The list's state, kept in the address so that a reload, the way back and a shared link show the same. */
export function useListParams({ filters: names, defaultSort, defaultView = 'grid' }: Options) {
  const [params, change] = useAddressParams();
  const nameText = names.join(' ');
  const list: ListParams = useMemo(() => {
    const filters: Record<string, string> = {};
    for (const name of nameText.split(' ')) {
      const value = params.get(name);
      if (value) filters[name] = value;
    }
    const view = params.get('view');
    return {
      search: params.get('search') ?? '',
      sort: params.get('sort') ?? defaultSort,
      view: view === 'list' || view === 'grid' ? view : defaultView,
      filters,
    };
  }, [params, nameText, defaultSort, defaultView]);

  return {
    ...list,
    setSearch: (search: string) => change({ search }, { replace: true }),
    setSort: (sort: string) => change({ sort: sort === defaultSort ? null : sort }),
    setView: (view: ListView) => change({ view: view === defaultView ? null : view }),
    setFilter: (name: string, value: string | null) => change({ [name]: value }),
    /** Replaces search, filters and sort together: a saved view. */
    setAll: (next: { search?: string; sort?: string; filters: Readonly<Record<string, string>> }) =>
      change({
        search: next.search ?? null,
        sort: next.sort && next.sort !== defaultSort ? next.sort : null,
        ...Object.fromEntries(names.map((name) => [name, next.filters[name] ?? null])),
      }),
    clearFilters: () => change(Object.fromEntries(names.map((name) => [name, null]))),
  };
}

export type ListState = ReturnType<typeof useListParams>;
