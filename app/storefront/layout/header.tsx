import { type MouseEvent, useEffect, useRef, useState } from 'react';
import type { LayoutView } from '../../../domain/pages/layout.ts';
import { OPEN } from '../quote/list-key.ts';
import { ArrowRight, ClipboardList, Menu, MessageCircle, X } from '../ui/icons.tsx';
import { Kept } from '../ui/kept.tsx';
import { SmartLink } from '../ui/smart-link.tsx';
import { Logo } from './logo.tsx';
import { SearchButton } from './search-button.tsx';

/** What the bar is made of; `pathname` is that of the page below it. */
type Props = {
  layout: Pick<LayoutView, 'company' | 'logo' | 'navigation' | 'chat'> & {
    footer: Pick<LayoutView['footer'], 'hours'>;
  };
  pathname: string;
};

const MENU_ID = 'menu';
/** Where the bar has room for the links themselves. */
const WIDE = '(min-width: 1100px)';

function ContactButton({ chat, large = false }: { chat: string | null; large?: boolean }) {
  if (!chat) return null;
  return (
    <a
      className={large ? 'btn btn-large' : 'btn btn-small header-contact'}
      href={chat}
      target="_blank"
      rel="noopener"
      aria-label="Bize Ulaşın (yeni sekmede WhatsApp)"
    >
      <MessageCircle aria-hidden />
      <span>Bize Ulaşın</span>
    </a>
  );
}

function MobileMenu({ layout, pathname }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = () => dialog.current?.close();
  useEffect(() => {
    if (pathname) dialog.current?.close();
  }, [pathname]);
  useEffect(() => {
    const menu = dialog.current;
    if (!menu) return;
    const wide = matchMedia(WIDE);
    const closeMenu = () => menu.close();
    const tell = () => setOpen(menu.open);
    wide.addEventListener('change', closeMenu);
    // React listens for this only on dialogs that it makes itself.
    menu.addEventListener('toggle', tell);
    return () => {
      wide.removeEventListener('change', closeMenu);
      menu.removeEventListener('toggle', tell);
    };
  }, []);
  function open({ currentTarget }: MouseEvent): void {
    if (!('commandForElement' in currentTarget) && !dialog.current?.open) dialog.current?.showModal();
  }
  return (
    <>
      {/* The command opens the menu before scripts have come, where the browser knows it. */}
      <button
        type="button"
        className="icon-btn header-burger"
        aria-label="Menüyü aç"
        aria-haspopup="dialog"
        aria-controls={MENU_ID}
        aria-expanded={isOpen}
        {...{ command: 'show-modal', commandfor: MENU_ID }}
        onClick={open}
      >
        <Menu aria-hidden />
      </button>
      <dialog ref={dialog} id={MENU_ID} className="menu" aria-label="Menü">
        <div className="menu-bar">
          <Logo name={layout.company} picture={layout.logo} />
          <form method="dialog">
            <button type="submit" className="icon-btn" aria-label="Menüyü kapat">
              <X aria-hidden />
            </button>
          </form>
        </div>
        <nav className="menu-links" aria-label="Mobil menü">
          {layout.navigation.map((link) => (
            <SmartLink key={`${link.name} ${link.url}`} to={link.url} at={pathname} onClick={close}>
              {link.name}
              <ArrowRight aria-hidden />
            </SmartLink>
          ))}
        </nav>
        <div className="menu-foot">
          <ContactButton chat={layout.chat} large />
          <p className="small muted">{layout.footer.hours}</p>
        </div>
      </dialog>
    </>
  );
}

function Bar({ layout, pathname }: Props) {
  return (
    <div className="wrap header-row">
      <Logo name={layout.company} picture={layout.logo} />
      <nav className="header-nav" aria-label="Ana menü" data-section="header/navigation">
        {layout.navigation.map((link) => (
          <SmartLink key={`${link.name} ${link.url}`} to={link.url} at={pathname}>
            {link.name}
          </SmartLink>
        ))}
      </nav>
      <div className="header-actions">
        <SearchButton pathname={pathname} />
        <button
          type="button"
          className="icon-btn header-list"
          aria-label="Teklif listesi"
          aria-haspopup="dialog"
          {...{ [OPEN]: '' }}
        >
          <ClipboardList aria-hidden />
        </button>
        <ContactButton chat={layout.chat} />
        <MobileMenu layout={layout} pathname={pathname} />
      </div>
    </div>
  );
}

/** The fixed bar at the top of every page. */
export function Header({ layout, pathname }: { layout: LayoutView; pathname: string }) {
  const { company, logo, navigation, chat, footer } = layout;
  return (
    <Kept
      as="header"
      className="header"
      data-section="header/logo"
      part={Bar}
      from={{ layout: { company, logo, navigation, chat, footer: { hours: footer.hours } }, pathname }}
    />
  );
}
