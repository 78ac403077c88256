import { data } from 'react-router';
import { PATHS } from '../../../domain/site/paths.ts';
import { pageHead } from '../lib/head.ts';
import { storefront } from '../lib/load.ts';
import { MissingPage } from '../pages/missing/missing-page.tsx';
import { Link } from '../ui/link.tsx';
import type { Route } from './+types/not-found';

export async function loader({ context }: Route.LoaderArgs) {
  return data(await storefront({ context }).missingPage(), { status: 404 });
}

export const meta: Route.MetaFunction = ({ matches, location }) =>
  pageHead(matches, { name: 'Sayfa bulunamadı', path: location.pathname, hidden: true });

export default function NotFound() {
  return (
    <MissingPage
      title="Sayfa bulunamadı"
      text="Bu raf boş: adres değişmiş ya da sayfa kaldırılmış olabilir. Aradığınızın adını veya kodunu yazın, yeni yerini gösterelim."
    >
      <Link className="text-link" to={PATHS.home} prefetch="intent" viewTransition>
        Ana sayfaya dönün
      </Link>
      <Link className="text-link" to={PATHS.brands} prefetch="intent" viewTransition>
        Markaları görün
      </Link>
    </MissingPage>
  );
}
