import type { HomeView, Rating } from '../../../../domain/pages/home.ts';
import { formatScore } from '../../../../domain/pages/score.ts';
import { Figures } from '../../ui/figures.tsx';
import { ArrowRight, BadgeCheck } from '../../ui/icons.tsx';
import { SmartLink } from '../../ui/smart-link.tsx';
import { Stars } from '../../ui/stars.tsx';
import { Tile } from '../../ui/tile.tsx';

type Hero = HomeView['hero'];

/** How wide the six tiles of a full window are shown, by column and row; a tall cell shows the middle of its picture. */
const TILE_SIZES = [
  [
    '(max-width: 1100px) 65vw, min(29vw, 418px)',
    '(max-width: 1100px) 34vw, 250px',
    '(max-width: 1100px) 41vw, 300px',
  ],
  [
    '(max-width: 1100px) 52vw, min(27vw, 388px)',
    '(max-width: 1100px) 36vw, 275px',
    '(max-width: 1100px) 50vw, 375px',
  ],
] as const;
/** A window that lacks tiles shows larger ones. */
const FEW_SIZES = '(max-width: 1100px) 70vw, 36vw';

/** The tiles of the left or the right column: the first of each stands highest. */
function columnOf(tiles: Hero['window'], side: number): Hero['window'] {
  return tiles.filter((_tile, index) => index % 2 === side);
}

function Window({ tiles }: { tiles: Hero['window'] }) {
  const names = tiles.map((tile) => tile.name).join(', ');
  return (
    <div className="window" role="img" aria-label={`Vitrindeki ürünler: ${names}`}>
      {[0, 1].map((side) => (
        <div className="window-column" key={side}>
          {columnOf(tiles, side).map((tile, row) => (
            <div key={tile.cell} data-cell={tile.cell} className={`window-cell tint-${tile.picture.tint}`}>
              <Tile
                className={tile.picture.placeholder ? 'window-tile' : 'window-tile window-render'}
                tint={tile.picture.tint}
                picture={tile.picture}
                alt=""
                sizes={(tiles.length === 6 && TILE_SIZES[side]?.[row]) || FEW_SIZES}
                priority={row === 0}
              />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

function RatingCard({ rating }: { rating: Rating }) {
  return (
    <aside className="rating" aria-label="Müşteri puanı">
      <p className="rating-score">
        {formatScore(rating.score)}
        <small> / 5</small>
      </p>
      <Stars className="rating-stars" score={rating.score} />
      {(rating.title || rating.description) && (
        <p className="rating-text">
          {rating.title && <b>{rating.title}</b>}
          {rating.description && <span className="rating-more"> {rating.description}</span>}
        </p>
      )}
    </aside>
  );
}

/** The first screen: who the company is, what it can be counted by, and what stands in its window. */
export function Hero({ hero }: { hero: Hero }) {
  const hasMedia = hero.image !== null || hero.window.length > 0;
  return (
    <section className="hero" data-section="homepage/hero">
      <div className="wrap">
        <div className="hero-grid">
          <div className="hero-text">
            {hero.badge && (
              <p className="hero-badge">
                <BadgeCheck aria-hidden />
                {hero.badge}
              </p>
            )}
            <h1 className="display-1">{hero.title}</h1>
            {hero.subtitle && <p className="hero-subtitle">{hero.subtitle}</p>}
            {hero.description && <p className="lead hero-lead">{hero.description}</p>}
            {hero.actions.length > 0 && (
              <div className="row hero-actions no-print">
                {hero.actions.map((action, index) => (
                  <SmartLink
                    key={`${action.name} ${action.url}`}
                    to={action.url}
                    className={`btn btn-large btn-phone-wide ${index === 0 ? 'btn-cta' : 'btn-ghost'}`}
                  >
                    {action.name}
                    {index === 0 && <ArrowRight className="arrow-right" aria-hidden />}
                  </SmartLink>
                ))}
              </div>
            )}
            {hero.statistics.length > 0 && (
              <div className="hero-figures">
                <Figures figures={hero.statistics} />
              </div>
            )}
          </div>
          {hasMedia && (
            <div className="hero-media">
              {hero.image ? (
                <Tile
                  className="hero-picture"
                  tint={hero.image.picture.tint}
                  picture={hero.image.picture}
                  alt={hero.image.alt}
                  sizes="(max-width: 1100px) 100vw, 60vw"
                  priority
                />
              ) : (
                <Window tiles={hero.window} />
              )}
              {hero.rating && <RatingCard rating={hero.rating} />}
            </div>
          )}
        </div>
      </div>
    </section>
  );
}
