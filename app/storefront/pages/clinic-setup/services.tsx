import { Check } from '../../ui/icons.tsx';
import { PARTS, WHOLE } from './copy.ts';
import { StaticPicture } from './static-picture.tsx';

/** Four services in four uneven windows. */
export function Services() {
  return (
    <section className="wrap section" aria-labelledby="hizmetler">
      <h2 className="display-2 services-title" id="hizmetler">
        Dört hizmet, ayrı ayrı da alınabilir
      </h2>
      <div className="services">
        <article className="service service-whole">
          <StaticPicture
            name="reception"
            className="service-room"
            sizes="(max-width: 699px) 92vw, (max-width: 1280px) 56vw, 735px"
          />
          <h3>{WHOLE.title}</h3>
          <p>{WHOLE.text}</p>
          <ul>
            {WHOLE.facts.map((fact) => (
              <li key={fact}>
                <Check aria-hidden />
                {fact}
              </li>
            ))}
          </ul>
        </article>
        {PARTS.map((part) => (
          <article key={part.title} className={`service service-part tint-${part.tint}`}>
            <h3>{part.title}</h3>
            <p>{part.text}</p>
            <StaticPicture
              name={part.picture}
              className="service-object"
              sizes="(max-width: 699px) 92vw, (max-width: 1280px) 42vw, 540px"
            />
          </article>
        ))}
      </div>
    </section>
  );
}
