import type { AdminPaymentDetail } from '@app/contracts/admin/payments/payments.schemas';
import { useQuery } from '@tanstack/react-query';
import { CopySign } from '#web/features/admin/copy-sign.tsx';
import { DetailList } from '#web/features/admin/details/detail-list.tsx';
import { dayAndTime } from '#web/features/admin/format.ts';
import { networkNames } from '#web/features/billing/mobile-money.messages.ts';
import { Answer } from '#web/ui/seller/states.tsx';
import { paymentDetailQuery } from './payment-detail.api.ts';
import { lastAskedAt, saidWords } from './provider-answers.messages.ts';

/**
 * What a decision about a payment is compared with: who pays from which number, by which transaction, and what the
 * provider says. For support only, because it shows numbers; each reading is on the audit log.
 */
export function PaymentFacts({ reference }: { reference: string }) {
  const query = useQuery(paymentDetailQuery(reference));
  return (
    <Answer
      query={query}
      failed="Failed to load who pays"
      loading={<p className="text-sm text-muted">Loading who pays…</p>}
    >
      {(detail) => (
        <div className="payment-facts grid max-w-md gap-2 text-ink">
          <Said detail={detail} />
          <DetailList details={factsOf(detail)} />
        </div>
      )}
    </Answer>
  );
}

/** What the provider says, in one sentence; nothing for a payment by hand. */
export function Said({ detail }: { detail: AdminPaymentDetail }) {
  const words = saidWords(detail);
  const at = lastAskedAt(detail);
  return (
    words && (
      <p className="font-semibold wrap-anywhere">
        {words} {at && <span className="text-sm font-normal text-muted">asked {dayAndTime(at)}</span>}
      </p>
    )
  );
}

function factsOf({ payment, wallet, seller }: AdminPaymentDetail): Parameters<typeof DetailList>[0]['details'] {
  const { receipt, status, provider } = payment;
  const isPaid = status === 'paid';
  const payer = wallet && {
    number: wallet.phoneNumber,
    words: `${wallet.phoneNumber} (${networkNames[wallet.network]})`,
  };
  const own = seller?.phoneNumber;
  return [
    ['Payer', payer && <Copied key="payer" name="payer’s number" value={payer.number} words={payer.words} />],
    ['Shop', seller?.displayName ?? null],
    ['Seller’s number', own ? <Copied key="own" name="seller’s number" value={own} words={own} /> : seller && 'none'],
    [
      isPaid ? 'Transaction ID' : 'ID from the seller',
      receipt ? (
        <Copied key="receipt" name={`transaction ID ${receipt}`} value={receipt} words={receipt} />
      ) : provider === 'manual' ? (
        'not given yet'
      ) : null,
    ],
  ];
}

const Copied = ({ name, value, words }: { name: string; value: string; words: string }) => (
  <span className="flex items-center gap-x-1">
    <span className="min-w-0">{words}</span>
    <CopySign name={name} value={value} />
  </span>
);
