import { SellerNav } from '#web/features/accounts/seller-nav.tsx';
import { useUser } from '#web/lib/session/use-session.ts';

/** The owner's ways from the own shop to the other screens. */
export default function OwnerBar() {
  return <SellerNav user={useUser()} />;
}
