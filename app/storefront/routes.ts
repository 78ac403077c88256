import { index, layout, type RouteConfigEntry, route } from '@react-router/dev/routes';

/** Every public page, in the shared frame of header, footer and chat button. */
export const storefrontRoutes: RouteConfigEntry[] = [
  layout('storefront/layout/route.tsx', [
    index('storefront/home/route.tsx'),
    route('about', 'storefront/about/route.tsx'),
    route('brands', 'storefront/brands/route.tsx'),
    route('brands/:brand', 'storefront/brand/route.tsx', { id: 'brand' }),
    route('brands/:brand/:category', 'storefront/brand/route.tsx', { id: 'brand-category' }),
    route('brands/:brand/:category/:product', 'storefront/product/route.tsx'),
    route('distributors', 'storefront/distributors/route.tsx'),
    route('distributors/:brand', 'storefront/distributor/route.tsx'),
    route('clinic-setup', 'storefront/clinic-setup/route.tsx'),
    route('catalogs', 'storefront/catalogs/route.tsx'),
    route('contact', 'storefront/contact/route.tsx'),
    route('kvkk', 'storefront/legal/kvkk.tsx'),
    route('gizlilik', 'storefront/legal/privacy.tsx'),
    route('media/*', 'storefront/layout/no-file.tsx', { id: 'no-file' }),
    route('api/*', 'storefront/layout/no-file.tsx', { id: 'no-download' }),
    route('*', 'storefront/layout/not-found.tsx'),
  ]),
];
