import { PATHS } from '../../../../domain/site/paths.ts';
import { Link } from '../../ui/link.tsx';

/** The page of a list that there is not, or that is not shown any more. */
export function MissingQuote() {
  return (
    <section className="wrap page-top quote-missing">
      <h1 className="display-3">Bu bağlantıda bir teklif yok.</h1>
      <p className="lead">
        Bağlantı eksik kopyalanmış ya da teklif kaldırılmış olabilir. Bize yazın, bakalım.
      </p>
      <p className="row">
        <Link className="btn" to={PATHS.contact}>
          Bize ulaşın
        </Link>
        <Link className="btn btn-ghost" to={PATHS.brands}>
          Ürünleri inceleyin
        </Link>
      </p>
    </section>
  );
}
