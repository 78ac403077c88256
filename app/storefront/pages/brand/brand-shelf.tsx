import type { BrandView } from '../../../../domain/pages/brand.ts';
import {
  type FacetKey,
  filteredPath,
  filterQuery,
  PRODUCT_SORTS,
  type ProductFilter,
  SORT_LABELS,
} from '../../../../domain/pages/product-filter.ts';
import { formatCount } from '../../../../domain/rules/format.ts';
import { brandPath, categoryPath, PATHS } from '../../../../domain/site/paths.ts';
import { FilterChip, SortField } from '../../ui/filter-panel.tsx';
import { FILTERS_ID } from '../../ui/filters-id.ts';
import { HelpTile } from '../../ui/help-tile.tsx';
import { Link } from '../../ui/link.tsx';
import { SlidersHorizontal } from '../../ui/more-icons.tsx';
import { anchorOf, MoreProducts, PastTheEnd } from '../../ui/more-products.tsx';
import { ProductGrid } from '../../ui/product-grid.tsx';
import { EmptyShelf } from '../missing/empty-shelf.tsx';
import { Filters, useBrandForm } from './filters.tsx';

function without(filter: ProductFilter, key: FacetKey): ProductFilter {
  return { ...filter, facets: filter.facets.filter((facet) => facet !== key) };
}

function Bar({ view, path, filter }: { view: BrandView; path: string; filter: ProductFilter }) {
  const submit = useBrandForm();
  const on = view.filter.facets.filter((facet) => facet.isOn);
  return (
    <div className="list-bar chip-row">
      <h2>{formatCount(view.progress.total)} ürün</h2>
      {on.map((facet) => (
        <FilterChip key={facet.key} text={facet.label} to={filteredPath(path, without(filter, facet.key))} />
      ))}
      {view.filter.chips.map((chip) => (
        <FilterChip
          key={chip.text}
          text={chip.text}
          to={filteredPath(path, { ...filter, specs: chip.without })}
        />
      ))}
      <span className="list-bar-space" />
      <button type="button" className="chip filters-open no-print" popoverTarget={FILTERS_ID}>
        <SlidersHorizontal aria-hidden />
        Filtrele
      </button>
      <SortField sort={filter.sort} sorts={PRODUCT_SORTS} names={SORT_LABELS} submit={submit} />
    </div>
  );
}

function Empty({ view, path }: { view: BrandView; path: string }) {
  const { brand, current, filter } = view;
  const isFiltered = filter.chips.length > 0 || filter.facets.some((facet) => facet.isOn);
  const text = isFiltered
    ? 'Bu filtrelere uyan ürün yok'
    : current
      ? 'Bu kategoride ürün bulunmuyor'
      : 'Bu markaya ait ürün bulunmuyor';
  return (
    <div className="list-empty">
      <EmptyShelf>
        <b>{brand.name}</b> {isFiltered ? 'bu ölçülerde' : current?.name}
      </EmptyShelf>
      <p className="heading-2" role="status">
        {text}
      </p>
      <p className="muted">
        {isFiltered
          ? 'Filtreleri azaltın ya da aradığınızı bize yazın.'
          : 'Aradığınızı yazın, bulup size dönelim.'}
      </p>
      <div className="row">
        {isFiltered && (
          <Link className="btn btn-ghost" to={path} preventScrollReset replace>
            Filtreleri temizle
          </Link>
        )}
        {!isFiltered && current && (
          <Link className="btn btn-ghost" to={brandPath(brand.slug)} prefetch="intent" viewTransition>
            Tüm kategoriler
          </Link>
        )}
        <Link className="btn btn-ghost" to={PATHS.contact} prefetch="intent" viewTransition>
          Bize Ulaşın
        </Link>
      </div>
    </div>
  );
}

/** The products of a brand or category with what narrows them. */
export function BrandShelf({ view }: { view: BrandView }) {
  const { brand, current, products, progress } = view;
  const path = current ? categoryPath(brand.slug, current.slug) : brandPath(brand.slug);
  const filter = view.filter.chosen;
  return (
    <section className={`wrap shelf${current ? ' shelf-category' : ''}`} aria-label="Ürünler">
      <Filters view={view} path={path} />
      <div>
        <Bar view={view} path={path} filter={filter} />
        {progress.isPast ? (
          <PastTheEnd path={filteredPath(path, filter)} />
        ) : products.length === 0 ? (
          <Empty view={view} path={path} />
        ) : (
          <ProductGrid
            products={products}
            beside
            wideFirst={progress.earlier === null}
            anchorAt={anchorOf(progress)}
            help={
              <HelpTile
                title="Aradığınız ürün yok mu?"
                text={`${brand.name} ürünlerinden listede olmayanı yazın, teslim süresini söyleyelim.`}
                chatText={`Merhaba, ${brand.name} ürünlerinden aradığımı bulamadım. Bilgi almak istiyorum.`}
              />
            }
          />
        )}
        <MoreProducts progress={progress} path={path} query={filterQuery(filter)} />
        {current?.description && <p className="lead shelf-about">{current.description}</p>}
      </div>
    </section>
  );
}
