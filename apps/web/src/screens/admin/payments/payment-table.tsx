import type { AdminPayment } from '@app/contracts/admin/users.schemas';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { PaymentActions } from '#web/features/admin/actions/payment-actions.tsx';
import { CopySign } from '#web/features/admin/copy-sign.tsx';
import { dayAndTime } from '#web/features/admin/format.ts';
import { useAdmin } from '#web/features/admin/frame/require-admin.tsx';
import { type AdminColumn, AdminTable, NoValue } from '#web/features/admin/list/admin-table.tsx';
import { troubleName } from '#web/features/admin/payment/provider-answers.messages.ts';
import { providerName } from '#web/features/admin/provider-names.ts';
import { adminPaths } from '#web/features/admin/session/admin-paths.ts';
import { isAtLeast } from '#web/features/admin/session/roles.ts';
import { paymentStatusNames } from '#web/features/billing/mobile-money.messages.ts';
import { counted, formatPrice } from '#web/lib/formatting/format.ts';
import { Button } from '#web/ui/seller/button.tsx';
import { PaymentDetails } from './payment-details.tsx';

interface PaymentTableProps {
  payments: AdminPayment[];
  onDecided: () => void;
}

/** A payment that is alone in the list is open. */
export function PaymentTable({ payments, onDecided }: PaymentTableProps) {
  const { role } = useAdmin();
  const [opened, setOpened] = useState<Record<string, boolean>>({});
  const isOpen = ({ paymentId }: AdminPayment) => opened[paymentId] ?? payments.length === 1;
  const columns: AdminColumn<AdminPayment>[] = [
    ...factColumns,
    {
      head: 'Decide',
      isWide: true,
      cell: (payment) =>
        payment.needsDecision && isAtLeast(role, 'support') && payment.handle !== null && !isOpen(payment) ? (
          <div className="decide">
            <PaymentActions payment={payment} onDone={onDecided} />
          </div>
        ) : (
          <NoValue />
        ),
    },
    {
      head: 'Details',
      isAction: true,
      cell: (payment) => (
        <Button
          variant="text"
          aria-expanded={isOpen(payment)}
          aria-label={`Details of ${payment.reference}`}
          onClick={() => setOpened({ ...opened, [payment.paymentId]: !isOpen(payment) })}
        >
          Details
          {isOpen(payment) ? <ChevronUp size={18} aria-hidden="true" /> : <ChevronDown size={18} aria-hidden="true" />}
        </Button>
      ),
    },
  ];
  return (
    <AdminTable
      label="Payments"
      columns={columns}
      rows={payments}
      keyOf={({ paymentId }) => paymentId}
      below={(payment) => (isOpen(payment) ? <PaymentDetails payment={payment} onDecided={onDecided} /> : null)}
    />
  );
}

/** As the states of sellers look (users.css). */
const looks: Record<AdminPayment['status'], 'paid' | 'pending' | 'expired'> = {
  paid: 'paid',
  pending: 'pending',
  unknown: 'pending',
  lapsed: 'pending',
  failed: 'expired',
  refused: 'expired',
};

const factColumns: AdminColumn<AdminPayment>[] = [
  {
    head: 'Payment',
    cell: ({ reference, createdAt }) => (
      <span className="block md:py-2">
        <b className="tracking-wide">{reference}</b>
        <CopySign name={`reference ${reference}`} value={reference} />
        <span className="block text-sm text-muted">{dayAndTime(createdAt)}</span>
      </span>
    ),
  },
  {
    head: 'Seller',
    isPlain: true,
    cell: ({ handle, userId }) =>
      handle === null ? (
        <span className="text-muted">A deleted account</span>
      ) : (
        <Link className="inline-flex min-h-6 items-center underline" to={adminPaths.user(userId)} discover="none">
          @{handle}
        </Link>
      ),
  },
  {
    head: 'Amount',
    isPlain: true,
    cell: ({ amountUgx, months }) => (
      <span>
        <b className="whitespace-nowrap">{formatPrice(amountUgx)}</b>
        <span className="block text-sm text-muted">{counted(months, 'month')}</span>
      </span>
    ),
  },
  {
    head: 'State',
    isPlain: true,
    cell: (payment) => (
      <span>
        <span className={`status status-${payment.needsDecision ? 'trial' : looks[payment.status]}`}>
          {stateName(payment)}
        </span>
        {payment.trouble !== null && <span className="block text-sm">{troubleName(payment.trouble)}</span>}
        {payment.paidAt !== null && <span className="block text-sm text-muted">{dayAndTime(payment.paidAt)}</span>}
      </span>
    ),
  },
  {
    head: 'Paid by',
    isPlain: true,
    cell: ({ provider, receipt, status }) => (
      <span>
        {providerName(provider)}
        {receipt !== null && (
          <span className="block text-sm text-muted">
            {status === 'pending' || status === 'lapsed' ? 'Seller’s ID' : 'ID'} {receipt}
          </span>
        )}
      </span>
    ),
  },
];

/** A payment waits for two: its payer, or an administrator who looks for the money. */
function stateName({ status, needsDecision }: AdminPayment): string {
  if (status !== 'pending') return paymentStatusNames[status];
  return needsDecision ? 'To decide' : 'Waits for payer';
}
