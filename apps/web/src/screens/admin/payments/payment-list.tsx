import type { AdminPayment } from '@app/contracts/admin/users.schemas';
import { maxPaymentSearchLength } from '@app/contracts/bounds';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { counted } from '#web/features/admin/format.ts';
import { OlderPages } from '#web/features/admin/older-pages.tsx';
import { adminPaymentsQuery } from '#web/features/admin/payments.api.ts';
import { usePausedUpdates } from '#web/features/admin/use-paused-updates.ts';
import { AddressLink } from '#web/lib/browser/address-link.tsx';
import { useAddress } from '#web/lib/browser/use-address.ts';
import { Button } from '#web/ui/seller/button.tsx';
import { SkeletonScreen } from '#web/ui/seller/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/ui/seller/states.tsx';
import { TextField } from '#web/ui/seller/text-field.tsx';
import { PaymentCard } from './payment-card.tsx';
import { type PaymentShow, paymentShowNames, readPaymentQuery, withPaymentQuery } from './payment-query.ts';

/** Payments that wait for somebody, and decided ones. State and search are in the address. */
export function PaymentList() {
  const { params } = useAddress();
  const query = readPaymentQuery(params);
  const { state, search, before } = query;
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...adminPaymentsQuery(query),
    placeholderData: keepPreviousData,
  });
  // A decision taken here moves its payment at once; what others decide waits.
  const [round, setRound] = useState(0);
  const { shown, isNewer, show } = usePausedUpdates(
    data,
    isPlaceholderData ? 'before' : `${state} ${before} ${round} ${search}`,
    (page) => page.payments.map(({ paymentId }) => paymentId).join(' '),
  );
  const takeDecision = async () => {
    await refetch();
    setRound((before) => before + 1);
  };
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <States chosen={state} />
        <ReferenceSearch key={search} search={search} />
      </div>
      <div role="status" className="flex items-center justify-between gap-2 text-sm text-muted">
        {shown && counted(shown.payments.length, 'payment') + (shown.nextBefore ? ', and older ones' : '')}
        {isNewer && (
          <Button variant="brand" onClick={show}>
            New data
          </Button>
        )}
      </div>
      {shown ? (
        <div className={isPlaceholderData ? 'opacity-60' : ''} aria-busy={isPlaceholderData}>
          <Payments payments={shown.payments} onDecided={takeDecision} />
          <OlderPages label="Pages of payments" before={before} nextBefore={shown.nextBefore} />
        </div>
      ) : error ? (
        <ErrorState error={error} words="Failed to load the payments" onRetry={refetch} />
      ) : (
        <SkeletonScreen label="Loading the payments" />
      )}
    </div>
  );
}

function States({ chosen }: { chosen: PaymentShow }) {
  return (
    <nav className="flex gap-2" aria-label="Which payments">
      {(Object.entries(paymentShowNames) as [PaymentShow, string][]).map(([state, name]) => (
        <AddressLink
          key={state}
          className="chip"
          change={(now) => withPaymentQuery(now, { state })}
          aria-current={state === chosen ? 'true' : undefined}
          toTop
        >
          {name}
        </AddressLink>
      ))}
    </nav>
  );
}

function ReferenceSearch({ search }: { search: string }) {
  const { change } = useAddress();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('search') ?? '').trim();
    change((now) => withPaymentQuery(now, { search: typed }));
  };
  return (
    <search>
      <form className="flex items-end gap-2" onSubmit={submit}>
        <TextField
          label="Reference or receipt"
          type="search"
          name="search"
          placeholder="DK-7F3K9Q"
          defaultValue={search}
          maxLength={maxPaymentSearchLength}
          autoComplete="off"
          autoCapitalize="characters"
          enterKeyHint="search"
        />
        <Button type="submit" className="mb-1 flex-none">
          <Search size={18} aria-hidden="true" />
          Search
        </Button>
      </form>
    </search>
  );
}

function Payments({ payments, onDecided }: { payments: AdminPayment[]; onDecided: () => void }) {
  const { params } = useAddress();
  const { state, search, before } = readPaymentQuery(params);
  const other = state === 'open' ? 'decided' : 'open';
  if (payments.length > 0)
    return (
      <ul className="grid grid-cols-1 gap-4">
        {payments.map((payment) => (
          <PaymentCard key={payment.paymentId} payment={payment} onDecided={onDecided} />
        ))}
      </ul>
    );
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
