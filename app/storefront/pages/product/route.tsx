import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { productPath } from '../../../../domain/site/paths.ts';
import { originOf, storefront, viewOrMissing } from '../../lib/load.ts';
import { shownView } from '../../lib/shown-view.ts';
import { useTold } from '../../lib/use-told.ts';
import type { Route } from './+types/route';
import { ClosingCall } from './closing-call.tsx';
import { productPageHead } from './head.ts';
import { ProductNotFound } from './not-found.tsx';
import { PhoneBar } from './phone-bar.tsx';
import { ProductInfo } from './product-info.tsx';
import { ProductTop } from './product-top.tsx';
import { RelatedProducts } from './related-products.tsx';
import { SpecTable } from './spec-table.tsx';
import { Specs } from './specs.tsx';
import { Stage } from './stage.tsx';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const result = await storefront({ context }).productPage(
    { product: params.product, path: productPath(params.brand, params.category, params.product) },
    originOf({ context }),
  );
  return viewOrMissing(result, { context, request });
}

/** Another view of the same product needs nothing new. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const isSamePage = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return isSamePage ? false : defaultShouldRevalidate;
}

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) =>
  productPageHead(matches, shownView(loaderData), location.pathname);

export default function Product({ loaderData }: Route.ComponentProps) {
  const view = shownView(loaderData);
  useTold('view', view?.id);
  if (!view) return <ProductNotFound />;
  return (
    <>
      <div className="wrap">
        <ProductTop view={view} />
        <div className="product-page" data-sheet>
          <Stage key={view.id} view={view} />
          <ProductInfo view={view} />
        </div>
      </div>
      <SpecTable view={view} />
      <Specs view={view} />
      <RelatedProducts view={view} />
      <ClosingCall />
      <PhoneBar view={view} />
    </>
  );
}
