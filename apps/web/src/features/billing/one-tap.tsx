import type { PaidMonths, SubscribeBody, Subscription } from '@app/contracts/billing/billing.schemas';
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
  usual: Omit<UsualPayment, 'wallet'> & { wallet: Omit<KnownWallet, 'name'> };
  /** What the button says before the sum. */
  words?: string;
  /** The same by another provider, which sellers do not know by name. */
  other?: SubscribeBody | null;
  /** Where the money of another payment may be on its way, paying is not what the screen asks for. */
  isQuiet?: boolean;
  onAsked?: () => void;
  children?: ReactNode;
}

export function OneTap({ usual, words = 'Pay', other, isQuiet = false, onAsked, children }: OneTapProps) {
  const { months, amountUgx, wallet } = usual;
  const { pay, pending, errors, failure } = useSubscribe(onAsked);
  return (
    <div className="grid justify-items-start gap-2">
      <div className="flex flex-wrap gap-2">
        <Button
          variant={isQuiet ? 'quiet' : 'brand'}
          pending={pending}
          onClick={() => pay({ months, ...chargeBody(wallet) })}
        >
          {words} {formatPrice(amountUgx)}
        </Button>
        {other && (
          <Button pending={pending} onClick={() => pay(other)}>
            Try another way to pay
          </Button>
        )}
        {children}
      </div>
      <div>
        <p className="text-sm text-muted">
          {monthWords(months)} from {walletNames[wallet.network]}{' '}
          <span className="whitespace-nowrap">{localNumber(wallet.phoneNumber)}</span>. You approve it with your PIN.
        </p>
        <div role="alert">
          {errors.phoneNumber && <p className="text-sm font-semibold text-danger">{errors.phoneNumber}</p>}
        </div>
        <ProveNumber failure={failure} />
      </div>
    </div>
  );
}
