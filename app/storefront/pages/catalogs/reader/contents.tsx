import { useEffect, useRef } from 'react';
import type { ReaderView } from '../../../../../domain/pages/catalog-reader.ts';
import { Link } from '../../../ui/link.tsx';
import { pageLink } from './words.ts';

/** The chapter that a page is in. */
function chapterAt({ chapters, sheets, current }: ReaderView): number {
  const last = sheets.at(-1)?.number ?? current;
  const open = chapters.findLastIndex(({ page }) => page <= current);
  const within = chapters.findIndex(({ page }) => page > current && page <= last);
  return open >= 0 || within < 0 ? open : within;
}

/** The chapters that the PDF names itself. */
export function Contents({ view }: { view: ReaderView }) {
  const list = useRef<HTMLOListElement>(null);
  const at = chapterAt(view);
  useEffect(() => {
    const chapter = list.current?.children[at];
    // On the phone the chapters are a row: the open one is brought in sight, and nothing else is moved.
    if (list.current && chapter instanceof HTMLElement)
      list.current.scrollLeft = chapter.offsetLeft - (list.current.clientWidth - chapter.offsetWidth) / 2;
  }, [at]);
  if (view.chapters.length === 0) return null;
  return (
    <nav className="reader-side" aria-label="İçindekiler">
      <h2 className="label">İçindekiler</h2>
      <ol ref={list} className="reader-chapters">
        {view.chapters.map(({ title, page }, index) => (
          <li key={`${page} ${title}`}>
            <Link
              to={pageLink(view, page)}
              prefetch="intent"
              preventScrollReset
              aria-current={index === at ? 'true' : undefined}
            >
              {title}
              <i>{page}</i>
            </Link>
          </li>
        ))}
      </ol>
      <p className="small">
        {view.pages} sayfa
        <br />
        Koda dokunun: ürün açılır.
      </p>
    </nav>
  );
}
