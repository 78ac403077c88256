import type { HomeView, Testimonial } from '../../../../domain/pages/home.ts';
import { Rail, RailButtons } from '../../ui/rail.tsx';
import { Stars } from '../../ui/stars.tsx';
import { Tile } from '../../ui/tile.tsx';
import { useRail } from '../../ui/use-rail.ts';

function Quote({ quote }: { quote: Testimonial }) {
  return (
    <div className={quote.picture ? 'quote' : 'quote quote-plain'}>
      {quote.picture && (
        <Tile
          className="quote-picture"
          tint={quote.picture.tint}
          picture={quote.picture}
          alt=""
          sizes="(max-width: 700px) 84vw, 420px"
        />
      )}
      <figure className="quote-text">
        {quote.score !== null && <Stars score={quote.score} />}
        <blockquote>{quote.text}</blockquote>
        <figcaption>
          <b>{quote.name}</b>
          <span>{[quote.role, quote.clinic].filter(Boolean).join(' · ')}</span>
        </figcaption>
      </figure>
    </div>
  );
}

/** What dentists say. */
export function Testimonials({ testimonials }: { testimonials: HomeView['testimonials'] }) {
  const rail = useRail();
  if (testimonials.quotes.length === 0) return null;
  return (
    <section className="section" data-section="homepage/testimonials" data-below>
      <div className="wrap quotes-head">
        <div>
          <h2 className="display-2">{testimonials.title}</h2>
          {testimonials.subtitle && <p className="lead">{testimonials.subtitle}</p>}
          {testimonials.description && <p className="lead">{testimonials.description}</p>}
        </div>
        <RailButtons rail={rail} previous="Önceki yorum" next="Sonraki yorum" />
      </div>
      <Rail rail={rail} label="Müşteri yorumları" className="quotes">
        {testimonials.quotes.map((quote) => (
          <div className="rail-slide" key={quote.id}>
            <Quote quote={quote} />
          </div>
        ))}
      </Rail>
    </section>
  );
}
