import type { AdminPayment } from '@app/contracts/admin/users.schemas';
import { useQuery } from '@tanstack/react-query';
import { PaymentActions } from '#web/features/admin/actions/payment-actions.tsx';
import { receiptWords } from '#web/features/admin/details/user-payments.tsx';
import { dayAndTime } from '#web/features/admin/format.ts';
import { useAdmin } from '#web/features/admin/frame/require-admin.tsx';
import { paymentDetailQuery } from '#web/features/admin/payment/payment-detail.api.ts';
import { PaymentFacts } from '#web/features/admin/payment/payment-facts.tsx';
import { troubleWords } from '#web/features/admin/payment/provider-answers.messages.ts';
import { providerName } from '#web/features/admin/provider-names.ts';
import { isAtLeast } from '#web/features/admin/session/roles.ts';
import { formatDay } from '#web/lib/formatting/format.ts';
import { ProviderAnswers } from './provider-answers.tsx';

/** Below a payment of the list: what happened to it, and what can be done. */
export function PaymentDetails({ payment, onDecided }: { payment: AdminPayment; onDecided: () => void }) {
  const { role } = useAdmin();
  const { reference, provider, status, handle, trouble } = payment;
  const mayAct = isAtLeast(role, 'support');
  const { isPending } = useQuery({ ...paymentDetailQuery(reference), enabled: mayAct });
  return (
    <div className="grid gap-2 rounded-md bg-sunken p-3">
      {trouble !== null && !mayAct && <p className="font-semibold">{troubleWords(trouble)}</p>}
      {mayAct && <PaymentFacts reference={reference} />}
      <p className="text-sm text-muted wrap-anywhere">{historyOf(payment)}</p>
      {mayAct && provider !== 'manual' && status === 'pending' && (
        <p className="notice mb-0">
          {providerName(provider)} may still collect this money. Read what it said, or compare with its portal, before
          you confirm or refuse.
        </p>
      )}
      {/* Below what the decision is compared with: beside "Loading" they would be pressed blindly, and move. */}
      {mayAct && !isPending && (
        <div className="flex flex-wrap items-end gap-2">
          {provider !== 'manual' && <ProviderAnswers payment={payment} onAsked={onDecided} />}
          {handle !== null && <PaymentActions payment={payment} onDone={onDecided} />}
        </div>
      )}
    </div>
  );
}

function historyOf(payment: AdminPayment): string {
  const { provider, createdAt, lapsesAt, status, paidAt, periodStartsAt, periodEndsAt, refusedReason } = payment;
  return [
    `Started on ${dayAndTime(createdAt)} (${providerName(provider)})`,
    status === 'pending' && `open until ${dayAndTime(lapsesAt)}`,
    status === 'lapsed' && `ran out on ${dayAndTime(lapsesAt)}`,
    receiptWords(payment),
    paidAt && `paid on ${dayAndTime(paidAt)}`,
    periodStartsAt && periodEndsAt && `covers ${formatDay(periodStartsAt)} to ${formatDay(periodEndsAt)}`,
    (status === 'refused' || status === 'failed') && refusedReason && `the seller was told: “${refusedReason}”`,
  ]
    .filter(Boolean)
    .join(' · ');
}
