import { PATHS } from '../../../../domain/site/paths.ts';
import { Link } from '../../ui/link.tsx';
import { StatePage } from '../../ui/state-page.tsx';

/** An address that names no product. */
export function ProductNotFound() {
  return (
    <StatePage title="Ürün bulunamadı" text="Ürün kaldırılmış ya da adresi değişmiş olabilir.">
      <Link className="btn" to={PATHS.brands} prefetch="intent" viewTransition>
        Markalara dön
      </Link>
    </StatePage>
  );
}
