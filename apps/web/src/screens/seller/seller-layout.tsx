import { useEffect } from 'react';
import { Outlet } from 'react-router';
import { SellerProviders } from '#web/features/accounts/seller-providers.tsx';
import { loadSellerStyles, sellerLinks } from '#web/lib/browser/seller-styles.ts';

/** Around every seller's screen: the sellers' style sheet, scripts that load at once, no search engine. */
export const links = sellerLinks;

export const handle = { loadsAtOnce: true };

export default function SellerLayout() {
  useEffect(() => keepLookOfMessages, []);
  return (
    <SellerProviders>
      <meta name="robots" content="noindex" />
      <Outlet />
    </SellerProviders>
  );
}

/** A message may stand on the visitors' page that comes next, which is without the sellers' sheet. */
function keepLookOfMessages(): void {
  // Without it the message can still be read.
  loadSellerStyles().catch(() => {});
}
