import type { CSSProperties, ReactNode } from 'react';
import type { CatalogCard } from '../../../../domain/pages/catalog-card.ts';
import { openPlaces } from '../../ui/open-places.ts';
import { Cover } from './cover.tsx';
import { DownloadAction } from './download-action.tsx';
import { useSeen } from './use-seen.ts';

const SIZES = '(max-width: 699px) 90px, (max-width: 1099px) 24vw, 160px';

function Card({ catalog, priority }: { catalog: CatalogCard; priority: boolean }) {
  const card = useSeen<HTMLElement>(catalog.id);
  return (
    <article ref={card} className="catalog">
      <div className="catalog-window">
        <Cover className="catalog-stand" catalog={catalog} sizes={SIZES} priority={priority} />
        <span className="tag catalog-tag">{catalog.category}</span>
      </div>
      <div className="catalog-text">
        <h3>{catalog.name}</h3>
        <p className="catalog-line">{catalog.description}</p>
        <div className="catalog-file">
          <p>
            <span title={catalog.fileName}>{catalog.fileName}</span>
            <span>{catalog.fileSize}</span>
          </p>
          <DownloadAction catalog={catalog} className="text-link" />
        </div>
      </div>
    </article>
  );
}

type Props = {
  catalogs: readonly CatalogCard[];
  closing?: ReactNode;
  /** How many covers belong to the first screen. */
  firstPictures?: number;
};

/** Catalogs on their shelves. */
export function CatalogGrid({ catalogs, closing, firstPictures = 0 }: Props) {
  const style = {
    '--open-4': openPlaces(catalogs.length, 4),
    '--open-2': openPlaces(catalogs.length, 2),
  } as CSSProperties;
  return (
    <div className="catalog-grid" style={style}>
      {catalogs.map((catalog, index) => (
        <Card key={catalog.id} catalog={catalog} priority={index < firstPictures} />
      ))}
      {closing}
    </div>
  );
}
