import { countViewPath } from '@app/contracts/analytics/visits.endpoints';
import { type ReactNode, useEffect, useRef } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  useLocation,
  useNavigation,
  UNSAFE_useScrollRestoration as useScrollRestoration,
} from 'react-router';
import type { Route } from './+types/root.ts';
import { AppDataBlock } from './app-data.tsx';
import bootScript from './boot.ts?inline-script';
import { doWhatWaited } from './do-what-waited.ts';
import { useShownPage } from './features/catalog/keep-page-on-failure.ts';
import { PendingPage, usePendingShape } from './features/catalog/pending-page.tsx';
import iconUrl from './icon.svg?url';
import { isLoadedAsBuyer } from './lib/session/as-buyer.ts';
import { pageSheet } from './page-sheet.ts';
import { paths } from './paths.ts';
import { OfflineBanner } from './ui/offline-banner.tsx';
import { Toast } from './ui/toast.tsx';

// In the browser it is part of the document; in the scripts it would be downloaded twice.
const boot = import.meta.env.SSR ? bootScript : '';

export function Layout({ children }: { children: ReactNode }) {
  // A second language begins here, in `*.messages.ts` and in `lib/formatting/`.
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <Meta />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet */}
        <style suppressHydrationWarning dangerouslySetInnerHTML={{ __html: pageSheet }} />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#faf8f5" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#12100f" />
        <link rel="icon" href={iconUrl} />
        <Links />
        <noscript>
          <style>{'.needs-script{display:none}'}</style>
        </noscript>
      </head>
      <body>
        <a className="skip button button-brand" href="#main">
          Skip to the content
        </a>
        <OfflineBanner />
        {children}
        <Toast />
        {import.meta.env.DEV && <Scripts />}
        <AppDataBlock />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, the same on every page, allowed by its hash */}
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: boot }} />
      </body>
    </html>
  );
}

export default function App() {
  // The component would write an inline script; on a full load the browser restores the position.
  useScrollRestoration();
  usePageChange();
  useShownPage();
  useWaited();
  const busy = useNavigation().state !== 'idle';
  const pending = usePendingShape();
  return (
    <>
      {busy && <div className="progress" role="progressbar" aria-label="Loading" />}
      {pending ? <PendingPage shape={pending} /> : <Outlet />}
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />;
}

/** Does what a full load would do: moves the focus and counts the view. */
function usePageChange(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const main = document.getElementById('main');
    // A page whose address names a part has moved it there.
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
    countView();
  }, [pathname]);
}

/** The app runs, so nothing waits for it any more, on this page and on those that it leads to. */
function useWaited(): void {
  useEffect(doWhatWaited, []);
  useEffect(() => {
    const main = document.getElementById('main');
    if (main) main.dataset.come = '';
  });
}

/** The inline script has counted the first page; this sends the same. */
function countView(): void {
  const page = document.querySelector<HTMLElement>('[data-view]')?.dataset;
  if (!page?.shop || isLoadedAsBuyer) return;
  const body = new Blob([JSON.stringify({ videoId: page.video })], { type: 'application/json' });
  navigator.sendBeacon?.(countViewPath.replace(':handle', page.shop), body);
}

/** Never shows the error itself, which is in the server's log. */
function ErrorScreen({ error }: { error: unknown }) {
  const offline = typeof navigator !== 'undefined' && navigator.onLine === false;
  return (
    <main id="main" tabIndex={-1} className="wrap grid min-h-[80vh] place-content-center gap-4 py-16 text-center">
      <title>Something went wrong</title>
      <h1 className="text-xl font-bold">{offline ? 'No internet connection' : 'Something went wrong'}</h1>
      <p className="text-muted">{wordsFor(error, offline)}</p>
      <p className="flex justify-center gap-2">
        <button type="button" className="button button-brand needs-script" onClick={() => location.reload()}>
          Try again
        </button>
        <a className="button button-quiet" href={paths.home}>
          Return to Home
        </a>
      </p>
    </main>
  );
}

function wordsFor(error: unknown, offline: boolean): string {
  if (offline) return 'No internet connection. Please check your network and try again.';
  if (error instanceof TypeError) return 'Network error. Please check your internet connection and try again.';
  if (isRouteErrorResponse(error) && error.status < 500)
    return 'Client error. Please check your request and try again.';
  return 'Server error. Please try again in a few moments.';
}
