import { useNavigate } from 'react-router';
import type { SearchView } from '../../../../domain/pages/search.ts';
import { formatCount } from '../../../../domain/rules/format.ts';
import type { FindAnswer, FindChoice } from '../../../../domain/search/answer.ts';
import { searchPath } from '../../../../domain/search/asked.ts';
import { FIND_SORTS, type FindSort } from '../../../../domain/search/kinds.ts';
import { PATHS, withQuery } from '../../../../domain/site/paths.ts';
import { IN_PLACE, type SubmitForm } from '../../ui/filter-form.ts';
import { FilterBox, FilterChip, FilterPanel, SortField } from '../../ui/filter-panel.tsx';
import { SpecFacets } from '../../ui/spec-facets.tsx';

const SORT_NAMES: Record<FindSort, string> = { relevance: 'En yakın eşleşme', name: 'Ada göre (A–Z)' };
const CHOICES = ['brand', 'category', 'stock'] as const;
const TITLES = { brand: 'Marka', category: 'Kategori', stock: 'Teslimat' } as const;
/** So many choices stand open; more are one press away. */
const OPEN = 6;

/** Goes to what the form asks for, by its shortest address. */
function useSubmit(): SubmitForm {
  const navigate = useNavigate();
  return (form) => {
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

/** The order of the results. */
export function ResultOrder({ sort }: { sort: FindSort }) {
  return <SortField sort={sort} sorts={FIND_SORTS} names={SORT_NAMES} submit={useSubmit()} />;
}

type GroupProps = {
  name: (typeof CHOICES)[number];
  choices: readonly FindChoice[];
  submit: SubmitForm;
};

function Group({ name, choices, submit }: GroupProps) {
  if (choices.length === 0 || (choices.length === 1 && !choices[0]?.isOn)) return null;
  const open = choices.filter((choice, at) => at < OPEN || choice.isOn);
  const rest = choices.filter((choice) => !open.includes(choice));
  return (
    <fieldset className="filter-group">
      <legend>{TITLES[name]}</legend>
      {open.map((choice) => (
        <FilterBox key={choice.value} name={name} choice={choice} submit={submit} />
      ))}
      {rest.length > 0 && (
        <details className="search-rest">
          <summary>{formatCount(rest.length)} tane daha</summary>
          {rest.map((choice) => (
            <FilterBox key={choice.value} name={name} choice={choice} submit={submit} />
          ))}
        </details>
      )}
    </fieldset>
  );
}

type Props = { view: SearchView; answer: FindAnswer };

/** The choices that are on, each of them a chip that takes it back. */
export function ChosenChips({ view: { asked, chips }, answer }: Props) {
  const lists = { brand: 'brands', category: 'categories', stock: 'stock' } as const;
  const choices = CHOICES.flatMap((name) =>
    answer.facets[name]
      .filter(({ isOn }) => isOn)
      .map(({ value, label }) => {
        const left = (asked[lists[name]] ?? []).filter((other) => other !== value);
        return (
          <FilterChip
            key={`${name} ${value}`}
            text={label}
            to={searchPath({ ...asked, [lists[name]]: left, page: 1 })}
          />
        );
      }),
  );
  return [...choices, ...chips.map(({ text, href }) => <FilterChip key={href} text={text} to={href} />)];
}

/** What narrows the products of a search. */
export function Narrow({ view, answer }: Props) {
  const { asked, specs, chips } = view;
  const submit = useSubmit();
  const isNarrowed = chips.length > 0 || CHOICES.some((name) => answer.facets[name].some(({ isOn }) => isOn));
  const { q, kind, onlyMeasured, sort } = asked;
  return (
    <FilterPanel
      path={PATHS.search}
      submit={submit}
      total={answer.total}
      clearTo={isNarrowed ? searchPath({ q, kind, onlyMeasured, sort }) : null}
    >
      <input type="hidden" name="q" value={q} />
      {kind && <input type="hidden" name="kind" value={kind} />}
      {onlyMeasured && <input type="hidden" name="measured" value="1" />}
      {CHOICES.map((name) => (
        <Group key={name} name={name} choices={answer.facets[name]} submit={submit} />
      ))}
      <SpecFacets facets={specs} submit={submit} />
    </FilterPanel>
  );
}
