import type { FormEvent } from 'react';
import { Form, useNavigate } from 'react-router';
import type { ProductView } from '../../../../domain/pages/product.ts';
import { PATHS } from '../../../../domain/site/paths.ts';
import { toast } from '../../lib/toast.ts';
import { Download } from '../../ui/more-icons.tsx';
import { DownloadLink } from '../catalogs/download-link.tsx';

type Props = { view: Pick<ProductView, 'catalog' | 'hasCatalogs'>; className: string; isShort?: boolean };

/** The product's catalog; where there is none, the way to the others, or the news that there are none. */
export function CatalogButton({ view, className, isShort }: Props) {
  const navigate = useNavigate();
  const { catalog, hasCatalogs } = view;
  if (catalog?.download) {
    const size = catalog.fileSize === 'Bilinmiyor' ? '' : `, ${catalog.fileSize}`;
    return (
      <DownloadLink catalog={catalog} className={className}>
        <Download aria-hidden />
        {isShort ? 'Katalog' : `Katalog indir${size}`}
      </DownloadLink>
    );
  }

  function tell(event: FormEvent): void {
    event.preventDefault();
    if (!hasCatalogs) {
      void toast('error', 'Katalog bulunamadı', { description: 'Henüz katalog eklenmemiş.' });
      return;
    }
    void navigate(PATHS.catalogs);
    void toast('info', 'Bu ürün için katalog bulunamadı', {
      action: { label: 'Katalogları Gör', onClick: () => void navigate(PATHS.catalogs) },
    });
  }

  const others = hasCatalogs && 'Katalog indir: bu ürünün kataloğu yok, ';
  // Without scripts the same button leads to the catalogs.
  return (
    <Form action={PATHS.catalogs} onSubmit={tell} className="catalog-form">
      <button
        type="submit"
        className={className}
        aria-label={others ? `${others}${isShort ? 'Kataloglar' : 'öteki kataloglara gidin'}` : undefined}
      >
        <Download aria-hidden />
        {others
          ? isShort
            ? 'Kataloglar'
            : 'Bu ürünün kataloğu yok, öteki kataloglara gidin'
          : isShort
            ? 'Katalog'
            : 'Katalog indir'}
      </button>
    </Form>
  );
}
