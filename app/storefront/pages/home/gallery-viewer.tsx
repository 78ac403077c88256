import { type KeyboardEvent, type MouseEvent, type SyntheticEvent, useEffect, useRef } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { GalleryImage } from '../../../../domain/pages/home.ts';
import type { LayoutView } from '../../../../domain/pages/layout.ts';
import { LAYOUT_ROUTE } from '../../lib/head.ts';
import { ArrowLeft, ArrowRight, Check, X } from '../../ui/icons.tsx';
import { Mark } from '../../ui/mark.tsx';
import { Tile } from '../../ui/tile.tsx';
import { STRIP_SIZES } from './strip-sizes.ts';

export type ViewerProps = {
  images: readonly GalleryImage[];
  index: number;
  onMove: (index: number) => void;
  onClose: () => void;
};

/** One picture of the gallery, large, with its project. Closes by button, Escape and a click beside it. */
export function GalleryViewer({ images, index, onMove, onClose }: ViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const layout = useRouteLoaderData(LAYOUT_ROUTE) as LayoutView | undefined;
  const image = images[index];
  useEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
  }, []);
  if (!image) return null;

  function turn(step: number): void {
    onMove((index + step + images.length) % images.length);
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'ArrowLeft') turn(-1);
    if (event.key === 'ArrowRight') turn(1);
  }
  // The event of closing comes later; a picture that is chosen in between must not be closed by it.
  function close(): void {
    dialog.current?.close();
    onClose();
  }
  function onCancel(event: SyntheticEvent): void {
    event.preventDefault();
    close();
  }
  function onClick(event: MouseEvent): void {
    if (event.target === event.currentTarget) close();
  }

  return (
    <dialog
      ref={dialog}
      className="viewer"
      aria-labelledby="viewer-title"
      onCancel={onCancel}
      onClose={onClose}
      onClick={onClick}
      onKeyDown={onKeyDown}
    >
      <div className="viewer-sheet">
        <div className="viewer-picture" key={image.id}>
          {/* The small one is at hand already: it stands there until the large one has come. */}
          <Tile
            className="viewer-tile"
            tint={image.picture.tint}
            picture={image.picture}
            alt=""
            sizes={STRIP_SIZES}
            eager
          />
          <Tile
            className="viewer-tile"
            tint={image.picture.tint}
            picture={image.picture}
            alt={image.alt}
            sizes="(max-width: 900px) 100vw, 70vw"
            eager
          />
        </div>
        <div className="viewer-text">
          <p className="viewer-status">{image.status}</p>
          <h2 className="heading-1" id="viewer-title">
            {image.clinic ?? image.project ?? 'Klinik projesi'}
          </h2>
          {image.clinic && image.project && <p className="lead">{image.project}</p>}
          <ul>
            {image.details.map((detail) => (
              <li key={detail}>
                <Check aria-hidden />
                {detail}
              </li>
            ))}
          </ul>
          {images.length > 1 && (
            <div className="viewer-turn">
              <button
                type="button"
                className="icon-btn icon-btn-box"
                aria-label="Önceki görsel"
                onClick={() => turn(-1)}
              >
                <ArrowLeft aria-hidden />
              </button>
              <button
                type="button"
                className="icon-btn icon-btn-box"
                aria-label="Sonraki görsel"
                onClick={() => turn(1)}
              >
                <ArrowRight aria-hidden />
              </button>
              <span>
                {index + 1} / {images.length}
              </span>
            </div>
          )}
          {layout?.chat && (
            <a className="btn btn-cta" href={layout.chat} target="_blank" rel="noopener">
              <Mark name="whatsapp" />
              WhatsApp'tan yazın
            </a>
          )}
        </div>
        <button type="button" className="icon-btn viewer-close" aria-label="Görseli kapat" onClick={close}>
          <X aria-hidden />
        </button>
      </div>
    </dialog>
  );
}
