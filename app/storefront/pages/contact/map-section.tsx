import { useEffect, useRef, useState } from 'react';
import type { ContactView } from '../../../../domain/pages/contact.ts';
import { MapDrawing } from '../../../shared/map-drawing.tsx';
import { MapPin } from '../../ui/icons.tsx';
import { Navigation } from '../../ui/more-icons.tsx';

/**
 * Where the company is: a drawing of our own, and the map of another site once a visitor asks for it. Without scripts
 * the link leads there.
 */
export function MapSection({ address, map }: Pick<ContactView, 'address' | 'map'>) {
  const [isAlive, setAlive] = useState(false);
  const [isShown, setShown] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => setAlive(true), []);
  // The button that was pressed is gone: the map takes its place.
  useEffect(() => {
    if (isShown) frame.current?.focus();
  }, [isShown]);

  return (
    <section className="map no-print" aria-labelledby="nasil-giderim">
      <div className="map-view">
        {isShown ? (
          <iframe ref={frame} src={map.embed} title="Nasıl Giderim?" referrerPolicy="no-referrer" />
        ) : (
          <>
            <MapDrawing />
            {isAlive && (
              <div className="map-ask">
                <button type="button" className="btn btn-ghost" onClick={() => setShown(true)}>
                  <MapPin aria-hidden />
                  Haritayı göster
                </button>
                <p>Harita OpenStreetMap'ten yüklenir; bağlantı adresinizi o site de görür.</p>
              </div>
            )}
          </>
        )}
      </div>
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
