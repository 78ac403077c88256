import { index, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { screens } from './screens.ts';

const hasFirstScreen = screens.some((screen) => screen.path === '');

/** The panel: sign-in, and everything behind it inside one layout. */
export const adminRoutes: RouteConfigEntry[] = [
  route('admin/login', 'admin/login/route.tsx'),
  route('admin', 'admin/layout/route.tsx', [
    ...(hasFirstScreen ? [] : [index('admin/layout/home.tsx')]),
    ...screens.map((screen) => (screen.path ? route(screen.path, screen.file) : index(screen.file))),
    route('*', 'admin/layout/not-found.tsx'),
  ]),
];
