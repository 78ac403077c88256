import { Suspense, useEffect, useRef, useState } from 'react';
import type { GalleryImage, HomeView } from '../../../../domain/pages/home.ts';
import { PATHS } from '../../../../domain/site/paths.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { ArrowRight } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { PauseButton, Strip } from '../../ui/strip.tsx';
import { Tile } from '../../ui/tile.tsx';
import type { ViewerProps } from './gallery-viewer.tsx';
import { STRIP_SIZES } from './strip-sizes.ts';

function NoViewer({ onClose }: { onClose: () => void }) {
  useEffect(onClose, [onClose]);
  return null;
}

const GalleryViewer = lazyPart<ViewerProps>(
  async () => (await import('./gallery-viewer.tsx')).GalleryViewer,
  NoViewer,
);

type TileProps = { image: GalleryImage; tabIndex: 0 | -1; onOpen: () => void };

function GalleryTile({ image, tabIndex, onOpen }: TileProps) {
  const where = [image.clinic, image.project].filter(Boolean).join(', ');
  return (
    <button
      type="button"
      className="gallery-tile"
      tabIndex={tabIndex}
      aria-haspopup="dialog"
      aria-label={`${where || image.alt}: görseli büyüt`}
      onClick={onOpen}
    >
      <Tile
        className="gallery-picture"
        tint={image.picture.tint}
        picture={image.picture}
        alt={image.alt}
        sizes={STRIP_SIZES}
      />
      {where && (
        // The button's own name says it already, and a picture without words of its own says it once more.
        <span className="gallery-caption" aria-hidden="true">
          {image.clinic && <b>{image.clinic}</b>}
          {image.clinic && image.project && ' · '}
          {image.project}
        </span>
      )}
    </button>
  );
}

/** Clinics that were set up, passing by; each opens in the viewer. */
export function Gallery({ gallery }: { gallery: HomeView['gallery'] }) {
  const [paused, setPaused] = useState(false);
  const [open, setOpen] = useState<number | null>(null);
  const opener = useRef<Element | null>(null);
  if (gallery.images.length === 0) return null;

  function show(index: number): void {
    opener.current = document.activeElement;
    setOpen(index);
  }
  function close(): void {
    setOpen(null);
    if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
  }

  return (
    <section className="gallery" data-section="homepage/gallery" data-below>
      <div className="wrap section-head gallery-head">
        <div>
          <h2 className="display-3">{gallery.title}</h2>
          {gallery.subtitle && <p className="lead">{gallery.subtitle}</p>}
          {gallery.description && <p className="lead">{gallery.description}</p>}
        </div>
        <div className="row no-print">
          <Link className="text-link" to={PATHS.clinicSetup} prefetch="intent" viewTransition>
            Klinik kurulumunu inceleyin
            <ArrowRight aria-hidden />
          </Link>
          <PauseButton paused={paused} onChange={setPaused} what="Kayan galeriyi" />
        </div>
      </div>
      <Strip paused={paused || open !== null}>
        {({ tabIndex }) =>
          gallery.images.map((image, index) => (
            <li className="gallery-item" key={image.id}>
              <GalleryTile image={image} tabIndex={tabIndex} onOpen={() => show(index)} />
            </li>
          ))
        }
      </Strip>
      {open !== null && (
        <Suspense fallback={null}>
          <GalleryViewer images={gallery.images} index={open} onMove={setOpen} onClose={close} />
        </Suspense>
      )}
    </section>
  );
}
