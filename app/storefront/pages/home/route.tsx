import { PATHS } from '../../../../domain/site/paths.ts';
import { layoutOf, pageHead } from '../../lib/head.ts';
import { itemList, localBusiness, organization, webSite } from '../../lib/json-ld.ts';
import { storefront } from '../../lib/load.ts';
import { usePatched } from '../../preview/patched.ts';
import type { Route } from './+types/route';
import { AboutPreview } from './about-preview.tsx';
import { BrandStrip } from './brand-strip.tsx';
import { DistributorBrands } from './distributor-brands.tsx';
import { Featured } from './featured.tsx';
import { Gallery } from './gallery.tsx';
import { Hero } from './hero.tsx';
import { Testimonials } from './testimonials.tsx';

export function loader({ context }: Route.LoaderArgs) {
  return storefront({ context }).homePage();
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const layout = layoutOf(matches);
  return pageHead(matches, {
    name: null,
    path: PATHS.home,
    jsonLd:
      import.meta.env.SSR && layout
        ? [
            organization(layout),
            localBusiness(layout),
            webSite(layout.meta),
            ...itemList(layout.meta.base, loaderData?.distributors.brands ?? []),
          ]
        : [],
  });
};

export default function Home({ loaderData }: Route.ComponentProps) {
  const view = usePatched('home', loaderData);
  const shows = (section: string) => !view.hidden.includes(section);
  return (
    <>
      <Hero hero={view.hero} />
      {shows('featured-products') && <Featured featured={view.featured} />}
      {shows('distributor-brands') && <DistributorBrands distributors={view.distributors} />}
      {shows('brands-carousel') && <BrandStrip strip={view.strip} />}
      {shows('about-preview') && <AboutPreview about={view.about} />}
      {shows('testimonials') && <Testimonials testimonials={view.testimonials} />}
      {shows('gallery') && <Gallery gallery={view.gallery} />}
    </>
  );
}
