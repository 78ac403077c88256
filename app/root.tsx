import { type ReactNode, useContext, useEffect } from 'react';
import {
  isRouteErrorResponse,
  Links,
  type LinksFunction,
  Meta,
  type MetaFunction,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteError,
} from 'react-router';
import latin from '../fonts/turkish-latin.woff2?url';
import latinExt from '../fonts/turkish-latin-ext.woff2?url&no-inline';
import { ALIVE } from './loading/early.ts';
import { FirstPicture } from './loading/first-picture.ts';
import { layOutTheRest } from './loading/first-screen.ts';
import { script as footScript } from './loading/foot-script.ts?script';
import { script as headScript } from './loading/head-script.ts?script';
import { LaterLinks } from './loading/later-links.tsx';
import { LaterScripts } from './loading/later-scripts.tsx';
import { ownStyles } from './loading/own-styles.ts';
import { ScriptMark } from './loading/script-mark.ts';
import { useTheme } from './shared/theme.ts';
import { useRetry } from './shared/use-retry.ts';

/** Stated before any stylesheet: which of them comes first is the bundler's affair, and differs from page to page. */
const LAYERS = '@layer properties, theme, reset, base, elements, components, pages, utilities;';

export const links: LinksFunction = () => [
  { rel: 'preload', href: latin, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'preload', href: latinExt, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'icon', href: '/icon-32.png', sizes: '32x32', type: 'image/png' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
];

const BAR_COLORS = { light: '#FBF9F5', dark: '#071917' } as const;

/** The colour of the browser's own bars: as the device wants it, or as chosen. */
function BarColors() {
  const theme = useTheme();
  return (['light', 'dark'] as const).map((scheme) => (
    <meta
      key={scheme}
      name="theme-color"
      media={`(prefers-color-scheme: ${scheme})`}
      content={BAR_COLORS[theme === 'system' ? scheme : theme]}
    />
  ));
}

/** They have run by the time the browser asks for what the page is made of. */
const OWN_SCRIPTS = import.meta.env.SSR ? { head: headScript, foot: footScript } : { head: '', foot: '' };

const NOT_LOADED = 'Sayfa yüklenemedi';

/** Of the screen of `ErrorBoundary` alone: every page has a head of its own. */
export const meta: MetaFunction = ({ error }) => (error ? [{ title: NOT_LOADED }] : []);

export function Layout({ children }: { children: ReactNode }) {
  const matches = useMatches();
  const isPublic = matches.some(({ id }) => id.startsWith('storefront/'));
  // In the browser the router's own scripts take the place of what the server made of them.
  const isHeldBack = import.meta.env.SSR && import.meta.env.PROD && isPublic;
  const mark = useContext(ScriptMark);
  const hasPicture = useContext(FirstPicture) !== undefined;
  return (
    <html lang="tr" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <BarColors />
        <style>{LAYERS}</style>
        <script nonce={mark} suppressHydrationWarning>
          {OWN_SCRIPTS.head}
        </script>
        <Meta />
        {isHeldBack ? (
          <LaterLinks styles={ownStyles(matches, hasPicture ? 'first' : 'own')} isAllLater={hasPicture} />
        ) : (
          <Links />
        )}
      </head>
      <body>
        {children}
        <ScrollRestoration />
        {isHeldBack ? <LaterScripts /> : <Scripts />}
        <script nonce={mark} suppressHydrationWarning>
          {OWN_SCRIPTS.foot}
        </script>
      </body>
    </html>
  );
}

export default function Root() {
  useEffect(() => {
    window.dispatchEvent(new Event(ALIVE));
    layOutTheRest();
  }, []);
  return <Outlet />;
}

/** Only what fails outside both layouts comes here: it stands without their styles. */
export function ErrorBoundary() {
  const error = useRouteError();
  const { retry, isBusy } = useRetry();
  const detail = isRouteErrorResponse(error) ? `HTTP error! status: ${error.status}` : 'An error occurred';
  return (
    <main style={{ maxWidth: '36rem', margin: '20vh auto', padding: '0 1.25rem', fontFamily: 'system-ui' }}>
      <h1>{NOT_LOADED}</h1>
      <p>Bir sorun oluştu. Birazdan yeniden deneyin.</p>
      <p>
        <small>{detail}</small>
      </p>
      <p>
        <button type="button" aria-disabled={isBusy} onClick={retry}>
          Tekrar Dene
        </button>
      </p>
    </main>
  );
}
