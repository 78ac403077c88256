import type { DistributorRow } from '../../../../domain/pages/distributors.ts';
import { formatCount } from '../../../../domain/rules/format.ts';
import { BrandLink, BrandMark } from '../../ui/brand-mark.tsx';
import { ArrowRight } from '../../ui/icons.tsx';
import { Kept } from '../../ui/kept.tsx';
import { Link } from '../../ui/link.tsx';
import { ServiceNotes } from '../../ui/service-notes.tsx';
import { Tile } from '../../ui/tile.tsx';

/** @param first whether they stand in the row that is seen first */
function Pieces({ pieces, first }: Pick<DistributorRow, 'pieces'> & { first: boolean }) {
  return (
    <ul className="represented-pieces">
      {pieces.map(({ id, name, href, picture, tint }, place) => {
        const inside = (
          <>
            <Tile
              className="represented-tile"
              tint={tint}
              picture={picture}
              alt=""
              sizes="(max-width: 699px) 58vw, (max-width: 1099px) 31vw, 280px"
              priority={first && place === 0}
            />
            <span className="represented-label">{name}</span>
          </>
        );
        return (
          <li key={id}>
            {href ? (
              <Link className={`represented-piece tint-${tint}`} to={href} prefetch="intent" viewTransition>
                {inside}
              </Link>
            ) : (
              <div className={`represented-piece tint-${tint}`}>{inside}</div>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Inside({ brand, first }: { brand: DistributorRow; first: boolean }) {
  return (
    <>
      <div className="represented-text">
        <h3>
          <BrandLink brand={brand}>
            <BrandMark brand={brand} colour />
          </BrandLink>
        </h3>
        {brand.since && (
          <p className="represented-since">
            <b>{brand.since.year}</b>
            {brand.since.ending} beri temsil
          </p>
        )}
        <ServiceNotes notes={brand.notes} />
        {brand.all && (
          <Link className="text-link" to={brand.all} prefetch="intent" viewTransition>
            <span>
              {formatCount(brand.count)} <span className="hidden-visually">{brand.name} </span>ürünü görün
            </span>
            <ArrowRight aria-hidden />
          </Link>
        )}
      </div>
      {brand.pieces.length > 0 && <Pieces pieces={brand.pieces} first={first} />}
    </>
  );
}

/** One wide row a brand: its mark, since when it is represented, what holds for its service, and three products. */
export function DistributorRows({ rows }: { rows: readonly DistributorRow[] }) {
  return rows.map((brand, place) => (
    <Kept
      key={brand.id}
      as="article"
      className="represented"
      part={Inside}
      from={{ brand, first: place === 0 }}
      // A preload is the page's own.
      isFresh={place === 0}
    />
  ));
}
