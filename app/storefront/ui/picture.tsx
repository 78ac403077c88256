import { type ReactNode, useCallback, useState } from 'react';
import { preload } from 'react-dom';
import type { Picture as PictureFacts } from '../../../domain/pages/picture.ts';
import { imageSources } from '../lib/image.ts';
import { ImageOff } from './icons.tsx';

type Props = {
  picture: Pick<PictureFacts, 'src' | 'width' | 'height' | 'focal' | 'placeholder'>;
  alt: string;
  /** How wide it is shown, as the attribute takes it. */
  sizes: string;
  className?: string | undefined;
  /** The largest picture of the first screen: loaded before all others. */
  priority?: boolean | undefined;
  /** Loaded at once, though it may be out of sight. */
  eager?: boolean | undefined;
  /** Fills its whole box, so that its placeholder may too. */
  fills?: boolean | undefined;
  /** What stands in for a picture that does not load. */
  fallback?: ReactNode;
};

function styleOf({ focal, placeholder }: Props['picture'], fills: boolean | undefined) {
  if (!focal && !(fills && placeholder)) return undefined;
  return {
    ...(focal && { objectPosition: focal }),
    ...(fills && placeholder && { background: `url(${placeholder}) center / cover` }),
  };
}

/** A picture in the format and size that the browser wants; a broken one gives way to its fallback. */
export function Picture({ picture, alt, sizes, className, priority, eager, fills, fallback }: Props) {
  const [broken, setBroken] = useState(false);
  // A picture may have failed before the page came alive: its event is then gone.
  const check = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0 && image.getAttribute('src')) setBroken(true);
  }, []);
  const sources = imageSources(picture.src, picture.width);
  if (priority) {
    const first = sources[0];
    preload(picture.src, {
      as: 'image',
      fetchPriority: 'high',
      ...(first && { imageSrcSet: first.srcSet, imageSizes: sizes, type: first.type }),
    });
  }
  if (broken) {
    return (
      <span
        className="picture-missing"
        {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
      >
        {fallback ?? <ImageOff aria-hidden />}
      </span>
    );
  }
  return (
    <picture className="picture">
      {sources.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes} />
      ))}
      <img
        ref={check}
        src={picture.src}
        alt={alt}
        width={picture.width ?? undefined}
        height={picture.height ?? undefined}
        className={className}
        style={styleOf(picture, fills)}
        loading={priority || eager ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? 'sync' : 'async'}
        onError={() => setBroken(true)}
      />
    </picture>
  );
}
