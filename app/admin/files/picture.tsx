import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import type { VariantWidth } from '../../../domain/things/media.ts';
import { cx } from '../ui/cx.ts';
import { smallCopy } from './small-copy.ts';

type PictureProps = {
  src: string | null | undefined;
  alt: string;
  className?: string;
  contain?: boolean | undefined;
  /** Shown whole where its cell has another shape: its own wall goes on to the sides. */
  whole?: boolean;
  small?: boolean;
  /** The width in px of the copy that is loaded. */
  width?: VariantWidth;
};

/** The outermost columns of a picture, drawn out to the side: its wall goes on without a seam. */
function WallBeside({ src, side }: { src: string; side: 'left' | 'right' }) {
  return (
    <span
      aria-hidden
      className={cx('absolute inset-y-0 w-1/2 overflow-hidden', side === 'left' ? 'left-0' : 'right-0')}
    >
      <img
        src={src}
        alt=""
        className={cx(
          'absolute inset-y-0 h-full w-[5000%] max-w-none object-fill brightness-(--render-dim)',
          side === 'left' ? 'left-0' : 'right-0',
        )}
      />
    </span>
  );
}

/** A picture on a tinted wall; a missing or broken one says so. */
export function Picture({
  src,
  alt,
  className,
  contain,
  whole,
  small,
  width = small ? 160 : 640,
}: PictureProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const usable = src && !src.startsWith('blob:') && broken !== src;
  return (
    <span className={cx('tile-wall relative block overflow-hidden', className)}>
      {usable ? (
        <>
          {whole && (
            <>
              <WallBeside src={smallCopy(src, width)} side="left" />
              <WallBeside src={smallCopy(src, width)} side="right" />
            </>
          )}
          <img
            src={smallCopy(src, width)}
            alt={alt}
            loading="lazy"
            decoding="async"
            onError={() => setBroken(src)}
            className={cx(
              'absolute inset-0 size-full brightness-(--render-dim)',
              contain && 'object-contain p-[7%]',
              whole ? 'object-contain' : !contain && 'object-cover',
            )}
          />
        </>
      ) : (
        <span className="absolute inset-0 grid place-content-center justify-items-center gap-1 p-2 text-center text-13 text-tile-ink-2">
          <ImageOff aria-hidden className={small ? 'size-5' : 'size-7'} />
          {!small && (src ? 'Görsel yüklenemedi' : 'Görsel yok')}
          {small && <span className="sr-only">{src ? 'Görsel yüklenemedi' : 'Görsel yok'}</span>}
        </span>
      )}
    </span>
  );
}
