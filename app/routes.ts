import type { RouteConfig } from '@react-router/dev/routes';
import { adminRoutes } from './admin/routes.ts';
import { storefrontRoutes } from './storefront/routes.ts';

export default [...storefrontRoutes, ...adminRoutes] satisfies RouteConfig;
