import type { BrandGroup } from '../../../../domain/pages/brand-index.ts';
import type { BrandTile } from '../../../../domain/pages/brand-tile.ts';
import { BrandGrid } from '../../ui/brand-grid.tsx';

/** The letters that brands stand under, each a jump to its own. */
export function LetterLinks({ groups }: { groups: readonly BrandGroup<BrandTile>[] }) {
  return (
    <nav className="letter-links" aria-label="Harfe göre markalar">
      {groups.map(({ letter, anchor }) => (
        <a key={letter} className="chip letter-link" href={`#${anchor}`}>
          {letter}
        </a>
      ))}
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
