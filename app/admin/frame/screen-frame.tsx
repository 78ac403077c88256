import { ArrowUpRight, Bell, Keyboard, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { findScreen, screenPath } from '../lib/screens.ts';
import { CONTENT, useRights } from '../lib/use-rights.ts';
import { buttonClass } from '../ui/button.tsx';
import { cx } from '../ui/cx.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { Tooltip } from '../ui/tooltip.tsx';
import { useCounts } from './nav.ts';
import { ReadOnlyNote } from './read-only-note.tsx';
import { usePanel } from './use-panel.ts';

/** The bell that leads to the unread messages. */
export function MessagesBell({ className }: { className?: string }) {
  const { messages: unread = 0 } = useCounts();
  const messages = findScreen('messages');
  if (!messages) return null;
  const label = unread > 0 ? `${unread} okunmamış mesaj` : 'Okunmamış mesaj yok';
  return (
    <Tooltip text={label}>
      <Link
        to={screenPath(messages.path)}
        aria-label={label}
        className={cx('relative grid size-11 place-items-center rounded-control', className)}
      >
        <Bell aria-hidden />
        {unread > 0 && (
          <span
            aria-hidden
            className="absolute top-2.5 right-2.5 size-2 rounded-full bg-coral ring-2 ring-paper-2"
          />
        )}
      </Link>
    </Tooltip>
  );
}

type ScreenFrameProps = {
  title: string;
  /** Beside the title: a state, a count. */
  aside?: ReactNode;
  /** Before the title: a way back. */
  before?: ReactNode;
  /** The one main action of the screen, for those who may change something. */
  action?: ReactNode;
  /** Whether everyone has something here to change. */
  isOpen?: boolean;
  children: ReactNode;
};

/** A screen: its title with search and main action on top, its content below. */
export function ScreenFrame({ title, aside, before, action, isOpen = false, children }: ScreenFrameProps) {
  const may = useRights();
  const { openPalette, openShortcuts } = usePanel();
  return (
    <>
      <header className="z-20 flex items-center gap-3 bg-paper-2 px-4 pt-5 lg:sticky lg:top-0 lg:h-16 lg:border-b lg:border-line lg:px-8 lg:pt-0">
        {before}
        <h1 className="text-21 font-semibold tracking-head">{title}</h1>
        {aside}
        <button
          type="button"
          onClick={openPalette}
          className="field-ring ml-auto flex min-h-11 w-76 min-w-0 shrink items-center gap-3 border-line-2! px-3.5 text-left text-ink-2 max-lg:hidden"
        >
          <Search aria-hidden />
          <span className="min-w-0 flex-1 truncate">Ürün, marka veya kod ara</span>
          <kbd className="flex-none text-13 whitespace-nowrap">Ctrl K</kbd>
        </button>
        <IconButton
          icon={Keyboard}
          label="Klavye kısayolları"
          onClick={openShortcuts}
          className="max-lg:hidden hover:bg-surface"
        />
        <MessagesBell className="max-lg:hidden hover:bg-surface" />
        <a
          href="/"
          target="_blank"
          rel="noreferrer"
          className={cx(buttonClass({ variant: 'ghost' }), 'bg-transparent max-lg:hidden')}
        >
          Siteyi gör
          <ArrowUpRight aria-hidden />
        </a>
        {action && may(CONTENT) && <div className="ml-auto lg:ml-0">{action}</div>}
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 px-4 pt-5 pb-28 lg:gap-5 lg:px-8 lg:pt-7 lg:pb-16">
        {!isOpen && <ReadOnlyNote right={CONTENT} />}
        {children}
      </div>
    </>
  );
}
