import { ArrowUpRight, CirclePlus, Menu as MenuIcon, Plus, Search } from 'lucide-react';
import { useState } from 'react';
import { Link, NavLink } from 'react-router';
import { Logo } from '../frame/logo.tsx';
import { screenIcon } from '../frame/nav.ts';
import { MessagesBell } from '../frame/screen-frame.tsx';
import { usePanel } from '../frame/use-panel.ts';
import { ADMIN } from '../lib/admin-paths.ts';
import { screenPath, screens } from '../lib/screens.ts';
import { cx } from '../ui/cx.ts';
import { Dialog } from '../ui/dialog.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Me, NavList, SignOutButton } from './sidebar.tsx';

export function PhoneTop() {
  const { openPalette } = usePanel();
  return (
    <nav
      aria-label="Üst çubuk"
      className="on-deep sticky top-0 z-30 flex h-16 items-center bg-deep pr-2 pl-4 text-on-deep lg:hidden"
    >
      <Link to={ADMIN} className="mr-auto min-w-0">
        <Logo />
        <span className="sr-only">, panelin ilk ekranı</span>
      </Link>
      <IconButton icon={Search} label="Ara" plain onClick={openPalette} className="hover:bg-deep-2" />
      <MessagesBell className="hover:bg-deep-2" />
    </nav>
  );
}

const tab =
  'grid min-h-14 flex-1 justify-items-center content-center gap-[3px] px-1 py-2 text-12 font-medium text-ink-2 -outline-offset-2 aria-[current=page]:font-semibold aria-[current=page]:text-primary aria-[current=page]:shadow-[inset_0_2px_0_var(--primary)]';

function CreateSheet({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title="Ekle" size="s">
      <ul className="grid gap-1">
        {screens.map(
          (screen) =>
            screen.create && (
              <li key={screen.id}>
                <Link
                  to={`${screenPath(screen.path)}?new=1`}
                  onClick={onClose}
                  className="flex min-h-13 items-center gap-3 rounded-control px-3 font-semibold hover:bg-surface-2"
                >
                  <Plus aria-hidden className="text-teal" />
                  {screen.create}
                </Link>
              </li>
            ),
        )}
      </ul>
    </Dialog>
  );
}

function MenuSheet({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title="Menü" sheet>
      <div className="on-deep -mx-5 -my-5 grid min-h-full content-start gap-3 bg-deep px-3.5 py-4 text-on-deep sm:-mx-6">
        <nav aria-label="Panelin tümü">
          <NavList onNavigate={onClose} />
        </nav>
        <div className="grid gap-3 border-t border-line-deep pt-3">
          <a
            href="/"
            target="_blank"
            rel="noreferrer"
            className="flex min-h-11 items-center gap-3 rounded-control px-3 font-medium text-on-deep-2"
          >
            <ArrowUpRight aria-hidden />
            Siteyi gör
          </a>
          <SignOutButton />
          <Me />
        </div>
      </div>
    </Dialog>
  );
}

/** The phone's way about: Panel, Ürünler, Ekle, Kataloglar, Menü. */
export function BottomTabs() {
  const [sheet, setSheet] = useState<'create' | 'menu' | null>(null);
  const links = screens
    .filter((screen) => screen.tab)
    .map(({ id, path, tab: label }) => {
      const Icon = screenIcon(id);
      return (
        <NavLink key={id} to={screenPath(path)} end={path === ''} className={tab}>
          <Icon aria-hidden />
          {label}
        </NavLink>
      );
    });
  return (
    <>
      <nav
        aria-label="Hızlı geçiş"
        className={cx(
          'fixed inset-x-0 bottom-0 z-30 flex border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden',
        )}
      >
        {links.slice(0, 2)}
        <button type="button" className={tab} onClick={() => setSheet('create')}>
          <CirclePlus aria-hidden />
          Ekle
        </button>
        {links.slice(2)}
        <button type="button" className={tab} onClick={() => setSheet('menu')}>
          <MenuIcon aria-hidden />
          Menü
        </button>
      </nav>
      {sheet === 'create' && <CreateSheet onClose={() => setSheet(null)} />}
      {sheet === 'menu' && <MenuSheet onClose={() => setSheet(null)} />}
    </>
  );
}
