import { ArrowUpRight } from 'lucide-react';
import { useState } from 'react';
import { mapAddresses } from '../../../../domain/pages/contact.ts';
import { settingFields, withDefaults } from '../../../../domain/site/setting.ts';
import { Button } from '../../ui/button.tsx';
import { textLink } from '../../ui/panel.tsx';

type MapPoint = { mapLat: string; mapLng: string; mapZoom: string };

function isPlace(place: MapPoint): boolean {
  return (['mapLat', 'mapLng', 'mapZoom'] as const).every(
    (key) => settingFields[key].safeParse(place[key]).success,
  );
}

/** Where the contact page's map points to. The map of another site loads only when it is asked for. */
export function MapPreview({ place }: { place: MapPoint }) {
  const [shown, setShown] = useState(false);
  if (!isPlace(place))
    return <p className="text-14 text-ink-2">Geçerli bir yer girince harita açılabilir.</p>;
  const { embed, link } = mapAddresses(withDefaults(place));
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
        <Button variant="ghost" aria-expanded={shown} onClick={() => setShown(!shown)}>
          {shown ? 'Haritayı gizle' : 'Haritayı göster'}
        </Button>
        <a href={link} target="_blank" rel="noreferrer" className={textLink}>
          OpenStreetMap'te aç
          <ArrowUpRight aria-hidden className="size-[18px]" />
        </a>
      </div>
      {shown && (
        <iframe
          title="Haritanın önizlemesi"
          src={embed}
          loading="lazy"
          referrerPolicy="no-referrer"
          className="aspect-5/3 w-full rounded-control border border-line bg-paper-2"
        />
      )}
    </div>
  );
}
