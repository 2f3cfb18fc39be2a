import { useEffect } from 'react';
import { Outlet } from 'react-router';
import { SellerProviders } from '#web/features/accounts/seller-providers.tsx';
import { loadSellerStyles, sellerLinks } from '#web/lib/browser/seller-styles.ts';

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

/** A message may outlive the screen and stand on a visitors' page without the sellers' sheet. */
function keepLookOfMessages(): void {
  // The message is readable without it.
  loadSellerStyles().catch(() => {});
}
