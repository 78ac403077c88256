import type { ReactNode } from 'react';
import type { Picture as PictureFacts } from '../../../domain/pages/picture.ts';
import type { Tint } from '../../../domain/rules/tint.ts';
import { Picture } from './picture.tsx';

type Props = {
  tint: Tint;
  picture: PictureFacts | null;
  alt: string;
  sizes: string;
  priority?: boolean | undefined;
  eager?: boolean | undefined;
  className?: string | undefined;
  fallback?: ReactNode;
  children?: ReactNode;
};

/** A wall of the display window with its picture; without one the fallback stands there. */
export function Tile({
  tint,
  picture,
  alt,
  sizes,
  priority,
  eager,
  className = '',
  fallback,
  children,
}: Props) {
  return (
    <span className={`tile tint-${tint} ${className}`}>
      {picture ? (
        <Picture
          picture={picture}
          alt={alt}
          sizes={sizes}
          priority={priority}
          eager={eager}
          fills
          fallback={fallback}
        />
      ) : (
        fallback && (
          <span
            className="picture-missing"
            {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
          >
            {fallback}
          </span>
        )
      )}
      {children}
    </span>
  );
}
