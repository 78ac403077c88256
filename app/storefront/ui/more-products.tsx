import { type MouseEvent, useEffect, useRef } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { type ListProgress, PAGE_SIZE } from '../../../domain/pages/paging.ts';
import { formatCount } from '../../../domain/rules/format.ts';
import { type Query, withQuery } from '../../../domain/site/paths.ts';
import { Link } from './link.tsx';
import { MORE_ANCHOR } from './product-grid.tsx';

type Props = {
  progress: ListProgress;
  path: string;
  query?: Query;
  /** What the list is of: '5 ürün', and '12 üründen'. */
  noun?: { one: string; from: string };
};

const PRODUCT = { one: 'ürün', from: 'üründen' };

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}

/** Where the products of the last step begin in a list. */
export function anchorOf({ page, earlier }: ListProgress): number {
  const steps = page - (earlier ?? 0);
  return (steps - 1) * PAGE_SIZE;
}

/** Stands in a list's place where the address names a page that the list does not have. */
export function PastTheEnd({ path }: { path: string }) {
  return (
    <div className="list-empty">
      <p className="heading-2" role="status">
        Listenin bu sayfası yok
      </p>
      <p className="muted">Ürünler daha az sayfaya sığıyor.</p>
      <div className="row">
        <Link className="btn btn-ghost" to={path} viewTransition>
          Listenin başına dönün
        </Link>
      </div>
    </div>
  );
}

/**
 * Where a long list stands, and what shows more of it: a link to the longer page.
 * With scripts the list grows in its place, and the focus goes to the first new product.
 */
export function MoreProducts({ progress, path, query = {}, noun = PRODUCT }: Props) {
  const navigate = useNavigate();
  const { state } = useNavigation();
  const asked = useRef(false);
  const { page, more, earlier, shown, total, isPast } = progress;
  const next = withQuery(path, { ...query, page: page + 1 });

  useEffect(() => {
    if (!asked.current || page < 2) return;
    asked.current = false;
    document.getElementById(MORE_ANCHOR)?.querySelector('a')?.focus({ preventScroll: true });
  }, [page]);

  function grow(event: MouseEvent): void {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (state !== 'idle') return;
    asked.current = true;
    void navigate(next, { replace: true, preventScrollReset: true });
  }

  if (total === 0 || isPast) return null;
  return (
    <div className="more no-print">
      <p className="small muted" role="status">
        {formatCount(total)} {noun.from} {formatCount(shown)} tanesi gösteriliyor
      </p>
      {earlier !== null && (
        <Link className="text-link" to={withQuery(path, { ...query, page: earlier > 1 ? earlier : null })}>
          Önceki ürünleri göster
        </Link>
      )}
      {more > 0 && (
        <Link className="btn btn-ghost" to={`${next}#${MORE_ANCHOR}`} onClick={grow} prefetch="intent">
          {formatCount(more)} {noun.one} daha göster
        </Link>
      )}
    </div>
  );
}
