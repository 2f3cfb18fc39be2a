import type { AdminPayment } from '@app/contracts/admin/users.schemas';
import { maxPaymentSearchLength } from '@app/contracts/bounds';
import { useState } from 'react';
import { counted } from '#web/features/admin/format.ts';
import { byAge, ListPages } from '#web/features/admin/list/list-pages.tsx';
import { NewData } from '#web/features/admin/list/new-data.tsx';
import { SearchForm } from '#web/features/admin/list/search-form.tsx';
import { usePausedList } from '#web/features/admin/list/use-paused-list.ts';
import { adminPaymentsQuery } from '#web/features/admin/payments.api.ts';
import { AddressChips } from '#web/lib/browser/address-chips.tsx';
import { AddressLink } from '#web/lib/browser/address-link.tsx';
import { useAddress } from '#web/lib/browser/use-address.ts';
import { Answer, EmptyState } from '#web/ui/seller/states.tsx';
import { PaymentCard } from './payment-card.tsx';
import { type PaymentQuery, paymentShowNames, readPaymentQuery, withPaymentQuery } from './payment-query.ts';

const outlineOf = ({ payments }: { payments: AdminPayment[] }) => payments.map(({ paymentId }) => paymentId).join(' ');

/** Payments that wait for a decision, and decided ones. State and search are in the address. */
export function PaymentList() {
  const { params, change } = useAddress();
  const asked = readPaymentQuery(params);
  const { state, search, before } = asked;
  // A decision taken here moves its payment at once; what others decide waits.
  const [round, setRound] = useState(0);
  const list = usePausedList(adminPaymentsQuery(asked), `${state} ${before} ${round} ${search}`, outlineOf);
  const takeDecision = async () => {
    await list.refetch();
    setRound((former) => former + 1);
  };
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <AddressChips
          label="Which payments"
          className="flex gap-2"
          names={paymentShowNames}
          chosen={state}
          changeTo={(next) => (now) => withPaymentQuery(now, { state: next })}
          toTop
        />
        <search>
          <SearchForm
            label="Reference or receipt"
            placeholder="DK-7F3K9Q"
            defaultValue={search}
            maxLength={maxPaymentSearchLength}
            autoComplete="off"
            autoCapitalize="characters"
            onSearch={(typed) => change((now) => withPaymentQuery(now, { search: typed }))}
          />
        </search>
      </div>
      <div role="status" className="flex items-center justify-between gap-2 text-sm text-muted">
        {list.shown &&
          counted(list.shown.payments.length, 'payment') + (list.shown.nextBefore ? ', and older ones' : '')}
        <NewData {...list} />
      </div>
      <Answer query={list.query} failed="Failed to load the payments" loading="Loading the payments" dims>
        {({ payments, nextBefore }) => (
          <>
            {payments.length === 0 ? (
              <NoPayments {...asked} />
            ) : (
              <ul className="grid grid-cols-1 gap-4">
                {payments.map((payment) => (
                  <PaymentCard key={payment.paymentId} payment={payment} onDecided={takeDecision} />
                ))}
              </ul>
            )}
            <ListPages label="Pages of payments" param="before" at={before} next={nextBefore} words={byAge} />
          </>
        )}
      </Answer>
    </div>
  );
}

function NoPayments({ state, search, before }: PaymentQuery) {
  const other = state === 'open' ? 'decided' : 'open';
  if (search)
    return (
      <EmptyState title="No payment found" text={`No reference or receipt here has “${search}” in it.`}>
        <AddressLink className="button button-quiet" change={(now) => withPaymentQuery(now, { state: other })} toTop>
          Look among {other === 'open' ? 'open' : 'decided'} ones
        </AddressLink>
      </EmptyState>
    );
  if (before) return <EmptyState title="No older payments" text="There is nothing more to show." />;
  return (
    <EmptyState
      title={state === 'open' ? 'No payment is waiting' : 'Nothing decided yet'}
      text={
        state === 'open'
          ? 'Here you see payments still waiting for money, and those that ran out less than 30 days ago.'
          : 'Here you see paid and refused payments.'
      }
    />
  );
}
