import type { CatalogCard } from '../../../../domain/pages/catalog-card.ts';
import { Download } from '../../ui/more-icons.tsx';
import { DownloadLink } from './download-link.tsx';

type Props = { catalog: CatalogCard; className: string };

/** 'İndir', or 'Dosya Yok' where a catalog has no file. */
export function DownloadAction({ catalog, className }: Props) {
  if (!catalog.download) {
    return (
      <button type="button" className="btn btn-ghost btn-small" disabled>
        Dosya Yok
      </button>
    );
  }
  return (
    <DownloadLink catalog={catalog} className={className} label={`İndir: ${catalog.name}`}>
      İndir
      <Download aria-hidden />
    </DownloadLink>
  );
}
