import { data } from 'react-router';
import { PATHS } from '../../../domain/site/paths.ts';
import { pageHead } from '../lib/head.ts';
import { Link } from '../ui/link.tsx';
import { StatePage } from '../ui/state-page.tsx';
import type { Route } from './+types/not-found';

export function loader() {
  return data(null, { status: 404 });
}

export const meta: Route.MetaFunction = ({ matches, location }) =>
  pageHead(matches, { name: 'Sayfa bulunamadı', path: location.pathname, hidden: true });

export default function NotFound() {
  return (
    <StatePage title="Sayfa bulunamadı" text="Aradığınız sayfa taşınmış ya da kaldırılmış olabilir.">
      <Link className="btn" to={PATHS.home} prefetch="intent" viewTransition>
        Ana sayfaya dönün
      </Link>
      <Link className="btn btn-ghost" to={PATHS.brands} prefetch="intent" viewTransition>
        Markaları görün
      </Link>
    </StatePage>
  );
}
