import { data, redirect } from 'react-router';
import { PATHS } from '../../../../../domain/site/paths.ts';
import { firstPictureContext, servicesContext } from '../../../../context.ts';
import { storefront, viewOf } from '../../../lib/load.ts';
import type { Route } from './+types/route';
import { firstPicture } from './first-picture.ts';
import { readerHead } from './head.ts';
import { NoBook } from './no-book.tsx';
import { Reader } from './reader.tsx';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  if (!params.slug) throw redirect(PATHS.catalogs, 301);
  const { searchParams } = new URL(request.url);
  const found = await storefront({ context }).readerPage({
    slug: params.slug,
    page: params.page,
    query: searchParams.get('q') ?? '',
    hit: searchParams.get('hit'),
  });
  const view = viewOf(found, request);
  if (found.kind !== 'page') return view;
  context.set(firstPictureContext, () => firstPicture(context.get(servicesContext), found.view));
  return found.view.state === 'lost' ? data(found.view, { status: 404 }) : view;
}

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) =>
  readerHead(matches, loaderData, location.pathname);

export default function CatalogReader({ loaderData: view }: Route.ComponentProps) {
  return view?.state === 'ready' ? <Reader key={view.slug} view={view} /> : <NoBook view={view} />;
}
