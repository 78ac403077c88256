import type { BrandHead, Crumb } from '../../../../domain/pages/brand.ts';
import { formatCount } from '../../../../domain/rules/format.ts';
import type { Tint } from '../../../../domain/rules/tint.ts';
import { Crumbs } from '../../ui/crumbs.tsx';
import { Picture } from '../../ui/picture.tsx';
import { BrandEmblem, BrandSign, hasWordmark } from './brand-emblem.tsx';

type Props = {
  brand: BrandHead;
  crumbs: readonly Crumb[];
  /** How many categories it has. */
  categories: number;
};

/** The tint of the plane: the one baked into the picture, so that one runs into the other. */
export const PLANES: Record<Tint, string> = {
  sand: 'plane-sand',
  mint: 'plane-mint',
  mist: 'plane-mist',
  paper: 'plane-paper',
  blush: 'plane-blush',
};

/** `www.nordfil.example` of a web address. */
function hostOf(website: string): string {
  return URL.canParse(website) ? new URL(website).host.replace(/^www\./, '') : website;
}

function Facts({ brand, categories }: { brand: BrandHead; categories: number }) {
  return (
    <dl className="brand-facts">
      {brand.country && (
        <div>
          <dt>Menşe</dt>
          <dd>{brand.country}</dd>
        </div>
      )}
      {brand.established && (
        <div>
          <dt>Kuruluş</dt>
          <dd>{brand.established}</dd>
        </div>
      )}
      <div>
        <dt>Ürün</dt>
        <dd>{formatCount(brand.count)}</dd>
      </div>
      {categories > 0 && (
        <div>
          <dt>Kategori</dt>
          <dd>{formatCount(categories)}</dd>
        </div>
      )}
      {brand.website && (
        <div>
          <dt>Web sitesi</dt>
          <dd>
            <a href={brand.website} target="_blank" rel="noopener">
              {hostOf(brand.website)}
            </a>
          </dd>
        </div>
      )}
    </dl>
  );
}

/** A brand's plane: mark, name, story and figures, with one of its products running out of the page. */
export function BrandHeader({ brand, crumbs, categories }: Props) {
  const { scene } = brand;
  const isSigned = hasWordmark(brand);
  return (
    <header className={`brand-head ${PLANES[scene?.tint ?? 'sand']}`}>
      <div className="wrap brand-head-grid">
        <div className="brand-head-text">
          <Crumbs crumbs={crumbs} />
          {isSigned && brand.picture && <BrandSign picture={brand.picture} />}
          <h1 className="display-1">
            {!isSigned && <BrandEmblem brand={brand} />}
            <span>{brand.name}</span>
          </h1>
          {brand.description && <p className="lead">{brand.description}</p>}
          <Facts brand={brand} categories={categories} />
        </div>
        {scene && (
          <div className={`brand-head-scene tint-${scene.tint}`}>
            <Picture
              picture={scene}
              alt=""
              sizes="(max-width: 699px) 83vw, (max-width: 1099px) 68vw, min(41vw, 590px)"
              priority
              fallback={null}
            />
          </div>
        )}
      </div>
    </header>
  );
}
