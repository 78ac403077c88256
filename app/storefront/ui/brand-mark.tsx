import { type ReactNode, useEffect } from 'react';
import type { BrandMark as BrandFacts } from '../../../domain/pages/brand-tile.ts';
import { warn } from '../lib/warn.ts';
import { Link } from './link.tsx';
import { Picture } from './picture.tsx';
import { sizesByHeight } from './sizes.ts';

/** In pixels, and where marks are drawn in colour. */
const HEIGHT = 32;
const COLOUR_HEIGHT = 40;

/** A picture that already carries the name: much wider than high. */
function isWordmark({ picture }: BrandFacts): boolean {
  return Boolean(picture?.width && picture.height && picture.width / picture.height > 2);
}

/** A brand's mark with its name: a picture that spells the name stands alone. */
export function BrandMark({ brand, colour = false }: { brand: BrandFacts; colour?: boolean }) {
  const wide = isWordmark(brand);
  const emoji = (
    <span className="brand-mark-emoji" aria-hidden="true">
      {brand.emoji}
    </span>
  );
  const className = `brand-mark${wide ? ' brand-mark-wide' : ''}${colour ? ' brand-mark-colour' : ''}`;
  return (
    <span className={className}>
      {brand.picture ? (
        <Picture
          picture={brand.picture}
          alt={wide ? brand.name : ''}
          sizes={sizesByHeight(brand.picture, colour ? COLOUR_HEIGHT : HEIGHT)}
          fallback={wide ? brand.name : emoji}
        />
      ) : (
        emoji
      )}
      {!wide && <span>{brand.name}</span>}
    </span>
  );
}

type LinkProps = {
  brand: { name: string; href: string | null };
  className?: string;
  tabIndex?: number;
  children: ReactNode;
};

/** A link to a brand's page; a brand without a slug is shown without one. */
export function BrandLink({ brand, className, tabIndex, children }: LinkProps) {
  const { href, name } = brand;
  useEffect(() => {
    if (href === null) warn(`Markanın adresi (slug) yok, bağlantı verilmedi: ${name}`);
  }, [href, name]);
  if (href === null) return <div className={className}>{children}</div>;
  return (
    <Link to={href} className={className} tabIndex={tabIndex} prefetch="intent" viewTransition>
      {children}
    </Link>
  );
}
