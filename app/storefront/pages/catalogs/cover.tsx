import type { CatalogCard } from '../../../../domain/pages/catalog-card.ts';
import { Link } from '../../ui/link.tsx';
import { FileText } from '../../ui/more-icons.tsx';
import { Picture } from '../../ui/picture.tsx';

type Props = {
  catalog: CatalogCard;
  sizes: string;
  priority?: boolean | undefined;
  className: string;
};

/** A catalog standing on its shelf, where its pages can be turned as the way to them; without a cover, a document's icon. */
export function Cover({ catalog, sizes, priority, className }: Props) {
  const icon = (
    <span className="cover-missing">
      <FileText aria-hidden />
    </span>
  );
  const look = `tile catalog-tile tint-${catalog.tint} ${className}`;
  const cover = catalog.cover ? (
    <Picture
      className="cover"
      picture={catalog.cover}
      alt={`${catalog.name} kataloğunun kapağı`}
      sizes={sizes}
      priority={priority}
      fills
      fallback={icon}
    />
  ) : (
    icon
  );
  if (!catalog.reader) return <div className={look}>{cover}</div>;
  return (
    <Link
      className={`${look} cover-link`}
      to={catalog.reader}
      prefetch="intent"
      viewTransition
      aria-label={`Sayfaları çevirin: ${catalog.name}`}
    >
      {cover}
      <span className="cover-open" aria-hidden>
        Sayfaları çevirin
      </span>
    </Link>
  );
}
