import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import type { ProductView } from '../../../../domain/pages/product.ts';
import { FOCUSABLE } from '../../ui/focusable.ts';
import { Tile } from '../../ui/tile.tsx';
import { Shelf } from './shelf.tsx';
import { STAGE_SIZES, stageTile } from './stage-sizes.ts';

const THUMB_SIZES = '(max-width: 699px) 25vw, 180px';

function idOf(at: number): string {
  return `gorsel-${at + 1}`;
}

/**
 * Several pictures of the product in its window, side by side: they are swiped, turned with the arrow keys, and reached
 * by their small ones below. Without scripts the small ones are links to them.
 */
export function Gallery({ view }: { view: ProductView }) {
  const { gallery } = view;
  const strip = useRef<HTMLElement>(null);
  const [current, setCurrent] = useState(0);
  const last = gallery.length - 1;

  function show(at: number): void {
    const element = strip.current;
    element?.scrollTo({ left: element.clientWidth * Math.min(Math.max(at, 0), last) });
  }
  function onScroll(): void {
    const element = strip.current;
    if (element?.clientWidth) setCurrent(Math.round(element.scrollLeft / element.clientWidth));
  }
  function onKeyDown(event: KeyboardEvent): void {
    const step = { ArrowLeft: -1, ArrowRight: 1, Home: -last, End: last }[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    show(current + step);
  }
  function onClick(event: MouseEvent, at: number): void {
    event.preventDefault();
    show(at);
  }

  return (
    <>
      <section
        className="shots"
        ref={strip}
        aria-label="Ürün görselleri"
        {...FOCUSABLE}
        onScroll={onScroll}
        onKeyDown={onKeyDown}
      >
        {gallery.map(({ picture, alt }, at) => (
          <figure className={`shot tint-${picture.tint}`} id={idOf(at)} key={picture.src}>
            <Tile
              className={stageTile(picture)}
              tint={picture.tint}
              picture={picture}
              alt={alt}
              sizes={STAGE_SIZES}
              priority={at === 0}
            />
            <figcaption className="stage-shelf">
              <Shelf view={view} picture={picture} count={`${at + 1} / ${gallery.length}`} />
            </figcaption>
          </figure>
        ))}
      </section>
      <ol className="shot-thumbs no-print" aria-label="Görsel seçin">
        {gallery.map(({ picture, alt }, at) => (
          <li key={picture.src}>
            <a
              href={`#${idOf(at)}`}
              aria-label={`${at + 1}. görsel: ${alt}`}
              aria-current={at === current}
              onClick={(event) => onClick(event, at)}
              onKeyDown={onKeyDown}
            >
              <Tile tint={picture.tint} picture={picture} alt="" sizes={THUMB_SIZES} />
            </a>
          </li>
        ))}
      </ol>
    </>
  );
}
