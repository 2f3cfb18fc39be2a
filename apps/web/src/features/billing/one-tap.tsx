import type { PaidMonths, Subscription } from '@app/contracts/billing/billing.schemas';
import type { ReactNode } from 'react';
import { formatPrice } from '#web/lib/formatting/format.ts';
import { Button } from '#web/ui/seller/button.tsx';
import { localNumber, monthWords, walletNames } from './mobile-money.messages.ts';
import {
  chargeBody,
  isTimeToRenew,
  type KnownNumbers,
  type KnownWallet,
  knownWallets,
  usualMonths,
} from './payment-choice.ts';
import { ProveNumber } from './prove-number.tsx';
import { useSubscribe } from './use-subscribe.ts';

interface UsualPayment {
  months: PaidMonths;
  amountUgx: number;
  wallet: KnownWallet;
}

/** What one tap pays, as last time. Null if it is too early, without a wallet, or while a payment is open. */
export function usualPayment(subscription: Subscription, user: KnownNumbers): UsualPayment | null {
  const { payment, prices, priceUgx, lastPaid } = subscription;
  const [wallet] = knownWallets(subscription, user);
  const isOpen = payment?.status === 'pending' || payment?.status === 'unknown';
  if (!isTimeToRenew(subscription) || !lastPaid || !wallet || isOpen) return null;
  const months = usualMonths(subscription);
  return { months, wallet, amountUgx: prices.find((one) => one.months === months)?.amountUgx ?? priceUgx };
}

interface OneTapProps {
  usual: UsualPayment;
  onAsked?: () => void;
  children?: ReactNode;
}

export function OneTap({ usual: { months, amountUgx, wallet }, onAsked, children }: OneTapProps) {
  const { pay, pending, errors, failure } = useSubscribe(onAsked);
  return (
    <div className="grid justify-items-start gap-2">
      <div className="flex flex-wrap gap-2">
        <Button variant="brand" pending={pending} onClick={() => pay({ months, ...chargeBody(wallet) })}>
          Pay {formatPrice(amountUgx)}
        </Button>
        {children}
      </div>
      <div>
        <p className="text-sm text-muted">
          {monthWords(months)} from {walletNames[wallet.network]} {localNumber(wallet.phoneNumber)}. You approve it with
          your PIN.
        </p>
        <div role="alert">
          {errors.phoneNumber && <p className="text-sm font-semibold text-danger">{errors.phoneNumber}</p>}
        </div>
        <ProveNumber failure={failure} />
      </div>
    </div>
  );
}
