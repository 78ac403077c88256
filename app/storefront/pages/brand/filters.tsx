import { useEffect, useRef, useState } from 'react';
import { Form, useLocation } from 'react-router';
import type { BrandView } from '../../../../domain/pages/brand.ts';
import type { Facet } from '../../../../domain/pages/filter-view.ts';
import {
  NO_FILTER,
  PRODUCT_SORTS,
  type ProductSort,
  SORT_LABELS,
} from '../../../../domain/pages/product-filter.ts';
import { formatCount } from '../../../../domain/rules/format.ts';
import { brandPath } from '../../../../domain/site/paths.ts';
import { useFilterForm } from '../../ui/filter-form.ts';
import { X } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { ChevronDown } from '../../ui/more-icons.tsx';
import { SpecFacets } from '../../ui/spec-facets.tsx';

export const FILTERS_ID = 'filtreler';
const FORM_ID = 'filtre-formu';
const IN_PLACE = { preventScrollReset: true, replace: true } as const;

const DEFAULTS = { sort: NO_FILTER.sort };

/** The order of a list; it belongs to the form of the filters. */
export function SortField({ sort }: { sort: ProductSort }) {
  const submit = useFilterForm(DEFAULTS);
  const [value, setValue] = useState(sort);
  useEffect(() => setValue(sort), [sort]);
  return (
    <span className="sort-field">
      <label className="hidden-visually" htmlFor="siralama">
        Sıralama
      </label>
      <select
        id="siralama"
        name="sort"
        form={FORM_ID}
        value={value}
        onChange={(event) => {
          setValue(PRODUCT_SORTS.find((known) => known === event.currentTarget.value) ?? sort);
          submit(event.currentTarget.form);
        }}
      >
        {PRODUCT_SORTS.map((known) => (
          <option key={known} value={known}>
            {SORT_LABELS[known]}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden />
    </span>
  );
}

function FacetBox({ facet }: { facet: Facet }) {
  const submit = useFilterForm(DEFAULTS);
  const [isOn, setOn] = useState(facet.isOn);
  useEffect(() => setOn(facet.isOn), [facet.isOn]);
  return (
    <label className="filter-row">
      <input
        type="checkbox"
        name={facet.key}
        value="1"
        checked={isOn}
        onChange={(event) => {
          setOn(event.currentTarget.checked);
          submit(event.currentTarget.form);
        }}
      />
      {facet.label}
      <i>{formatCount(facet.count)}</i>
    </label>
  );
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

/**
 * What narrows a brand's list: its categories and what its products hold.
 * A column on wide screens; on narrow ones the same element opens as a sheet, without scripts too.
 */
export function Filters({ view, path }: { view: BrandView; path: string }) {
  const sheet = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    if (pathname && sheet.current?.matches(':popover-open')) sheet.current.hidePopover();
  }, [pathname]);
  const submit = useFilterForm(DEFAULTS);
  const { facets, specs, chips } = view.filter;
  return (
    <aside
      className="filters no-print"
      id={FILTERS_ID}
      popover="auto"
      ref={sheet}
      aria-labelledby="filtre-baslik"
    >
      <div className="filters-head">
        <h2 className="heading-2" id="filtre-baslik">
          Filtrele
        </h2>
        <button
          type="button"
          className="icon-btn filters-close"
          popoverTarget={FILTERS_ID}
          popoverTargetAction="hide"
          aria-label="Filtreleri kapat"
        >
          <X aria-hidden />
        </button>
      </div>
      {view.branches.length > 0 && <Tree view={view} />}
      <Form
        id={FORM_ID}
        action={path}
        {...IN_PLACE}
        aria-label="Filtreler"
        onSubmit={(event) => {
          event.preventDefault();
          submit(event.currentTarget);
        }}
      >
        <SpecFacets facets={specs} submit={submit} />
        {facets.length > 0 && (
          <fieldset className="filter-group">
            <legend>Ürün bilgisi</legend>
            {facets.map((facet) => (
              <FacetBox key={facet.key} facet={facet} />
            ))}
          </fieldset>
        )}
        <noscript>
          <button className="btn btn-small" type="submit">
            Uygula
          </button>
        </noscript>
      </Form>
      {(chips.length > 0 || facets.some((facet) => facet.isOn)) && (
        <Link className="text-link" to={path} {...IN_PLACE}>
          Filtreleri temizle
        </Link>
      )}
      <div className="filters-foot">
        <button type="button" className="btn" popoverTarget={FILTERS_ID} popoverTargetAction="hide">
          {formatCount(view.progress.total)} ürünü göster
        </button>
      </div>
    </aside>
  );
}
