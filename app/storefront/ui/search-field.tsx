import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { Search as SearchIcon } from './icons.tsx';

type Props = {
  /** Where it is sent without scripts. */
  path: string;
  label: string;
  placeholder: string;
  query: string;
  onChange: (query: string) => void;
  /** What goes along with the query. */
  children?: ReactNode;
};

/** Searches while one types; without scripts it is sent like any form. */
export function SearchField({ path, label, placeholder, query, onChange, children }: Props) {
  return (
    <Form className="search-field" role="search" action={path} replace preventScrollReset>
      <input
        type="search"
        name="q"
        maxLength={200}
        autoComplete="off"
        aria-label={label}
        placeholder={placeholder}
        value={query}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {children}
      <button type="submit" className="icon-btn" aria-label="Ara">
        <SearchIcon aria-hidden />
      </button>
    </Form>
  );
}
