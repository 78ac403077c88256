import type { ReactNode } from 'react';
import type { CatalogCard } from '../../../../domain/pages/catalog-card.ts';
import { toast } from '../../lib/toast.ts';

type Props = {
  catalog: Pick<CatalogCard, 'download' | 'name' | 'fileName'>;
  className: string;
  /** Names the catalog where the visible text does not. */
  label?: string;
  children: ReactNode;
};

/** Whether the server still has a file; one that lies elsewhere is taken to be there. */
async function isThere(address: string): Promise<boolean> {
  try {
    const { ok, type } = await fetch(address, { method: 'HEAD', redirect: 'manual' });
    return ok || type === 'opaqueredirect';
  } catch {
    return false;
  }
}

async function tell({ name, fileName }: Props['catalog'], address: string): Promise<void> {
  if (await isThere(address)) {
    const file = fileName === 'PDF' ? name : fileName;
    return toast('success', 'Katalog indiriliyor!', { description: `${file} yeni sekmede açılıyor.` });
  }
  return toast('error', 'Katalog dosyası bulunamadı!', { description: 'Lütfen daha sonra tekrar deneyin.' });
}

/** Opens a catalog's file in a new tab and says how that went. */
export function DownloadLink({ catalog, className, label, children }: Props) {
  const address = catalog.download;
  if (!address) return null;
  return (
    <a
      className={className}
      href={address}
      target="_blank"
      rel="noopener"
      aria-label={label}
      onClick={() => void tell(catalog, address)}
    >
      {children}
    </a>
  );
}
