import { PATHS } from '../../../../domain/site/paths.ts';
import { Link } from '../../ui/link.tsx';
import { MissingPage } from '../missing/missing-page.tsx';

/** An address that names no product. */
export function ProductNotFound() {
  return (
    <MissingPage
      title="Ürün bulunamadı"
      text="Ürün kaldırılmış ya da adresi değişmiş olabilir. Adını veya kodunu yazın, yeni yerini gösterelim."
    >
      <Link className="btn" to={PATHS.brands} prefetch="intent" viewTransition>
        Markalara dön
      </Link>
    </MissingPage>
  );
}
