import { ArrowUpRight, MapPin, Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { mapAddresses } from '../../../../domain/pages/contact.ts';
import { settingFields, withDefaults } from '../../../../domain/site/setting.ts';
import { MapDrawing } from '../../../shared/map-drawing.tsx';
import { useSize } from '../../lib/use-size.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { textLink } from '../../ui/panel.tsx';
import { boxAround, type MapPlace, placeBeside, ZOOMS } from './map-place.ts';

export type MapPoint = { mapLat: string; mapLng: string; mapZoom: string };

const STEP = 16;
const LONG_STEP = 80;
const REST_MS = 400;
const WAYS: Record<string, [right: number, down: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function isPlace(place: MapPoint): boolean {
  return (['mapLat', 'mapLng', 'mapZoom'] as const).every(
    (key) => settingFields[key].safeParse(place[key]).success,
  );
}

type ChooserProps = { at: MapPlace; embed: string; onChoose: (place: MapPlace) => void };

/**
 * The map of another site under a layer of our own: that site does not say where it is pressed, but what it shows is
 * known, and so is the place below the pointer.
 */
function Chooser({ at, embed, onChoose }: ChooserProps) {
  const room = useRef<HTMLDivElement>(null);
  const { width, height } = useSize(room);
  const wanted = width > 0 ? new URL(embed) : null;
  wanted?.searchParams.set('bbox', boxAround(at, width, height));
  const address = wanted?.href ?? null;
  // Every address is a page of the other site: steps by keys are let come to rest first.
  const [shown, setShown] = useState(address);
  if (shown === null && address !== null) setShown(address);
  useEffect(() => {
    const timer = setTimeout(() => setShown(address), REST_MS);
    return () => clearTimeout(timer);
  }, [address]);

  function press(event: MouseEvent<HTMLButtonElement>) {
    // A press by key has no place.
    if (event.detail === 0) return;
    const area = event.currentTarget.getBoundingClientRect();
    onChoose(
      placeBeside(at, event.clientX - area.left - area.width / 2, event.clientY - area.top - area.height / 2),
    );
  }
  function step(event: KeyboardEvent) {
    const way = Object.hasOwn(WAYS, event.key) ? WAYS[event.key] : undefined;
    if (!way) return;
    event.preventDefault();
    const by = event.shiftKey ? LONG_STEP : STEP;
    onChoose(placeBeside(at, way[0] * by, way[1] * by));
  }
  const zoom = (by: number) => onChoose({ ...at, zoom: at.zoom + by });
  return (
    <div ref={room} className="absolute inset-0">
      {shown && (
        <iframe
          title="Haritanın önizlemesi"
          src={shown}
          tabIndex={-1}
          referrerPolicy="no-referrer"
          className="size-full border-0"
        />
      )}
      <button
        type="button"
        aria-label={`Haritada yer seçin. Şimdi: ${at.lat}, ${at.lng}. Ok tuşlarıyla taşıyın.`}
        onClick={press}
        onKeyDown={step}
        className="absolute inset-0 cursor-crosshair -outline-offset-4"
      />
      <div className="absolute top-3 right-3 grid overflow-hidden rounded-control border border-field-line bg-surface">
        <IconButton icon={Plus} label="Yakınlaştır" disabled={at.zoom >= ZOOMS.max} onClick={() => zoom(1)} />
        <IconButton
          icon={Minus}
          label="Uzaklaştır"
          disabled={at.zoom <= ZOOMS.min}
          onClick={() => zoom(-1)}
        />
      </div>
    </div>
  );
}

type MapPreviewProps = { place: MapPoint; onChoose: (place: MapPoint) => void };

/** Where the contact page's map points to, and a way to choose it there. The map of another site loads only when it is asked for. */
export function MapPreview({ place, onChoose }: MapPreviewProps) {
  const [shown, setShown] = useState(false);
  if (!isPlace(place))
    return <p className="text-14 text-ink-2">Geçerli bir yer girince harita açılabilir.</p>;
  const { mapLat, mapLng, mapZoom } = withDefaults(place);
  const { embed, link } = mapAddresses(withDefaults(place));
  return (
    <div className="grid gap-2">
      <div className="relative aspect-4/3 overflow-hidden rounded-control border border-line bg-plane-mist sm:aspect-2/1">
        {shown ? (
          <Chooser
            at={{ lat: Number(mapLat), lng: Number(mapLng), zoom: Number(mapZoom) }}
            embed={embed}
            onChoose={({ lat, lng, zoom }) =>
              onChoose({ mapLat: String(lat), mapLng: String(lng), mapZoom: String(zoom) })
            }
          />
        ) : (
          <>
            <MapDrawing />
            <div className="absolute inset-x-4 bottom-4 mx-auto grid max-w-md justify-items-center gap-2 rounded-control bg-surface px-4 py-3 text-center text-14 text-ink-2">
              <Button variant="ghost" onClick={() => setShown(true)}>
                <MapPin aria-hidden />
                Haritayı göster
              </Button>
              <p>Harita OpenStreetMap'ten yüklenir; bağlantı adresinizi o site de görür.</p>
            </div>
          </>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
        <p className="mr-auto text-14 text-ink-2">
          {shown
            ? 'İğnenin duracağı yere basın; alanlar kendiliğinden dolar.'
            : 'Yeri haritadan seçebilir ya da koordinatları yazabilirsiniz.'}
        </p>
        {shown && (
          <Button variant="quiet" onClick={() => setShown(false)}>
            Haritayı gizle
          </Button>
        )}
        <a href={link} target="_blank" rel="noreferrer" className={textLink}>
          OpenStreetMap'te aç
          <ArrowUpRight aria-hidden className="size-[18px]" />
        </a>
      </div>
    </div>
  );
}
