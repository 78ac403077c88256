import type { CatalogCard } from '../../../../domain/pages/catalogs.ts';
import { FileText } from '../../ui/more-icons.tsx';
import { Picture } from '../../ui/picture.tsx';

type Props = {
  catalog: CatalogCard;
  sizes: string;
  priority?: boolean | undefined;
  className: string;
};

/** A catalog standing on its shelf; without a cover, a document's icon. */
export function Cover({ catalog, sizes, priority, className }: Props) {
  const icon = (
    <span className="cover-missing">
      <FileText aria-hidden />
    </span>
  );
  return (
    <div className={`tile catalog-tile tint-${catalog.tint} ${className}`}>
      {catalog.cover ? (
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
      )}
    </div>
  );
}
