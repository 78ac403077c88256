import { useState } from 'react';
import { cx } from '../ui/cx.ts';
import { Picture } from './picture.tsx';
import { smallCopy } from './small-copy.ts';

type CoverProps = { src: string | null; alt: string; className?: string; small?: boolean };

/** The cover of a catalog, standing on its shelf. */
export function Cover({ src, alt, className, small }: CoverProps) {
  const [broken, setBroken] = useState('');
  if (!src || src.startsWith('blob:') || broken === src) {
    return <Picture src={src} alt={alt} {...(small && { small })} {...(className && { className })} />;
  }
  return (
    <span className={cx('tile-wall relative block overflow-hidden', className)}>
      <img
        src={smallCopy(src, small ? 160 : 320)}
        alt={alt}
        loading="lazy"
        decoding="async"
        onError={() => setBroken(src)}
        className={cx(
          'absolute bottom-[8%] left-[14%] h-[84%] w-[72%] object-contain object-bottom brightness-(--render-dim)',
          small ? 'drop-shadow-[0_1px_2px_rgb(10_36_34/.3)]' : 'drop-shadow-[0_6px_8px_rgb(10_36_34/.24)]',
        )}
      />
    </span>
  );
}
