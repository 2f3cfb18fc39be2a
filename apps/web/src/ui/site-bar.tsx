import type { ReactNode } from 'react';
import { productName } from '#web/lib/product-name.ts';
import { paths } from '#web/paths.ts';
import { Icon } from './icon.tsx';
import { PageLink } from './page-link.tsx';

interface SiteBarProps {
  /** `inThisPage`: also where it is on the way, the app leads there with what this page holds in memory. */
  back?: { to: string; label: ReactNode; inThisPage?: boolean };
  children?: ReactNode;
}

export function SiteBar({ back, children }: SiteBarProps) {
  return (
    <header className="no-print border-b border-line bg-surface">
      <div className="wrap flex min-h-14 items-center justify-between gap-2 py-1">
        {back ? (
          // The inline script goes back in the history instead, where that page is on the way (boot.ts).
          <PageLink className={`${back.inThisPage ? '' : 'back '}button -ml-3 min-w-0 px-3 py-0`} to={back.to}>
            <Icon name="back" />
            {back.label}
          </PageLink>
        ) : (
          <Wordmark />
        )}
        <div className="flex flex-none gap-2">{children}</div>
      </div>
    </header>
  );
}

function Wordmark() {
  return (
    <PageLink className="inline-flex min-h-11 items-center gap-2 font-bold text-brand" to={paths.home}>
      <Icon name="bag" size={24} />
      {productName}
    </PageLink>
  );
}

export function SiteFooter({ children }: { children?: ReactNode }) {
  return (
    <footer className="no-print mt-auto border-t border-line py-4">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-6 text-sm text-muted">
        <Wordmark />
        {children}
        <p>Shops made from TikTok videos, in Uganda.</p>
      </div>
    </footer>
  );
}
