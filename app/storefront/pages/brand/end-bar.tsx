import { brandPath, PATHS } from '../../../../domain/site/paths.ts';
import { ArrowLeft } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';

/** Where to go from a brand: back to the distributors, to all its categories, or to us. */
export function EndBar({ brand }: { brand: { name: string; slug: string } }) {
  return (
    <div className="wrap no-print">
      <div className="end-bar">
        <Link
          className="btn btn-ghost btn-phone-wide"
          to={PATHS.distributors}
          prefetch="intent"
          viewTransition
        >
          <ArrowLeft className="arrow-left" aria-hidden />
          Bayiliklerimize dön
        </Link>
        <div className="row">
          <Link
            className="btn btn-ghost btn-phone-wide"
            to={brandPath(brand.slug)}
            prefetch="intent"
            viewTransition
          >
            Tüm kategoriler
          </Link>
          <Link className="btn btn-cta btn-phone-wide" to={PATHS.contact} prefetch="intent" viewTransition>
            {brand.name} için bize ulaşın
          </Link>
        </div>
      </div>
    </div>
  );
}
