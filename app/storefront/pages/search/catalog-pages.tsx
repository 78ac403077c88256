import type { Hit } from '../../../../domain/search/answer.ts';
import { type FindAsked, searchPath } from '../../../../domain/search/asked.ts';
import { Marked } from '../../search/marked.tsx';
import { PageSheet } from '../../search/page-sheet.tsx';
import { ArrowRight } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';

/** Pages of catalogs in which the words stand too. */
export function CatalogPages({ papers, asked }: { papers: readonly Hit[]; asked: FindAsked }) {
  return (
    <section className="band search-pages" aria-labelledby="arama-sayfalar">
      <div className="wrap">
        <div className="section-head">
          <h2 className="heading-1" id="arama-sayfalar">
            Katalog sayfaları
          </h2>
          <Link className="text-link" to={searchPath({ q: asked.q, kind: 'page' })}>
            Bütün sayfalar
            <ArrowRight aria-hidden />
          </Link>
        </div>
        <ul className="search-papers">
          {papers.map(
            (paper) =>
              paper.kind === 'page' && (
                <li key={paper.id}>
                  <a href={paper.href} target="_blank" rel="noopener" className="search-paper">
                    <PageSheet paper={paper} sizes="112px" />
                    <span>
                      <b>
                        <Marked value={paper.name} />, sayfa {paper.page}
                      </b>
                      {paper.line && (
                        <span>
                          <Marked value={paper.line} />
                        </span>
                      )}
                    </span>
                  </a>
                </li>
              ),
          )}
        </ul>
      </div>
    </section>
  );
}
