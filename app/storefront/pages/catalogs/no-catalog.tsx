import { PATHS } from '../../../../domain/site/paths.ts';
import { Link } from '../../ui/link.tsx';
import { EmptyShelf } from '../missing/empty-shelf.tsx';

/** A search, or a site, without catalogs. */
export function NoCatalog() {
  return (
    <div className="no-catalog">
      <EmptyShelf>
        <b>Katalog</b> rafı boş
      </EmptyShelf>
      <h2 className="heading-1">Katalog bulunamadı</h2>
      <p className="muted">Lütfen farklı bir arama terimi deneyin.</p>
      <Link className="btn btn-ghost" to={PATHS.catalogs} preventScrollReset replace>
        Tüm katalogları gösterin
      </Link>
    </div>
  );
}
