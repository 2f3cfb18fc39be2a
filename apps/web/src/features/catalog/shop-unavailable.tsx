import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { Icon } from '#web/ui/icon.tsx';
import { SiteBar, SiteFooter } from '#web/ui/site-bar.tsx';

export const unavailableTitle = 'This shop is unavailable';

/** In the place of all pages of a suspended shop. Why is its owner's to know: `children` has room for that. */
export function ShopUnavailable({ handle, children }: { handle: string; children?: ReactNode }) {
  return (
    <>
      <SiteBar />
      <main id="main" tabIndex={-1} className="flex flex-1 flex-col">
        <div className="wrap grid flex-1 place-content-center justify-items-center gap-4 py-16 text-center">
          <span className="grid size-20 place-items-center rounded-full bg-brand-soft text-brand">
            <Icon name="bag" size={36} />
          </span>
          <h1 className="text-xl leading-tight font-bold">{unavailableTitle}</h1>
          <p className="max-w-sm wrap-anywhere text-muted">
            The shop of @{handle} is not open at the moment. Please come back another time.
          </p>
          <Link className="button button-brand" to={paths.home} discover="none">
            Return to Home
          </Link>
        </div>
        {children}
      </main>
      <SiteFooter />
    </>
  );
}
