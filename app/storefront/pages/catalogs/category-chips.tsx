import { PATHS, withQuery } from '../../../../domain/site/paths.ts';
import { Link } from '../../ui/link.tsx';
import type { Search } from './use-search.ts';

/** Narrows the catalogs to one category. */
export function CategoryChips({ categories, search }: { categories: readonly string[]; search: Search }) {
  const q = search.query.trim();
  return (
    <nav className="chip-row catalog-chips" aria-label="Katalog kategorileri">
      {[null, ...categories].map((category) => (
        <Link
          key={category ?? ''}
          className="chip"
          to={withQuery(PATHS.catalogs, { category, q })}
          aria-current={category === search.category ? 'true' : undefined}
          preventScrollReset
          replace
        >
          {category ?? 'Tümü'}
        </Link>
      ))}
    </nav>
  );
}
