import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { noindex } from '#web/features/sharing/share-head.ts';
import { paths } from '#web/paths.ts';
import { CenteredPage } from '#web/ui/centered-page.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { SiteBar, SiteFooter } from '#web/ui/site-bar.tsx';

interface MissingShopProps {
  handle: string;
  unavailable: boolean;
  children?: ReactNode;
}

export function MissingShop({ handle, unavailable, children }: MissingShopProps) {
  return unavailable ? <Unavailable handle={handle}>{children}</Unavailable> : <NoShop handle={handle} />;
}

/** `otherwise` is the title where the shop is not suspended. */
export const missingHead = (page: { unavailable: boolean } | undefined, otherwise = 'No products yet') => [
  { title: page?.unavailable ? unavailableTitle : otherwise },
  noindex,
];

const unavailableTitle = 'This shop is unavailable';

function NoShop({ handle }: { handle: string }) {
  return (
    <CenteredPage>
      <BagSign />
      <h1 className="text-xl leading-tight font-bold">No products yet</h1>
      <p className="max-w-sm wrap-anywhere text-muted">
        There is no shop for @{handle.replace(/^@/, '')} here. Check the link, or ask the seller for a new one.
      </p>
      <Link className="button button-brand" to={paths.howItWorks} discover="none">
        Learn How It Works
      </Link>
    </CenteredPage>
  );
}

function Unavailable({ handle, children }: { handle: string; children: ReactNode }) {
  return (
    <>
      <SiteBar />
      <main id="main" tabIndex={-1} className="flex flex-1 flex-col">
        <div className="wrap grid flex-1 place-content-center justify-items-center gap-4 py-16 text-center">
          <BagSign />
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

export function BagSign() {
  return (
    <span className="grid size-20 place-items-center rounded-full bg-brand-soft text-brand">
      <Icon name="bag" size={36} />
    </span>
  );
}
