import type { User } from '@app/contracts/accounts/accounts.schemas';
import type { Payment } from '@app/contracts/billing/billing.schemas';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { SellerScreen } from '#web/features/accounts/seller-frame.tsx';
import { paymentQuery } from '#web/features/billing/billing.api.ts';
import { howPaid, monthWords } from '#web/features/billing/mobile-money.messages.ts';
import { formatDay, formatPrice } from '#web/lib/formatting/format.ts';
import { productName } from '#web/lib/product-name.ts';
import { paths } from '#web/paths.ts';
import { Icon } from '#web/ui/icon.tsx';
import { ButtonLink } from '#web/ui/seller/button.tsx';
import { SkeletonScreen } from '#web/ui/seller/skeleton.tsx';
import { ErrorState } from '#web/ui/seller/states.tsx';
import { endMessage } from '#web/ui/seller/toasts.tsx';
import type { Route } from './+types/receipt.ts';
import { ShareReceipt } from './share-receipt.tsx';

export const meta = () => [{ title: 'Receipt' }];

export default function ReceiptScreen({ params: { reference } }: Route.ComponentProps) {
  const contents = (user: User) => <MyReceipt reference={reference} user={user} />;
  return (
    <SellerScreen title="Receipt" subscription="any" detached={contents}>
      {contents}
    </SellerScreen>
  );
}

export function MyReceipt({ reference, user }: { reference: string; user: Pick<User, 'handle'> }) {
  const { data: payment, error, refetch } = useQuery(paymentQuery(reference));
  // It would cover what the receipt says, too.
  useEffect(endMessage, []);
  return (
    <div className="grid max-w-md gap-4">
      <p className="no-print">
        <ButtonLink variant="text" to={paths.subscription}>
          <Icon name="back" />
          Back to your plan
        </ButtonLink>
      </p>
      {!payment && error && <ErrorState error={error} words="Failed to load the receipt" onRetry={refetch} />}
      {!payment && !error && <SkeletonScreen />}
      {payment && payment.status !== 'paid' && (
        <p className="panel" role="status">
          There is no receipt for {payment.reference}: this payment is not paid.
        </p>
      )}
      {payment?.status === 'paid' && <Paid reference={payment.reference} lines={receiptLines(payment, user.handle)} />}
    </div>
  );
}

function Paid({ reference, lines }: { reference: string; lines: [name: string, value: string][] }) {
  return (
    <>
      <dl className="panel grid gap-3">
        {lines.map(([name, value]) => (
          <div key={name}>
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="font-semibold wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <ShareReceipt reference={reference} lines={lines} />
    </>
  );
}

function receiptLines(payment: Payment, handle: string | null): [name: string, value: string][] {
  const { reference, months, amountUgx, receipt, paidAt, periodStartsAt, periodEndsAt } = payment;
  const lines: [string, string | null][] = [
    ['Receipt number', reference],
    ['Date', paidAt && formatDay(paidAt)],
    ['For', `${productName} Premium, ${monthWords(months)}`],
    ['Period', periodStartsAt && periodEndsAt && `${formatDay(periodStartsAt)} to ${formatDay(periodEndsAt)}`],
    ['Shop', handle && `@${handle}`],
    ['Amount', formatPrice(amountUgx)],
    ['Paid with', howPaid(payment)],
    ['Transaction ID', receipt],
  ];
  return lines.flatMap(([name, value]): [string, string][] => (value ? [[name, value]] : []));
}
