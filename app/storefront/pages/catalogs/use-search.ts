import { useSearchParams } from 'react-router';
import type { CatalogsView } from '../../../../domain/pages/catalogs.ts';
import { PATHS } from '../../../../domain/site/paths.ts';
import { useTypedQuery } from '../../ui/use-typed-query.ts';

export type Search = {
  query: string;
  category: string | null;
  setQuery: (query: string) => void;
};

/** What is searched for among the catalogs, and in which category. */
export function useSearch(view: CatalogsView): Search {
  const [params] = useSearchParams();
  const category = view.categories.find((name) => name === params.get('category')) ?? null;
  const [query, setQuery] = useTypedQuery(PATHS.catalogs, category);
  return { query, category, setQuery };
}
