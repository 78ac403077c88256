import { Form } from 'react-router';
import { PATHS } from '../../../domain/paths.ts';
import { Search as SearchIcon } from '../ui/more-icons.tsx';
import type { Search } from './use-search.ts';

/** Searches while one types; without scripts it is sent like any form. */
export function SearchField({ search }: { search: Search }) {
  return (
    <Form className="search-field" role="search" action={PATHS.catalogs} replace preventScrollReset>
      <label className="hidden-visually" htmlFor="katalog-ara">
        Katalog ara
      </label>
      <input
        id="katalog-ara"
        type="search"
        name="q"
        maxLength={200}
        autoComplete="off"
        placeholder="Katalog adı, konu ya da kategori"
        value={search.query}
        onChange={(event) => search.setQuery(event.currentTarget.value)}
      />
      {search.category && <input type="hidden" name="category" value={search.category} />}
      <button type="submit" className="icon-btn" aria-label="Ara">
        <SearchIcon aria-hidden />
      </button>
    </Form>
  );
}
