import type { AboutView } from '../../../../domain/pages/about.ts';
import type { Crumb } from '../../../../domain/pages/brand.ts';
import { Crumbs } from '../../ui/crumbs.tsx';
import { ImageOff } from '../../ui/icons.tsx';
import { Tile } from '../../ui/tile.tsx';

function MissingPicture() {
  return (
    <span className="about-missing">
      <ImageOff aria-hidden />
      Hakkımızda fotoğrafı yüklenmemiş
    </span>
  );
}

/** Who the company is, beside its picture. */
export function AboutHero({ hero, crumbs }: { hero: AboutView['hero']; crumbs: readonly Crumb[] }) {
  return (
    <section className="about-hero" data-section="about/hero">
      <div className="wrap about-hero-grid">
        <div className="about-hero-text">
          <Crumbs crumbs={crumbs} />
          <h1 className="display-1">{hero.title}</h1>
          {hero.subtitle && <p className="about-hero-subtitle">{hero.subtitle}</p>}
          {hero.description && <p className="lead about-hero-lead">{hero.description}</p>}
        </div>
        <div className="about-hero-media">
          {hero.picture ? (
            <Tile
              tint={hero.picture.tint}
              picture={hero.picture}
              alt={hero.alt}
              className="about-hero-picture"
              sizes="(max-width: 1100px) 100vw, min(65vw, 940px)"
              fallback={<MissingPicture />}
              priority
            />
          ) : (
            <Tile tint="sand" picture={null} alt="" sizes="" className="about-hero-picture">
              <MissingPicture />
            </Tile>
          )}
        </div>
      </div>
    </section>
  );
}
