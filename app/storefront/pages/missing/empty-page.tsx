import type { ReactNode } from 'react';
import { Form, useLoaderData, useLocation } from 'react-router';
import type { MissingView } from '../../../../domain/pages/missing.ts';
import { PATHS } from '../../../../domain/site/paths.ts';
import { Search } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { ProductGrid } from '../../ui/product-grid.tsx';

export type Props = { title: string; text: string; children: ReactNode };

/** The cells of the left column from above, then those of the right. */
const CELLS = { a: 'mist', b: 'blush', c: 'sand', d: 'mint', e: 'paper', f: 'mist' };

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** The window of the home page with nothing in it, and the label that slipped. */
function EmptyWindow({ label }: { label: string }) {
  return (
    <div className="emptied" aria-hidden="true">
      {Object.entries(CELLS).map(([cell, tint]) => (
        <i className={`tint-${tint}`} key={cell} />
      ))}
      <span className="emptied-label">
        <b>404</b>
        {label}
      </span>
    </div>
  );
}

/** An address that leads nowhere: what it was, a way to search, ways on, and shelves that are full. */
export function EmptyPage({ title, text, children }: Props) {
  const { pathname } = useLocation();
  const view = useLoaderData<MissingView | null>();
  const offered = view?.offered ?? [];
  return (
    <>
      <div className="wrap missing">
        <section className="missing-text">
          <h1 className="display-1">{title}</h1>
          <p className="lead missing-lead">{text}</p>
          <Form className="missing-search no-print" role="search" action={PATHS.search}>
            <Search aria-hidden />
            <input
              type="search"
              name="q"
              enterKeyHint="search"
              autoComplete="off"
              aria-label="Ürün, marka ya da kod"
              placeholder="Ürün, marka ya da kod"
            />
            <button type="submit" className="btn">
              Ara
            </button>
          </Form>
          <div className="row missing-ways no-print">{children}</div>
        </section>
        <EmptyWindow label={decoded(pathname)} />
      </div>
      {offered.length > 0 && (
        <section className="band section no-print" aria-labelledby="dolu-raflar">
          <div className="wrap">
            <div className="section-head">
              <h2 className="display-3" id="dolu-raflar">
                Dolu raflardan
              </h2>
              <Link className="text-link" to={PATHS.distributors} prefetch="intent" viewTransition>
                Ürünlerin tümü
              </Link>
            </div>
            <ProductGrid products={offered} columns={4} />
          </div>
        </section>
      )}
    </>
  );
}
