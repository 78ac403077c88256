import type { Crumb } from '../../../../domain/pages/brand.ts';
import { comparedSlugs } from '../../../../domain/site/compared.ts';
import { PATHS } from '../../../../domain/site/paths.ts';
import { pageHead } from '../../lib/head.ts';
import { storefront } from '../../lib/load.ts';
import { Crumbs } from '../../ui/crumbs.tsx';
import type { Route } from './+types/route';
import { AskForAll } from './ask-for-all.tsx';
import { Nothing } from './nothing.tsx';
import { ComparisonTable } from './table.tsx';
import { Tools } from './tools.tsx';
import { COUNTS } from './words.ts';

const CRUMBS: readonly Crumb[] = [
  { name: 'Ana Sayfa', url: PATHS.home },
  { name: 'Karşılaştırma', url: null },
];

export function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  return storefront({ context }).comparisonPage(comparedSlugs(searchParams.get('u')));
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const names = loaderData?.products.map(({ name }) => name) ?? [];
  return pageHead(matches, {
    name: names.length > 0 ? `${names.join(', ')} karşılaştırması` : 'Karşılaştırma',
    path: PATHS.comparison,
    description: 'Ürünlerin ölçüleri ve özellikleri yan yana.',
    hidden: true,
  });
};

export default function Comparison({ loaderData: view }: Route.ComponentProps) {
  const { products } = view;
  if (products.length < 2) return <Nothing crumbs={CRUMBS} view={view} />;
  return (
    <div className="comparison">
      <section className="wrap comparison-top">
        <div>
          <Crumbs crumbs={CRUMBS} />
          <h1 className="display-3">{COUNTS[products.length]?.name} ürün yan yana</h1>
        </div>
        <Tools view={view} />
      </section>
      <section className="wrap comparison-body" aria-label="Karşılaştırma">
        <ComparisonTable view={view} />
        <AskForAll products={products} />
      </section>
    </div>
  );
}
