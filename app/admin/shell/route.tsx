import { useEffect, useState } from 'react';
import { type LinksFunction, type MetaFunction, Outlet, useMatches } from 'react-router';
import adminCss from '../../styles/admin.css?url';
import { PanelContext } from '../frame/use-panel.ts';
import { keepPlace } from '../lib/kept-place.ts';
import { useShortcut } from '../lib/shortcuts.ts';
import { cx } from '../ui/cx.ts';
import { keepFocus } from '../ui/focus-keeper.ts';
import { LayerContext } from '../ui/layer.ts';
import { Guard } from './guard.tsx';
import { CommandPalette } from './palette/command-palette.tsx';
import { BottomTabs, PhoneTop } from './phone-bars.tsx';
import { Providers } from './providers.tsx';
import { SessionDialog } from './session-dialog.tsx';
import { ShortcutDialog } from './shortcut-dialog.tsx';
import { Sidebar } from './sidebar.tsx';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: adminCss }];
export const meta: MetaFunction = () => [
  { title: 'Yönetim paneli' },
  { name: 'robots', content: 'noindex,nofollow' },
];

/** Whether the screen wants the width: its route says `handle = { rail: true }`. */
function useRail(): boolean {
  return useMatches().some(
    ({ handle }) => typeof handle === 'object' && handle !== null && 'rail' in handle && handle.rail === true,
  );
}

function Shell() {
  const rail = useRail();
  const [main, setMain] = useState<HTMLElement | null>(null);
  const [palette, setPalette] = useState(false);
  const [shortcuts, setShortcuts] = useState(false);
  useEffect(keepFocus, []);
  useEffect(keepPlace, []);
  useShortcut('mod+k', 'Ara, git ya da ekle', () => setPalette((open) => !open), 'always');
  useShortcut('?', 'Bu listeyi göster', () => setShortcuts(true));
  return (
    <PanelContext value={{ openPalette: () => setPalette(true), openShortcuts: () => setShortcuts(true) }}>
      <LayerContext value={main}>
        <a
          href="#icerik"
          className="sr-only z-50 rounded-control bg-surface px-4 py-3 font-semibold focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
        >
          İçeriğe geç
        </a>
        <div
          className={cx(
            'min-h-dvh lg:grid',
            rail ? 'lg:grid-cols-[4.25rem_minmax(0,1fr)]' : 'lg:grid-cols-[15.25rem_minmax(0,1fr)]',
          )}
        >
          <Sidebar rail={rail} />
          <PhoneTop />
          <main
            ref={setMain}
            id="icerik"
            aria-label="Panel içeriği"
            tabIndex={-1}
            className="min-w-0 outline-none"
          >
            <Outlet />
          </main>
        </div>
        <BottomTabs />
        {palette && <CommandPalette onClose={() => setPalette(false)} />}
        <ShortcutDialog open={shortcuts} onClose={() => setShortcuts(false)} />
        <SessionDialog />
      </LayerContext>
    </PanelContext>
  );
}

export default function AdminLayout() {
  return (
    <Providers>
      <Guard>
        <Shell />
      </Guard>
    </Providers>
  );
}
