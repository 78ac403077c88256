import { index, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { screens } from './lib/screens.ts';

/** The panel: sign-in, and everything behind it inside one layout. */
export const adminRoutes: RouteConfigEntry[] = [
  route('admin/login', 'admin/shell/login/route.tsx'),
  route('admin/login/unuttum', 'admin/shell/login/forgotten.tsx'),
  route('admin/login/sifre', 'admin/shell/login/new-password.tsx'),
  route('admin', 'admin/shell/route.tsx', [
    ...screens.map((screen) => (screen.path ? route(screen.path, screen.file) : index(screen.file))),
    route('*', 'admin/frame/not-found.tsx'),
  ]),
];
