import type { User } from '@app/contracts/accounts/accounts.schemas';
import type { Subscription } from '@app/contracts/billing/billing.schemas';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';

interface ConfirmFirstProps {
  user: Pick<User, 'handle' | 'confirmedAt'>;
  subscription: Pick<Subscription, 'canPay' | 'payment'>;
}

/** A shop that was never confirmed can be lost with its handle and its paid months. Blocks no payment. */
export function ConfirmFirst({ user: { handle, confirmedAt }, subscription: { canPay, payment } }: ConfirmFirstProps) {
  if (handle === null || confirmedAt !== null || !canPay || payment?.status === 'pending') return null;
  return (
    <p className="wrap-anywhere">
      Confirm that @{handle} is yours. Then your shop and its paid months are safe.{' '}
      <Link className="text-brand underline" to={paths.settingsOf('tiktok')} discover="none">
        Confirm in your settings
      </Link>
    </p>
  );
}
