import { type BrandGroup, letterIndex } from '../../../../domain/pages/brand-index.ts';
import type { BrandTile } from '../../../../domain/pages/brand-tile.ts';
import { BrandGrid } from '../../ui/brand-grid.tsx';

/** The letters that brands stand under, each a jump to its first; the others are there to be seen. */
export function LetterLinks({ groups }: { groups: readonly BrandGroup<BrandTile>[] }) {
  return (
    <nav className="letter-links no-print" aria-label="Harfe göre markalar">
      {letterIndex(groups).map(({ letter, anchor }) =>
        anchor ? (
          <a key={letter} href={`#${anchor}`}>
            {letter}
          </a>
        ) : (
          <span key={letter} aria-hidden="true">
            {letter}
          </span>
        ),
      )}
    </nav>
  );
}

/** Many brands: under each letter its own grid. */
export function BrandIndex({ groups }: { groups: readonly BrandGroup<BrandTile>[] }) {
  return groups.map(({ letter, anchor, brands }) => (
    <section key={letter} className="letter-group" aria-labelledby={anchor}>
      <h3 className="display-3" id={anchor}>
        {letter}
      </h3>
      <BrandGrid brands={brands} />
    </section>
  ));
}
