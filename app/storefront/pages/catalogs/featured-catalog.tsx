import type { CatalogCard } from '../../../../domain/pages/catalog-card.ts';
import { Cover } from './cover.tsx';
import { DownloadAction } from './download-action.tsx';
import { useSeen } from './use-seen.ts';

/** The first featured catalog, across the page. */
export function FeaturedCatalog({ catalog }: { catalog: CatalogCard }) {
  const file = [catalog.fileName, catalog.fileSize].join(', ');
  const card = useSeen<HTMLElement>(catalog.id);
  return (
    <article ref={card} className="catalog-featured on-deep">
      <Cover
        className="catalog-featured-stand"
        catalog={catalog}
        sizes="(max-width: 699px) 38vw, 260px"
        priority
      />
      <div className="catalog-featured-text">
        <span className="tag catalog-featured-tag">{catalog.category}</span>
        <h2 className="display-3">{catalog.name}</h2>
        <p className="lead">
          {catalog.description}
          {catalog.pages ? ` ${catalog.pages} sayfa.` : ''}
        </p>
        <p className="small catalog-featured-file">{file}</p>
        <DownloadAction catalog={catalog} className="btn btn-cta btn-large" />
      </div>
    </article>
  );
}
