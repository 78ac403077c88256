import { PATHS } from '../../../../domain/site/paths.ts';
import { Link } from '../../ui/link.tsx';
import { MissingPage } from '../missing/missing-page.tsx';

/** An address that names no brand, or no category of it. */
export function BrandNotFound() {
  return (
    <MissingPage
      title="Marka bulunamadı"
      text="Marka kaldırılmış ya da adresi değişmiş olabilir. Ürün adını veya kodunu yazarsanız benzerlerini gösteririz."
    >
      <Link className="btn" to={PATHS.brands} prefetch="intent" viewTransition>
        Markalara dön
      </Link>
    </MissingPage>
  );
}
