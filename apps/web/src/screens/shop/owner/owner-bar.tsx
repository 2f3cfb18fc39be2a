import { SellerNav } from '#web/features/accounts/seller-nav.tsx';
import { useUser } from '#web/lib/session/use-session.ts';

export default function OwnerBar() {
  return <SellerNav user={useUser()} />;
}
