import { type CSSProperties, useEffect, useRef, useState } from 'react';
import type { ReaderCode, ReaderProduct, ReaderSheet } from '../../../../../domain/pages/catalog-reader.ts';
import { AddButton } from '../../../quote/add-button.tsx';
import { Link } from '../../../ui/link.tsx';
import { Tile } from '../../../ui/tile.tsx';

type Props = { product: ReaderProduct; box: ReaderCode['box']; sheet: ReaderSheet };

function percent(part: number, whole: number): string {
  return `${Math.round((10_000 * part) / whole) / 100}%`;
}

function Card({ product }: { product: ReaderProduct }) {
  return (
    <span className="reader-card">
      <Tile tint={product.picture?.tint ?? 'mist'} picture={product.picture} alt="" sizes="88px" eager />
      <span className="reader-card-text">
        <b>{product.name}</b>
        <span>
          {product.sku} · {product.brand}
        </span>
      </span>
      <AddButton product={product} />
    </span>
  );
}

/** Whether a place on the page is met by a pointer or has the focus; Escape and what lies elsewhere end that. */
function useMet() {
  const place = useRef<HTMLSpanElement>(null);
  const touch = useRef(false);
  const [isMet, setMet] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const heard = new AbortController();
    const { signal } = heard;
    const mouse = (met: boolean) => (event: PointerEvent) => event.pointerType === 'mouse' && setMet(met);
    element.addEventListener('pointerenter', mouse(true), { signal });
    element.addEventListener('pointerleave', mouse(false), { signal });
    element.addEventListener(
      'pointerdown',
      ({ pointerType }) => {
        touch.current = pointerType !== 'mouse';
      },
      { signal },
    );
    element.addEventListener('focusin', () => !touch.current && setMet(true), { signal });
    element.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        touch.current = false;
        if (!(relatedTarget instanceof Node && element.contains(relatedTarget))) setMet(false);
      },
      { signal },
    );
    element.addEventListener('keydown', ({ key }) => key === 'Escape' && setMet(false), { signal });
    return () => heard.abort();
  }, []);
  return { place, touch, isMet, meet: () => setMet(true) };
}

/** A code on a page: it leads to its product, and shows it first where there is a pointer, a focus or a finger. */
export function CodeSpot({ product, box, sheet }: Props) {
  const { place, touch, isMet, meet } = useMet();
  const style = {
    '--x': percent(box.x, sheet.width),
    '--y': percent(box.y, sheet.height),
    '--wide': percent(box.width, sheet.width),
    '--high': percent(box.height, sheet.height),
  } as CSSProperties;
  return (
    <span
      ref={place}
      className="reader-code"
      style={style}
      data-left={box.x < sheet.width / 2 || undefined}
      data-low={box.y > sheet.height * 0.8 || undefined}
    >
      <Link
        to={product.href}
        aria-label={`${product.sku}: ${product.name}`}
        onClick={(event) => {
          // The first tap shows the product, the second one goes there.
          if (!touch.current || isMet) return;
          event.preventDefault();
          meet();
        }}
      />
      {isMet && <Card product={product} />}
    </span>
  );
}
