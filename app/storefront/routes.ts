import { index, layout, type RouteConfigEntry, route } from '@react-router/dev/routes';

/** Every public page, in the shared frame of header, footer and chat button. */
export const storefrontRoutes: RouteConfigEntry[] = [
  layout('storefront/layout/route.tsx', [
    index('storefront/pages/home/route.tsx'),
    route('about', 'storefront/pages/about/route.tsx'),
    route('brands', 'storefront/pages/brands/route.tsx'),
    route('brands/:brand', 'storefront/pages/brand/route.tsx', { id: 'brand' }),
    route('brands/:brand/:category', 'storefront/pages/brand/route.tsx', { id: 'brand-category' }),
    route('brands/:brand/:category/:product', 'storefront/pages/product/route.tsx'),
    route('distributors', 'storefront/pages/distributors/route.tsx'),
    route('distributors/:brand', 'storefront/pages/distributor/route.tsx'),
    route('clinic-setup', 'storefront/pages/clinic-setup/route.tsx'),
    route('catalogs', 'storefront/pages/catalogs/route.tsx'),
    route('kataloglar/:slug?/:page?', 'storefront/pages/catalogs/reader/route.tsx'),
    route('contact', 'storefront/pages/contact/route.tsx'),
    route('ara', 'storefront/pages/search/route.tsx'),
    route('teklif/:token', 'storefront/pages/quote/route.tsx'),
    route('karsilastir', 'storefront/pages/comparison/route.tsx'),
    route('kvkk', 'storefront/pages/legal/kvkk.tsx'),
    route('gizlilik', 'storefront/pages/legal/privacy.tsx'),
    route('media/*', 'storefront/layout/no-file.tsx', { id: 'no-file' }),
    route('api/*', 'storefront/layout/no-file.tsx', { id: 'no-download' }),
    route('*', 'storefront/layout/not-found.tsx'),
  ]),
];
