import type { Crumb } from '../../../domain/pages/brand.ts';
import { ChevronRight } from './icons.tsx';
import { Link } from './link.tsx';

type Props = {
  crumbs: readonly Crumb[];
  /** On phones one way back stands for the whole way. */
  backOnPhone?: boolean;
};

/** The way to this page. */
export function Crumbs({ crumbs, backOnPhone = false }: Props) {
  return (
    <nav className={`crumbs no-print${backOnPhone ? ' crumbs-back' : ''}`} aria-label="Sayfa yolu">
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
