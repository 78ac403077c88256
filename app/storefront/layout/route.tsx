import { type ReactNode, useEffect, useRef } from 'react';
import {
  type LinksFunction,
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useNavigation,
  useRouteError,
  useRouteLoaderData,
} from 'react-router';
import type { LayoutView } from '../../../domain/pages/layout.ts';
import storefrontCss from '../../styles/storefront.css?url';
import laterCss from '../../styles/storefront-later.css?url';
import { CompareSlot } from '../compare/compare-slot.tsx';
import { forgetFirstHead, LAYOUT_ROUTE, pageHead } from '../lib/head.ts';
import { originOf, storefront } from '../lib/load.ts';
import { useTravel } from '../lib/use-travel.ts';
import { pageFromCopy } from '../offline/middleware.ts';
import { OfflineNote } from '../offline/note.tsx';
import { useRemembered } from '../offline/use-remembered.ts';
import { usePatched } from '../preview/patched.ts';
import { previewToken } from '../preview/token.ts';
import { usePreview } from '../preview/use-preview.ts';
import { QuoteSlot } from '../quote/quote-slot.tsx';
import type { Route } from './+types/route';
import { ChatButton } from './chat-button.tsx';
import { ErrorScreen, NOT_LOADED } from './error-screen.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { Toasts } from './toasts.tsx';

export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: storefrontCss },
  { rel: 'stylesheet', href: laterCss },
];

/** The head of the screen that stands in for a page; every page itself has one of its own. */
export const meta: Route.MetaFunction = ({ error, matches, location }) =>
  error ? pageHead(matches, { name: NOT_LOADED, path: location.pathname, hidden: true }) : [];

export async function loader({ context, request }: Route.LoaderArgs) {
  const layout = await storefront({ context }).layout(originOf({ context }));
  return { ...layout, preview: await previewToken({ context, request }) };
}

/** The frame stays as it is while the visitor moves about: each move asks for its page alone. */
export function shouldRevalidate({ defaultShouldRevalidate, formMethod }: ShouldRevalidateFunctionArgs) {
  return formMethod && formMethod !== 'GET' ? defaultShouldRevalidate : false;
}

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [pageFromCopy];

/** Puts the focus on the new page after a move, so that keyboards and readers start there. */
function useFocusOnMove(pathname: string): React.RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const first = useRef(pathname);
  useEffect(() => {
    if (first.current === pathname) return;
    first.current = pathname;
    forgetFirstHead();
    // Who turns pages goes on from the same arrow.
    if (document.activeElement?.closest('[data-keep-focus]')) return;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}

function Progress() {
  const { state } = useNavigation();
  return (
    <div className="progress no-print" data-busy={state !== 'idle' || undefined} role="status">
      {state === 'idle' ? null : <span className="hidden-visually">Yükleniyor...</span>}
    </div>
  );
}

function Frame({ layout, children }: { layout: LayoutView; children: ReactNode }) {
  const { pathname } = useLocation();
  const main = useFocusOnMove(pathname);
  return (
    <>
      {/* Painted when its content is there whole, which is when the foot begins: what is laid out half moves later. */}
      <link rel="expect" href="#kunye" blocking="render" />
      <a className="skip-link" href="#icerik">
        İçeriğe geç
      </a>
      <Header layout={layout} pathname={pathname} />
      <Progress />
      <main id="icerik" tabIndex={-1} ref={main}>
        {children}
      </main>
      <Footer footer={layout.footer} logo={layout.logo} />
      <ChatButton chat={layout.chat} />
      <Toasts />
      <QuoteSlot />
      <CompareSlot pathname={pathname} />
      <OfflineNote />
    </>
  );
}

export default function StorefrontLayout({ loaderData }: Route.ComponentProps) {
  const layout = usePatched('layout', loaderData);
  usePreview(loaderData.preview);
  useRemembered();
  useTravel();
  return (
    <Frame layout={layout}>
      <Outlet />
    </Frame>
  );
}

/** A page that could not be shown. The frame stands around it unless its own data is missing. */
export function ErrorBoundary() {
  const error = useRouteError();
  const layout = useRouteLoaderData<typeof loader>(LAYOUT_ROUTE);
  const screen = <ErrorScreen error={error} />;
  return layout ? <Frame layout={layout}>{screen}</Frame> : <main>{screen}</main>;
}
