import { useEffect, useRef } from 'react';
import type { ReaderSearch, ReaderView } from '../../../../../domain/pages/catalog-reader.ts';
import { readerPath } from '../../../../../domain/site/paths.ts';
import { X } from '../../../ui/icons.tsx';
import { Link } from '../../../ui/link.tsx';
import { icon } from '../../../ui/make-icon.tsx';
import { ChevronDown } from '../../../ui/more-icons.tsx';
import { hitLink } from './words.ts';

/** A shape of lucide (ISC). */
const ChevronUp = /* @__PURE__ */ icon('M18 15l-6-6-6 6');

export type Props = { view: ReaderView; search: ReaderSearch };

function Step({ to, label, children }: { to: string | null; label: string; children: React.ReactNode }) {
  return to ? (
    <Link className="icon-btn" to={to} aria-label={label} preventScrollReset>
      {children}
    </Link>
  ) : (
    <button type="button" className="icon-btn" aria-label={label} disabled>
      {children}
    </button>
  );
}

/** The places that a search found, in the place of the contents. */
export function Results({ view, search }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const { text, hits, isCut, current } = search;
  const onPages = new Set(hits.map(({ page }) => page)).size;
  // Where none is looked at, the one before and the one behind the open page.
  const before = current === null ? hits.filter(({ page }) => page < view.current).length : current - 1;
  const behind = current === null ? before : current;
  useEffect(() => {
    if (current !== null) list.current?.children[current - 1]?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  return (
    <nav className="reader-side reader-found" aria-label="Arama sonuçları">
      <div className="reader-found-head">
        <h2 className="label">
          <span role="status">
            <b>{text}</b>:{' '}
            {hits.length === 0 ? 'yok' : `${hits.length}${isCut ? '+' : ''} yer, ${onPages} sayfa`}
          </span>
        </h2>
        <span>
          {hits.length > 0 && (
            <>
              <Step to={hitLink(view, before - 1)} label="Önceki yer">
                <ChevronUp />
              </Step>
              <Step to={hitLink(view, behind)} label="Sonraki yer">
                <ChevronDown />
              </Step>
            </>
          )}
          <Link
            className="icon-btn"
            to={readerPath(view.slug, view.current)}
            aria-label="Aramayı kapat"
            preventScrollReset
          >
            <X />
          </Link>
        </span>
      </div>
      {hits.length === 0 && (
        <p className="small">Bu katalogda geçmiyor. Kod, ürün adı ya da ölçü yazmayı deneyin.</p>
      )}
      <ol ref={list} className="reader-hits">
        {hits.map(({ page, line, from, to }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number in the list
          <li key={index}>
            <Link
              to={hitLink(view, index) ?? ''}
              preventScrollReset
              aria-current={index + 1 === current ? 'true' : undefined}
            >
              <i>{page}</i>
              <span>
                {line.slice(0, from)}
                <mark>{line.slice(from, to)}</mark>
                {line.slice(to)}
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
