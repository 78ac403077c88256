import { PATHS } from '../../../../domain/site/paths.ts';
import { ArrowRight } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';

/** The way on from a product. */
export function ClosingCall() {
  return (
    <section className="plane-call no-print" aria-labelledby="devami">
      <div className="wrap plane-call-grid">
        <div>
          <h2 className="display-2" id="devami">
            Kliniğinizin geri kalanı da burada.
          </h2>
          <p className="lead">Distribütörü olduğumuz markaların bütün ürünleri tek listede.</p>
        </div>
        <Link
          className="btn btn-large btn-phone-wide"
          to={PATHS.distributors}
          prefetch="intent"
          viewTransition
        >
          Tüm ürünleri görün
          <ArrowRight className="arrow-right" aria-hidden />
        </Link>
      </div>
    </section>
  );
}
