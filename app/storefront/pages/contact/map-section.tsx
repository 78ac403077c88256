import type { ContactView } from '../../../../domain/pages/contact.ts';
import { Navigation } from '../../ui/more-icons.tsx';

/** Where the company is: a map that loads when one comes near it, and a link that needs none. */
export function MapSection({ address, map }: Pick<ContactView, 'address' | 'map'>) {
  return (
    <section className="map no-print" aria-labelledby="nasil-giderim">
      <iframe src={map.embed} title="Nasıl Giderim?" loading="lazy" referrerPolicy="no-referrer" />
      <div className="map-card">
        <h2 className="heading-1" id="nasil-giderim">
          Nasıl Giderim?
        </h2>
        <p>{address}</p>
        <a className="btn" href={map.link} target="_blank" rel="noopener">
          <Navigation aria-hidden />
          Haritada açın
        </a>
      </div>
    </section>
  );
}
