import { useEffect, useState } from 'react';
import { Form, useNavigate } from 'react-router';
import type { SearchView } from '../../../../domain/pages/search.ts';
import { formatCount } from '../../../../domain/rules/format.ts';
import type { FindAnswer, FindChoice } from '../../../../domain/search/answer.ts';
import { searchPath } from '../../../../domain/search/asked.ts';
import { FIND_SORTS, type FindSort } from '../../../../domain/search/kinds.ts';
import { PATHS, withQuery } from '../../../../domain/site/paths.ts';
import { X } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { ChevronDown } from '../../ui/more-icons.tsx';
import { SpecFacets } from '../../ui/spec-facets.tsx';

const FORM_ID = 'arama-filtre-formu';
const IN_PLACE = { preventScrollReset: true, replace: true } as const;
const CHOICES = ['brand', 'category', 'stock'] as const;
const TITLES = { brand: 'Marka', category: 'Kategori', stock: 'Teslimat' } as const;
const SORT_NAMES: Record<FindSort, string> = { relevance: 'En yakın eşleşme', name: 'Ada göre (A–Z)' };
/** So many choices stand open; more are one press away. */
const OPEN = 6;

/** Goes to what the form asks for, by its shortest address. */
function useSubmit() {
  const navigate = useNavigate();
  return (form: HTMLFormElement | null) => {
    if (!form) return;
    const chosen = new FormData(form);
    const query = [...new Set(chosen.keys())].map((name) => {
      const values = chosen.getAll(name).map(String).filter(Boolean);
      return [name, CHOICES.some((list) => list === name) ? values.sort().join(',') : values] as const;
    });
    const { sort, ...rest } = Object.fromEntries(query);
    void navigate(withQuery(PATHS.search, sort?.[0] === FIND_SORTS[0] ? rest : { ...rest, sort }), IN_PLACE);
  };
}

/** The order of the results; it belongs to the form of the filters. */
export function SortField({ sort }: { sort: FindSort }) {
  const submit = useSubmit();
  const [value, setValue] = useState(sort);
  useEffect(() => setValue(sort), [sort]);
  return (
    <span className="sort-field">
      <label className="hidden-visually" htmlFor="arama-sira">
        Sıralama
      </label>
      <select
        id="arama-sira"
        name="sort"
        form={FORM_ID}
        value={value}
        onChange={(event) => {
          setValue(FIND_SORTS.find((known) => known === event.currentTarget.value) ?? sort);
          submit(event.currentTarget.form);
        }}
      >
        {FIND_SORTS.map((known) => (
          <option key={known} value={known}>
            {SORT_NAMES[known]}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden />
    </span>
  );
}

function Box({ name, choice }: { name: string; choice: FindChoice }) {
  const submit = useSubmit();
  const [isOn, setOn] = useState(choice.isOn);
  useEffect(() => setOn(choice.isOn), [choice.isOn]);
  return (
    <label className="filter-row">
      <input
        type="checkbox"
        name={name}
        value={choice.value}
        checked={isOn}
        onChange={(event) => {
          setOn(event.currentTarget.checked);
          submit(event.currentTarget.form);
        }}
      />
      {choice.label}
      <i>{formatCount(choice.count)}</i>
    </label>
  );
}

function Group({ name, choices }: { name: (typeof CHOICES)[number]; choices: readonly FindChoice[] }) {
  if (choices.length === 0 || (choices.length === 1 && !choices[0]?.isOn)) return null;
  const open = choices.filter((choice, at) => at < OPEN || choice.isOn);
  const rest = choices.filter((choice) => !open.includes(choice));
  return (
    <fieldset className="filter-group">
      <legend>{TITLES[name]}</legend>
      {open.map((choice) => (
        <Box key={choice.value} name={name} choice={choice} />
      ))}
      {rest.length > 0 && (
        <details className="search-rest">
          <summary>{formatCount(rest.length)} tane daha</summary>
          {rest.map((choice) => (
            <Box key={choice.value} name={name} choice={choice} />
          ))}
        </details>
      )}
    </fieldset>
  );
}

type Props = { view: SearchView; answer: FindAnswer };

function Chip({ label, to }: { label: string; to: string }) {
  return (
    <Link className="chip chip-on" to={to} aria-label={`${label} filtresini kaldır`} {...IN_PLACE}>
      {label}
      <X aria-hidden />
    </Link>
  );
}

/** The choices that are on, each of them a chip that takes it back. */
export function ChosenChips({ view: { asked, chips }, answer }: Props) {
  const lists = { brand: 'brands', category: 'categories', stock: 'stock' } as const;
  const choices = CHOICES.flatMap((name) =>
    answer.facets[name]
      .filter(({ isOn }) => isOn)
      .map(({ value, label }) => {
        const left = (asked[lists[name]] ?? []).filter((other) => other !== value);
        return (
          <Chip
            key={`${name} ${value}`}
            label={label}
            to={searchPath({ ...asked, [lists[name]]: left, page: 1 })}
          />
        );
      }),
  );
  return [...choices, ...chips.map(({ text, href }) => <Chip key={href} label={text} to={href} />)];
}

/** What narrows the products of a search: a column on wide screens, a sheet on narrow ones, without scripts too. */
export function Narrow({ view, answer, id }: Props & { id: string }) {
  const { asked, specs, chips } = view;
  const submit = useSubmit();
  const isNarrowed = chips.length > 0 || CHOICES.some((name) => answer.facets[name].some(({ isOn }) => isOn));
  return (
    <aside className="filters no-print" id={id} popover="auto" aria-labelledby="arama-filtre-baslik">
      <div className="filters-head">
        <h2 className="heading-2" id="arama-filtre-baslik">
          Filtrele
        </h2>
        <button
          type="button"
          className="icon-btn filters-close"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label="Filtreleri kapat"
        >
          <X aria-hidden />
        </button>
      </div>
      <Form
        id={FORM_ID}
        action={PATHS.search}
        {...IN_PLACE}
        aria-label="Filtreler"
        onSubmit={(event) => {
          event.preventDefault();
          submit(event.currentTarget);
        }}
      >
        <input type="hidden" name="q" value={asked.q} />
        {asked.kind && <input type="hidden" name="kind" value={asked.kind} />}
        {asked.onlyMeasured && <input type="hidden" name="measured" value="1" />}
        {CHOICES.map((name) => (
          <Group key={name} name={name} choices={answer.facets[name]} />
        ))}
        <SpecFacets facets={specs} submit={submit} />
        <noscript>
          <button className="btn btn-small" type="submit">
            Uygula
          </button>
        </noscript>
      </Form>
      {isNarrowed && (
        <Link
          className="text-link"
          to={searchPath({
            q: asked.q,
            kind: asked.kind,
            onlyMeasured: asked.onlyMeasured,
            sort: asked.sort,
          })}
          {...IN_PLACE}
        >
          Filtreleri temizle
        </Link>
      )}
      <div className="filters-foot">
        <button type="button" className="btn" popoverTarget={id} popoverTargetAction="hide">
          {formatCount(answer.total)} ürünü göster
        </button>
      </div>
    </aside>
  );
}
