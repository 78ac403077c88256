import type { BrandMark } from '../../../../domain/pages/brand-tile.ts';
import { Picture } from '../../ui/picture.tsx';
import { sizesByHeight } from '../../ui/sizes.ts';

const SIGN_HEIGHT = 52;

/** Whether a brand's picture is a wordmark: much wider than high. */
export function hasWordmark({ picture }: BrandMark): boolean {
  return Boolean(picture?.width && picture.height && picture.width / picture.height > 1.6);
}

/** A brand's mark in colour beside its name. */
export function BrandEmblem({ brand }: { brand: BrandMark }) {
  const emoji = <span className="brand-emblem-emoji">{brand.emoji}</span>;
  return (
    <span className="brand-emblem" aria-hidden="true">
      {brand.picture ? (
        <Picture picture={brand.picture} alt="" sizes="96px" priority fallback={emoji} />
      ) : (
        emoji
      )}
    </span>
  );
}

/** A brand's wordmark in colour, as a sign above its name. */
export function BrandSign({ picture }: { picture: NonNullable<BrandMark['picture']> }) {
  return (
    <span className="brand-sign" aria-hidden="true">
      <Picture picture={picture} alt="" sizes={sizesByHeight(picture, SIGN_HEIGHT)} fallback={null} />
    </span>
  );
}
