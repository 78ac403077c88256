import { Form } from 'react-router';
import type { ReaderView } from '../../../../../domain/pages/catalog-reader.ts';
import { PATHS, readerPath } from '../../../../../domain/site/paths.ts';
import { READER_QUERY_MAX } from '../../../../../domain/things/book.ts';
import { toast } from '../../../lib/toast.ts';
import { OPEN } from '../../../quote/list-key.ts';
import { ClipboardList, Search } from '../../../ui/icons.tsx';
import { Link } from '../../../ui/link.tsx';
import { Download, LinkIcon } from '../../../ui/more-icons.tsx';
import { DownloadLink } from '../download-link.tsx';
import { ChevronLeft, ZoomIn } from './icons.tsx';

type Props = { view: ReaderView; isLarge: boolean; onLarge: () => void };

async function copyAddress(path: string): Promise<void> {
  const address = new URL(path, location.href).href;
  try {
    await navigator.clipboard.writeText(address);
    await toast('success', 'Sayfanın bağlantısı kopyalandı');
  } catch {
    await toast('info', 'Sayfanın bağlantısı', { description: address });
  }
}

/** The way back, the catalog's name, and what can be done with it. */
export function TopBar({ view, isLarge, onLarge }: Props) {
  const { catalog, slug, current, search } = view;
  const size = catalog.fileSize === 'Bilinmiyor' ? '' : `, ${catalog.fileSize}`;
  return (
    <header className="reader-bar">
      <Link className="reader-back" to={PATHS.catalogs} prefetch="intent" viewTransition>
        <ChevronLeft aria-hidden />
        <span>Kataloglar</span>
      </Link>
      <h1>{catalog.name}</h1>
      <Form
        key={search?.text ?? ''}
        className="reader-search"
        role="search"
        action={readerPath(slug, current)}
        preventScrollReset
      >
        <Search aria-hidden />
        <input
          type="text"
          name="q"
          maxLength={READER_QUERY_MAX}
          autoComplete="off"
          enterKeyHint="search"
          aria-label="Bu katalogda ara"
          placeholder="Katalogda ara"
          defaultValue={search?.text ?? ''}
        />
      </Form>
      <button
        type="button"
        className="icon-btn reader-tool"
        aria-label="Yakınlaştır"
        aria-pressed={isLarge}
        onClick={onLarge}
      >
        <ZoomIn />
      </button>
      <button
        type="button"
        className="icon-btn reader-tool"
        aria-label="Sayfanın bağlantısını kopyala"
        onClick={() => void copyAddress(readerPath(slug, current))}
      >
        <LinkIcon />
      </button>
      <button
        type="button"
        className="icon-btn header-list reader-list"
        aria-label="Teklif listesi"
        aria-haspopup="dialog"
        {...{ [OPEN]: '' }}
      >
        <ClipboardList />
      </button>
      <DownloadLink catalog={catalog} className="btn btn-small reader-file" label={`PDF${size}, indir`}>
        <Download aria-hidden />
        <span>PDF{size}</span>
      </DownloadLink>
    </header>
  );
}
