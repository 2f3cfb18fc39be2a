import { countViewPath } from '@app/contracts/analytics/visits.endpoints';
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  useLocation,
  useNavigation,
  UNSAFE_useScrollRestoration as useScrollRestoration,
} from 'react-router';
import { useShownPage } from '#web/features/catalog/keep-page-on-failure.ts';
import { PendingPage, usePendingShape } from '#web/features/catalog/pending-page.tsx';
import { ErrorScreen } from '#web/ui/error-screen.tsx';
import { OfflineBanner } from '#web/ui/offline-banner.tsx';
import { Toast } from '#web/ui/toast.tsx';
import type { Route } from './+types/root.ts';
import { AppDataBlock } from './app-data.tsx';
import bootScript from './boot.ts?inline-script';
import iconUrl from './icon.svg?url';
import stylesheet from './styles.css?inline';

// In the browser both are part of the document; in the scripts they would be downloaded twice.
const styles = import.meta.env.SSR ? inLatin1(stylesheet) : document.querySelector('style')?.textContent;
const boot = import.meta.env.SSR ? bootScript : '';

/** With CSS escapes, joined from single characters: one character beyond Latin-1 doubles a page in memory. */
function inLatin1(css: string): string {
  return Array.from(css, (sign) => (sign > '\xff' ? `\\${sign.codePointAt(0)?.toString(16)} ` : sign)).join('');
}

export function Layout({ children }: { children: ReactNode }) {
  // A second language begins here, in `*.messages.ts` and in `lib/formatting/`.
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <Meta />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet */}
        <style suppressHydrationWarning dangerouslySetInnerHTML={{ __html: styles ?? '' }} />
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
        {import.meta.env.DEV ? <Scripts /> : <AppDataBlock />}
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
    document.getElementById('main')?.focus({ preventScroll: true });
    countView();
  }, [pathname]);
}

/** The inline script has counted the first page; this sends the same. */
function countView(): void {
  const page = document.querySelector<HTMLElement>('[data-view]')?.dataset;
  if (!page?.shop) return;
  const body = new Blob([JSON.stringify({ videoId: page.video })], { type: 'application/json' });
  navigator.sendBeacon?.(countViewPath.replace(':handle', page.shop), body);
}
