import type { ReaderView } from '../../../../../domain/pages/catalog-reader.ts';
import { ArrowLeft, ArrowRight } from '../../../ui/icons.tsx';
import { Link } from '../../../ui/link.tsx';
import { pageLink } from './words.ts';

/** Closer together they could not be told apart by a finger. */
const TICKS_MAX = 24;

/** The pages that the ruler marks: all of them, or every so many. */
function ticksOf(pages: number): number[] {
  const step = Math.ceil(pages / TICKS_MAX);
  return Array.from({ length: Math.ceil(pages / step) }, (_, index) => index * step + 1);
}

/** The shelf that the book stands on: which of its pages are open, and where chapters begin. */
export function Ruler({ view }: { view: ReaderView }) {
  const { sheets, pages, current, chapters, turns } = view;
  const ticks = ticksOf(pages);
  const starts = new Set(chapters.map(({ page }) => page));
  const open = sheets.map(({ number }) => number);
  const covers = (tick: number, index: number) => (page: number) =>
    page >= tick && page < (ticks[index + 1] ?? pages + 1);
  return (
    <nav className="reader-ruler" aria-label="Sayfalar">
      <p>
        <b className="reader-wide">{open.join('–')}</b>
        <b className="reader-narrow">{current}</b> / {pages}
      </p>
      <ol className="reader-ticks">
        {ticks.map((tick, index) => {
          const isIn = covers(tick, index);
          return (
            <li
              key={tick}
              data-chapter={[...starts].some(isIn) || undefined}
              data-open={open.some(isIn) || undefined}
              data-current={isIn(current) || undefined}
            >
              <Link
                to={pageLink(view, tick)}
                prefetch="intent"
                preventScrollReset
                aria-label={`Sayfa ${tick}`}
                aria-current={isIn(current) ? 'page' : undefined}
              >
                <i>{tick}</i>
              </Link>
            </li>
          );
        })}
      </ol>
      {turns.back.narrow && (
        <Link
          className="icon-btn reader-narrow"
          to={pageLink(view, turns.back.narrow)}
          aria-label="Önceki sayfa"
          preventScrollReset
        >
          <ArrowLeft />
        </Link>
      )}
      {turns.on.narrow && (
        <Link
          className="icon-btn reader-narrow"
          to={pageLink(view, turns.on.narrow)}
          aria-label="Sonraki sayfa"
          preventScrollReset
        >
          <ArrowRight />
        </Link>
      )}
    </nav>
  );
}
