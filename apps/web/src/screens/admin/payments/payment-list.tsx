import type { AdminPayment } from '@app/contracts/admin/users.schemas';
import { useState } from 'react';
import { byAge, ListPages } from '#web/features/admin/list/list-pages.tsx';
import { NewData } from '#web/features/admin/list/new-data.tsx';
import { usePausedList } from '#web/features/admin/list/use-paused-list.ts';
import { adminPaymentsQuery } from '#web/features/admin/payments.api.ts';
import { AddressLink } from '#web/lib/address/address-link.tsx';
import { useAddress } from '#web/lib/address/use-address.ts';
import { counted } from '#web/lib/formatting/format.ts';
import { Answer, EmptyState } from '#web/ui/seller/states.tsx';
import { PaymentFilters } from './payment-filters.tsx';
import {
  filterWords,
  noFilter,
  type PaymentFilter,
  readBefore,
  readPaymentFilter,
  toAdminPaymentQuery,
  unreadableOf,
  withPaymentFilter,
} from './payment-query.ts';
import { PaymentTable } from './payment-table.tsx';

const outlineOf = ({ payments }: { payments: AdminPayment[] }) => payments.map(({ paymentId }) => paymentId).join(' ');

/** Payments of all states, in one list. What is asked for is in the address. */
export function PaymentList() {
  const { params } = useAddress();
  const unreadable = unreadableOf(params);
  if (unreadable === null) return <ReadableList />;
  return (
    <div className="grid grid-cols-1 gap-4">
      <PaymentFilters filter={readPaymentFilter(params)} />
      <EmptyState title="These payments cannot be shown" text={unreadable}>
        <ShowAll />
      </EmptyState>
    </div>
  );
}

function ReadableList() {
  const { params } = useAddress();
  const filter = readPaymentFilter(params);
  const before = readBefore(params);
  const asked = toAdminPaymentQuery(filter, before);
  // A decision taken here moves its payment at once; what others decide waits.
  const [round, setRound] = useState(0);
  const list = usePausedList(adminPaymentsQuery(asked), `${JSON.stringify(asked)} ${round}`, outlineOf);
  const takeDecision = async () => {
    await list.refetch();
    setRound((former) => former + 1);
  };
  return (
    <div className="grid grid-cols-1 gap-4">
      <PaymentFilters filter={filter} />
      <div role="status" className="flex items-center justify-between gap-2 text-sm text-muted">
        {list.shown &&
          counted(list.shown.payments.length, 'payment') + (list.shown.nextBefore ? ', and older ones' : '')}
        <NewData {...list} />
      </div>
      <Answer query={list.query} failed="Failed to load the payments" loading="Loading the payments" dims>
        {({ payments, nextBefore }) => (
          <>
            {payments.length === 0 ? (
              <NoPayments filter={filter} before={before} />
            ) : (
              <PaymentTable payments={payments} onDecided={takeDecision} />
            )}
            <ListPages label="Pages of payments" param="before" at={before} next={nextBefore} words={byAge} />
          </>
        )}
      </Answer>
    </div>
  );
}

function NoPayments({ filter, before }: { filter: PaymentFilter; before: string | null }) {
  const asked = filterWords(filter);
  if (before) return <EmptyState title="No older payments" text="There is nothing more to show." />;
  if (asked.length === 0) return <EmptyState title="No payments yet" text="Every payment of a seller appears here." />;
  if (filter.state === 'open' && asked.length === 1)
    return <EmptyState title="Nothing to decide" text="Payments by hand, and those that are stuck, appear here." />;
  return (
    <EmptyState title="No payment found" text={`No payment is ${asked.map(([, words]) => words).join(' and ')}.`}>
      <ShowAll />
    </EmptyState>
  );
}

const ShowAll = () => (
  <AddressLink className="button button-quiet" change={(now) => withPaymentFilter(now, noFilter)} toTop>
    Show all payments
  </AddressLink>
);
