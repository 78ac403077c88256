import type { SearchView } from '../../../../domain/pages/search.ts';
import { formatCount } from '../../../../domain/rules/format.ts';
import type { FindAnswer } from '../../../../domain/search/answer.ts';
import { searchPath, searchQuery } from '../../../../domain/search/asked.ts';
import { PATHS } from '../../../../domain/site/paths.ts';
import { FILTERS_ID } from '../../ui/filters-id.ts';
import { Link } from '../../ui/link.tsx';
import { SlidersHorizontal } from '../../ui/more-icons.tsx';
import { anchorOf, MoreProducts } from '../../ui/more-products.tsx';
import { MORE_ANCHOR } from '../../ui/product-grid.tsx';
import { HitRow } from './hit-row.tsx';
import { ChosenChips, Narrow, ResultOrder } from './narrow.tsx';
import { NOUNS } from './words.ts';

/** The list of what was found of one kind, with what narrows it. */
export function Results({ view, answer }: { view: SearchView; answer: FindAnswer }) {
  const { asked, progress } = view;
  const { kind, hits, total } = answer;
  const isProducts = kind === 'product';
  const anchorAt = anchorOf(progress);
  return (
    <section
      className={isProducts ? 'wrap shelf search-results' : 'wrap search-results'}
      aria-label={NOUNS[kind].title}
    >
      {isProducts && <Narrow view={view} answer={answer} />}
      <div>
        <div className="list-bar search-bar chip-row">
          <h2>
            {formatCount(total)} {NOUNS[kind].one}
          </h2>
          {isProducts && (
            <>
              <ChosenChips view={view} answer={answer} />
              <span className="list-bar-space" />
              <button type="button" className="chip filters-open no-print" popoverTarget={FILTERS_ID}>
                <SlidersHorizontal aria-hidden />
                Filtrele
              </button>
              <ResultOrder sort={answer.sort} />
            </>
          )}
        </div>
        {total === 0 ? (
          <div className="list-empty">
            <p className="heading-2" role="status">
              Bu filtrelere uyan ürün yok
            </p>
            <div className="row">
              <Link className="btn btn-ghost" to={searchPath({ q: asked.q })} preventScrollReset replace>
                Filtreleri temizle
              </Link>
            </div>
          </div>
        ) : (
          <ul className="found-list">
            {hits.map((hit, at) => (
              <HitRow key={hit.id} hit={hit} id={anchorAt > 0 && at === anchorAt ? MORE_ANCHOR : undefined} />
            ))}
          </ul>
        )}
        <MoreProducts
          progress={progress}
          path={PATHS.search}
          query={searchQuery({ ...asked, page: 1 })}
          noun={NOUNS[kind]}
        />
      </div>
    </section>
  );
}
