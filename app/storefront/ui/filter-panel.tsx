import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Form, useLocation } from 'react-router';
import { formatCount } from '../../../domain/rules/format.ts';
import { IN_PLACE, type SubmitForm } from './filter-form.ts';
import { FILTERS_ID } from './filters-id.ts';
import { X } from './icons.tsx';
import { Link } from './link.tsx';
import { ChevronDown } from './more-icons.tsx';

const FORM_ID = 'filtre-formu';
/** A state of one's own that follows what the page says. */
function useFollowed<Value>(given: Value): [Value, (value: Value) => void] {
  const [value, setValue] = useState(given);
  useEffect(() => setValue(given), [given]);
  return [value, setValue];
}

type SortProps<Sort extends string> = {
  sort: Sort;
  names: Readonly<Record<Sort, string>>;
  sorts: readonly Sort[];
  submit: SubmitForm;
};

/** The order of a list; it belongs to the form of the filters. */
export function SortField<Sort extends string>({ sort, names, sorts, submit }: SortProps<Sort>) {
  const [value, setValue] = useFollowed(sort);
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
          setValue(sorts.find((known) => known === event.currentTarget.value) ?? sort);
          submit(event.currentTarget.form);
        }}
      >
        {sorts.map((known) => (
          <option key={known} value={known}>
            {names[known]}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden />
    </span>
  );
}

type Choice = { value: string; label: string; count: number; isOn: boolean };

/** A choice with how many products it leaves. */
export function FilterBox({ name, choice, submit }: { name: string; choice: Choice; submit: SubmitForm }) {
  const [isOn, setOn] = useFollowed(choice.isOn);
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

/** A filter that is on; a press takes it back. */
export function FilterChip({ text, to }: { text: string; to: string }) {
  return (
    <Link className="chip chip-on" to={to} aria-label={`${text} filtresini kaldır`} {...IN_PLACE}>
      {text}
      <X aria-hidden />
    </Link>
  );
}

type Props = {
  /** Where the form is sent without scripts. */
  path: string;
  submit: SubmitForm;
  /** How many products are left. */
  total: number;
  /** The list without filters, where there are any. */
  clearTo: string | null;
  /** What narrows the list by a link. */
  above?: ReactNode;
  /** The same, after what the form holds. */
  below?: ReactNode;
  /** The fields of the form. */
  children: ReactNode;
};

/** What narrows a list: a column on wide screens; on narrow ones the same element opens as a sheet, without scripts too. */
export function FilterPanel({ path, submit, total, clearTo, above, below, children }: Props) {
  const sheet = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    if (pathname && sheet.current?.matches(':popover-open')) sheet.current.hidePopover();
  }, [pathname]);
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
      {above}
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
        {children}
        <noscript>
          <button className="btn btn-small" type="submit">
            Uygula
          </button>
        </noscript>
      </Form>
      {clearTo && (
        <Link className="text-link" to={clearTo} {...IN_PLACE}>
          Filtreleri temizle
        </Link>
      )}
      {below}
      <div className="filters-foot">
        <button type="button" className="btn" popoverTarget={FILTERS_ID} popoverTargetAction="hide">
          {formatCount(total)} ürünü göster
        </button>
      </div>
    </aside>
  );
}
