import type { Crumb } from '../../../domain/pages/brand.ts';
import { ChevronRight } from './icons.tsx';
import { Link } from './link.tsx';

/** The way to this page. */
export function Crumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav className="crumbs no-print" aria-label="Sayfa yolu">
      <ol>
        {crumbs.map((crumb, index) => (
          <li key={`${crumb.name} ${crumb.url}`}>
            {crumb.url && index < crumbs.length - 1 ? (
              <Link to={crumb.url} prefetch="intent" viewTransition>
                {crumb.name}
              </Link>
            ) : (
              <span aria-current="page">{crumb.name}</span>
            )}
            {index < crumbs.length - 1 && <ChevronRight aria-hidden />}
          </li>
        ))}
      </ol>
    </nav>
  );
}
