import type { HomeView } from '../../../../domain/pages/home.ts';
import { PATHS } from '../../../../domain/site/paths.ts';
import { ArrowRight } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { Tile } from '../../ui/tile.tsx';

/** The company in a few lines, with the fixed statistics. */
export function AboutPreview({ about }: { about: HomeView['about'] }) {
  return (
    <>
      {about.picture && <div className="about-preview-space" />}
      <section
        className={`about-preview on-deep${about.picture ? '' : ' about-preview-alone'}`}
        data-section="homepage/about-preview"
        data-below
      >
        <div className="wrap about-preview-grid">
          {about.picture && (
            <div className="about-preview-media">
              <Tile
                tint={about.picture.tint}
                picture={about.picture}
                alt={about.alt}
                className="about-preview-picture"
                sizes="(max-width: 1100px) 100vw, 75vw"
              />
            </div>
          )}
          <div className="about-preview-text">
            <h2 className="display-2">{about.title}</h2>
            {about.subtitle && <p className="lead about-preview-subtitle">{about.subtitle}</p>}
            {about.paragraphs.map((paragraph) => (
              <p className="lead" key={paragraph}>
                {paragraph}
              </p>
            ))}
            <dl className="facts">
              {about.facts.map((fact) => (
                <div key={fact.value}>
                  <dt>{fact.value}</dt>
                  <dd>{fact.label}</dd>
                </div>
              ))}
            </dl>
            <Link className="btn btn-ghost" to={PATHS.about} prefetch="intent" viewTransition>
              Kurumsal sayfamız
              <ArrowRight className="arrow-right" aria-hidden />
            </Link>
          </div>
        </div>
      </section>
    </>
  );
}
