import { useLayoutEffect, useRef, useState } from 'react';
import { cx } from '../ui/cx.ts';
import { type Ink, inkOf, opticalPlacing, WHOLE } from './optical-size.ts';
import { Picture } from './picture.tsx';
import { smallCopy } from './small-copy.ts';

/** A logo is measured at this width. */
const COLUMNS = 120;
const measured = new Map<string, Ink>();

function measure(image: HTMLImageElement): Ink {
  const rows = Math.max(1, Math.round((COLUMNS * image.naturalHeight) / image.naturalWidth));
  const canvas = document.createElement('canvas');
  canvas.width = COLUMNS;
  canvas.height = rows;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return WHOLE;
  try {
    context.drawImage(image, 0, 0, COLUMNS, rows);
    return inkOf(context.getImageData(0, 0, COLUMNS, rows).data, COLUMNS);
  } catch {
    // The logo of another host may be shown, not read.
    return WHOLE;
  }
}

/** Gives the logo its place: by its ink, so that all logos look as large as each other. */
function place(image: HTMLImageElement, src: string): void {
  const box = image.parentElement?.getBoundingClientRect();
  if (!box?.width || !box.height || !image.naturalWidth) return;
  const ink = measured.get(src) ?? measure(image);
  measured.set(src, ink);
  const { width, height, centerX, centerY } = opticalPlacing(
    image.naturalWidth / image.naturalHeight,
    ink,
    box.width / box.height,
  );
  Object.assign(image.style, {
    width: `${width * 100}%`,
    height: `${height * 100}%`,
    translate: `${-centerX * 100}% ${-centerY * 100}%`,
  });
  image.dataset.placed = '';
}

type BrandMarkProps = {
  src: string;
  alt: string;
  className?: string;
};

/** A brand's logo on its wall, in the same optical size as every other. */
export function BrandMark({ src, alt, className }: BrandMarkProps) {
  const image = useRef<HTMLImageElement>(null);
  const [broken, setBroken] = useState('');
  useLayoutEffect(() => {
    const element = image.current;
    if (!element) return;
    if (element.complete) place(element, src);
    const observer = new ResizeObserver(() => place(element, src));
    if (element.parentElement) observer.observe(element.parentElement);
    return () => observer.disconnect();
  }, [src]);
  if (broken === src || src.startsWith('blob:')) {
    return <Picture src={src} alt={alt} contain {...(className && { className })} />;
  }
  return (
    <span className={cx('tile-wall relative block overflow-hidden', className)}>
      <span className="absolute inset-x-0 top-0 h-[84%]">
        <img
          ref={image}
          src={smallCopy(src, 640)}
          alt={alt}
          decoding="async"
          onLoad={({ currentTarget }) => place(currentTarget, src)}
          onError={() => setBroken(src)}
          className="absolute top-1/2 left-1/2 max-w-none opacity-0 brightness-(--render-dim) data-placed:opacity-100"
        />
      </span>
    </span>
  );
}
