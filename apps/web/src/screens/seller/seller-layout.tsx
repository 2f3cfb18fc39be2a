import { Outlet } from 'react-router';
import { SellerProviders } from '#web/features/accounts/seller-providers.tsx';
import { sellerLinks } from '#web/lib/browser/seller-styles.ts';

/** Around every seller's screen: the sellers' style sheet, scripts that load at once, no search engine. */
export const links = sellerLinks;

export const handle = { loadsAtOnce: true };

export default function SellerLayout() {
  return (
    <SellerProviders>
      <meta name="robots" content="noindex" />
      <Outlet />
    </SellerProviders>
  );
}
