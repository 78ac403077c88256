import { useEffect, useState } from 'react';
import { Form } from 'react-router';
import { type FindAsked, QUERY_MAX } from '../../../../domain/search/asked.ts';
import { PATHS } from '../../../../domain/site/paths.ts';
import { Search } from '../../ui/icons.tsx';

/** Asks anew; what narrowed the results before belongs to them and goes with them. */
export function SearchForm({ asked }: { asked: FindAsked }) {
  const [text, setText] = useState(asked.q);
  useEffect(() => setText(asked.q), [asked.q]);
  return (
    <Form className="search-form" role="search" action={PATHS.search}>
      <Search aria-hidden />
      <input
        type="search"
        name="q"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={QUERY_MAX}
        aria-label="Ürün, marka ya da kod"
        placeholder="Ürün, marka ya da kod"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <button type="submit" className="btn">
        Ara
      </button>
    </Form>
  );
}
