import { checkAdminPayment } from '@app/contracts/admin/payments/payments.endpoints';
import type { AdminPaymentDetail } from '@app/contracts/admin/payments/payments.schemas';
import type { AdminPayment } from '@app/contracts/admin/users.schemas';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DetailList } from '#web/features/admin/details/detail-list.tsx';
import { dayAndTime } from '#web/features/admin/format.ts';
import { paymentDetailQuery } from '#web/features/admin/payment/payment-detail.api.ts';
import { Said } from '#web/features/admin/payment/payment-facts.tsx';
import {
  answerWords,
  requestWords,
  saidWords,
  troubleWords,
} from '#web/features/admin/payment/provider-answers.messages.ts';
import { providerName } from '#web/features/admin/provider-names.ts';
import { callAdmin } from '#web/features/admin/session/call-admin.ts';
import { networkNames, paymentStatusNames } from '#web/features/billing/mobile-money.messages.ts';
import { useSubmit } from '#web/features/forms/use-submit.ts';
import { counted } from '#web/lib/formatting/format.ts';
import { queryClient } from '#web/lib/requests/query-client.ts';
import { Button } from '#web/ui/seller/button.tsx';
import { Dialog } from '#web/ui/seller/dialog.tsx';
import { Answer } from '#web/ui/seller/states.tsx';
import { showInfo } from '#web/ui/seller/toasts.tsx';

interface ProviderAnswersProps {
  payment: AdminPayment;
  /** The payment may have changed. */
  onAsked: () => void;
}

/** Behind a button, because each reading is on the audit log. */
export function ProviderAnswers({ payment: { reference, status }, onAsked }: ProviderAnswersProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant={status === 'paid' ? 'quiet' : 'brand'}
        aria-label={`What the provider said about ${reference}`}
        onClick={() => setOpen(true)}
      >
        What the provider said
      </Button>
      {isOpen && (
        <Dialog open onOpenChange={setOpen} title={`Payment ${reference}`}>
          <Answers reference={reference} onAsked={onAsked} />
        </Dialog>
      )}
    </>
  );
}

function Answers({ reference, onAsked }: { reference: string; onAsked: () => void }) {
  const query = useQuery(paymentDetailQuery(reference));
  const { submit, pending } = useSubmit({
    send: async () => {
      const { message, data: asked } = await callAdmin(checkAdminPayment, { params: { reference } });
      queryClient().setQueryData(paymentDetailQuery(reference).queryKey, asked);
      showInfo(saidWords(asked) ?? message);
      onAsked();
    },
    failed: 'Failed to ask the provider',
  });
  return (
    <Answer query={query} failed="Failed to load the payment" loading="Loading the payment">
      {(detail) => (
        <div className="grid grid-cols-1 gap-4">
          <Said detail={detail} />
          {detail.payment.trouble !== null && <p className="notice mb-0">{troubleWords(detail.payment.trouble)}</p>}
          <Facts detail={detail} />
          {detail.payment.status !== 'paid' && (
            <div>
              <Button variant="brand" pending={pending} onClick={submit}>
                Ask the provider now
              </Button>
            </div>
          )}
          <RawAnswers answers={detail.answers} />
        </div>
      )}
    </Answer>
  );
}

function Facts({
  detail: { payment, wallet, providerReference, acceptedAt, nextCheckAt },
}: {
  detail: AdminPaymentDetail;
}) {
  return (
    <DetailList
      details={[
        ['Provider', providerName(payment.provider)],
        ['State', paymentStatusNames[payment.status]],
        ['Payer', wallet && `${wallet.phoneNumber} (${networkNames[wallet.network]})`],
        ['Transaction ID', payment.receipt],
        ['Provider’s reference', providerReference],
        ['Taken by the provider', acceptedAt && dayAndTime(acceptedAt)],
        ['Next check', nextCheckAt && (Date.parse(nextCheckAt) > Date.now() ? dayAndTime(nextCheckAt) : 'due now')],
      ]}
    />
  );
}

function RawAnswers({ answers }: { answers: AdminPaymentDetail['answers'] }) {
  if (answers.length === 0)
    return <p className="text-sm text-muted">Nothing is kept. Answers are deleted after 30 days.</p>;
  return (
    <details>
      <summary className="cursor-pointer py-2.5 font-semibold">
        Technical: {counted(answers.length, 'answer')} word for word
      </summary>
      <ol className="grid grid-cols-1 gap-3" aria-label="Answers, newest first">
        {answers.map(({ request, httpStatus, body, at }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is replaced as a whole
          <li key={index} className="grid grid-cols-1 gap-1 border-t border-line pt-3">
            <p className="text-sm">
              <b>{requestWords(request)}</b> ·{' '}
              {[answerWords(httpStatus, request), dayAndTime(at)].filter(Boolean).join(' · ')}
            </p>
            {body !== '' && <code className="text-sm wrap-anywhere text-muted">{body}</code>}
          </li>
        ))}
      </ol>
    </details>
  );
}
