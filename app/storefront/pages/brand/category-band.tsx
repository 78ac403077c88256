import type { BrandHead, Crumb, CurrentCategory } from '../../../../domain/pages/brand.ts';
import { formatCount } from '../../../../domain/rules/format.ts';
import { brandPath } from '../../../../domain/site/paths.ts';
import { Crumbs } from '../../ui/crumbs.tsx';
import { Link } from '../../ui/link.tsx';
import { PLANES } from './brand-header.tsx';

type Props = {
  brand: Pick<BrandHead, 'name' | 'slug'>;
  current: CurrentCategory;
  crumbs: readonly Crumb[];
};

/** A low band over a category's products: the way, the name and how many; its shelf carries the categories around. */
export function CategoryBand({ brand, current, crumbs }: Props) {
  return (
    <header className={`category-band ${PLANES[current.tint]}`}>
      <div className="wrap category-band-head">
        <div>
          <Crumbs crumbs={crumbs} backOnPhone />
          <h1>
            <span className="category-band-brand">
              <Link to={brandPath(brand.slug)} prefetch="intent" viewTransition>
                {brand.name}
              </Link>
              <span aria-hidden="true"> /</span>{' '}
            </span>
            {current.name}
          </h1>
        </div>
        <p className="category-band-count">
          <b>{formatCount(current.count)}</b> ürün
        </p>
      </div>
      <nav className="category-shelf no-print" aria-label="Kategoriler">
        <ul className="wrap">
          {current.labels.map(({ name, href, count, isCurrent }) => (
            <li key={href}>
              <Link
                to={href}
                className="category-shelf-label"
                aria-current={isCurrent ? 'true' : undefined}
                prefetch="intent"
                preventScrollReset
                viewTransition
              >
                {name}
                <i>{formatCount(count)}</i>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}
