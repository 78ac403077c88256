import type { ReaderView } from '../../../../../domain/pages/catalog-reader.ts';
import { PATHS } from '../../../../../domain/site/paths.ts';
import { Link } from '../../../ui/link.tsx';
import { Download } from '../../../ui/more-icons.tsx';
import { StatePage } from '../../../ui/state-page.tsx';
import { DownloadLink } from '../download-link.tsx';
import { useAskAgain } from './use-ask-again.ts';

const TEXTS = {
  waiting:
    'Sayfalar hazırlanıyor, birkaç saniye sonra burada görünür. Beklemeden PDF olarak da açabilirsiniz.',
  failed: 'Bu kataloğun sayfaları burada gösterilemiyor. PDF olarak açabilirsiniz.',
};

/** A catalog whose pages are not drawn yet, or cannot be. */
export function NoPages({ view }: { view: ReaderView }) {
  const isWaiting = view.state === 'waiting';
  useAskAgain(isWaiting);
  return (
    <StatePage title={view.catalog.name} text={TEXTS[isWaiting ? 'waiting' : 'failed']}>
      <DownloadLink catalog={view.catalog} className="btn">
        <Download aria-hidden />
        PDF’i açın
      </DownloadLink>
      <Link className="btn btn-ghost" to={PATHS.catalogs}>
        Katalogları görün
      </Link>
    </StatePage>
  );
}
