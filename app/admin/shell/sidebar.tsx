import { Eye, LogOut } from 'lucide-react';
import { useId } from 'react';
import { Link, NavLink } from 'react-router';
import { ROLE_NAMES } from '../../../domain/rights.ts';
import { formatCount } from '../../../domain/rules/format.ts';
import { Initials } from '../frame/initials.tsx';
import { Logo } from '../frame/logo.tsx';
import { NEWS, screenIcon, useCounts } from '../frame/nav.ts';
import { ADMIN } from '../lib/admin-paths.ts';
import { menuScreens, screenPath } from '../lib/screens.ts';
import { useUser } from '../lib/session.ts';
import { useRights } from '../lib/use-rights.ts';
import { cx } from '../ui/cx.ts';
import { signOut } from './sign-out.ts';
import { ThemeMenu } from './theme-menu.tsx';

const item =
  'flex min-h-11 w-full items-center gap-3 rounded-control px-3 font-medium lg:min-h-10 text-on-deep-2 hover:bg-deep-2 hover:text-on-deep aria-[current=page]:bg-deep-2 aria-[current=page]:font-semibold aria-[current=page]:text-on-deep in-data-rail:justify-center in-data-rail:px-0';

/** What the catalogue and the site are stands above it, the work of the day below. */
const FIRST_OF_WORK = 'quotes';

const unreadPill = 'rounded-tile bg-[#BCDFD2] px-1.5 py-0.5 font-semibold text-[#0A2422]';

/** The screens with their counts, used by the sidebar and by the phone's menu. */
export function NavList({ onNavigate }: { onNavigate?: () => void }) {
  const counts = useCounts();
  const may = useRights();
  const id = useId();
  return (
    <ul className="grid gap-0.5">
      {menuScreens.map((screen, index) => {
        const Icon = screenIcon(screen.id);
        const count = counts[screen.id];
        const news = NEWS[screen.id];
        const isUnread = news !== undefined;
        const counted = count !== undefined && (!isUnread || count > 0);
        const divided =
          screen.id === FIRST_OF_WORK || (screen.secondary && !menuScreens[index - 1]?.secondary);
        return (
          <li key={screen.id} className={cx('relative', divided && 'mt-2 border-t border-line-deep pt-2')}>
            <NavLink
              to={screenPath(screen.path)}
              end={screen.path === ''}
              onClick={onNavigate}
              title={screen.label}
              aria-describedby={counted ? `${id}-${screen.id}` : undefined}
              className={cx(item, 'group peer')}
            >
              <Icon aria-hidden className="group-aria-[current=page]:text-[#BCDFD2]" />
              <span className="in-data-rail:sr-only">{screen.label}</span>
              {screen.right && !may(screen.right) && (
                <span className="ml-auto flex in-data-rail:sr-only" title="Yalnız görüntüleme">
                  <Eye aria-hidden className="size-[18px]" />
                  <span className="sr-only"> yalnız görüntüleme</span>
                </span>
              )}
            </NavLink>
            {counted && (
              <span
                id={`${id}-${screen.id}`}
                className="pointer-events-none absolute right-3 bottom-0 flex h-11 items-center text-13 lg:h-10 font-medium text-on-deep-2 peer-hover:text-on-deep peer-aria-[current=page]:text-on-deep in-data-rail:hidden"
              >
                <span className={cx(isUnread && unreadPill)}>
                  {formatCount(count)}
                  {isUnread && <span className="sr-only"> {news}</span>}
                </span>
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

export function SignOutButton() {
  return (
    <button type="button" onClick={signOut} title="Çıkış Yap" className={item}>
      <LogOut aria-hidden />
      <span className="in-data-rail:sr-only">Çıkış Yap</span>
    </button>
  );
}

/** Who is signed in, and the choice of light or dark. */
export function Me() {
  const user = useUser();
  const name = user?.name || user?.email || '';
  return (
    <div className="flex items-center gap-3 border-t border-line-deep px-3 pt-3 in-data-rail:flex-col-reverse in-data-rail:px-0">
      <Initials name={name} />
      <span className="min-w-0 flex-1 in-data-rail:sr-only">
        <b className="block truncate text-14 leading-[1.3]">{name}</b>
        <span className="text-13 text-on-deep-2">{user && ROLE_NAMES[user.role]}</span>
      </span>
      <ThemeMenu />
    </div>
  );
}

/** The panel's menu; as a rail it shows its icons alone. */
export function Sidebar({ rail = false }: { rail?: boolean }) {
  return (
    <aside
      data-rail={rail || undefined}
      className="on-deep sticky top-0 hidden h-dvh flex-col bg-deep px-3.5 pt-5 pb-3 text-on-deep data-rail:px-2.5 lg:flex"
    >
      <Link to={ADMIN} className="mb-4 px-2.5 in-data-rail:grid in-data-rail:justify-center">
        <Logo />
        <span className="sr-only">, panelin ilk ekranı</span>
      </Link>
      <nav aria-label="Panel" className="-m-1 min-h-0 flex-1 overflow-y-auto p-1">
        <NavList />
      </nav>
      <div className="grid gap-2 pt-2">
        <SignOutButton />
        <Me />
      </div>
    </aside>
  );
}
