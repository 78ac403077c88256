import type { BrandView } from '../../../../domain/pages/brand.ts';
import { NO_FILTER } from '../../../../domain/pages/product-filter.ts';
import { formatCount } from '../../../../domain/rules/format.ts';
import { brandPath } from '../../../../domain/site/paths.ts';
import { useFilterForm } from '../../ui/filter-form.ts';
import { FilterBox, FilterPanel } from '../../ui/filter-panel.tsx';
import { Link } from '../../ui/link.tsx';
import { SpecFacets } from '../../ui/spec-facets.tsx';

const DEFAULTS = { sort: NO_FILTER.sort };

/** Goes to what the form of a brand's filters asks for. */
export function useBrandForm() {
  return useFilterForm(DEFAULTS);
}

function Tree({ view }: { view: BrandView }) {
  const { brand, branches, current } = view;
  return (
    <nav className="filter-group" aria-labelledby="filtre-kategori">
      <h3 id="filtre-kategori">Kategori</h3>
      <ul>
        <li>
          <Link
            className="filter-row"
            to={brandPath(brand.slug)}
            aria-current={current ? undefined : 'true'}
            prefetch="intent"
            preventScrollReset
          >
            Tümü <i>{formatCount(brand.count)}</i>
          </Link>
        </li>
        {branches.map((branch) => (
          <li key={branch.slug} style={{ paddingLeft: `calc(${branch.depth} * var(--s-4))` }}>
            <Link
              className="filter-row"
              to={branch.href}
              aria-current={branch.isCurrent ? 'true' : undefined}
              prefetch="intent"
              preventScrollReset
            >
              {branch.name} <i>{formatCount(branch.count)}</i>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** What narrows a brand's list: its categories and what its products hold. */
export function Filters({ view, path }: { view: BrandView; path: string }) {
  const submit = useBrandForm();
  const { facets, specs, chips } = view.filter;
  const tree = view.branches.length > 0 && <Tree view={view} />;
  const isNarrowed = chips.length > 0 || facets.some(({ isOn }) => isOn);
  return (
    <FilterPanel
      path={path}
      submit={submit}
      total={view.progress.total}
      clearTo={isNarrowed ? path : null}
      above={!view.current && tree}
      below={view.current && tree}
    >
      <SpecFacets facets={specs} submit={submit} />
      {facets.length > 0 && (
        <fieldset className="filter-group">
          <legend>Ürün bilgisi</legend>
          {facets.map(({ key, ...facet }) => (
            <FilterBox key={key} name={key} choice={{ ...facet, value: '1' }} submit={submit} />
          ))}
        </fieldset>
      )}
    </FilterPanel>
  );
}
