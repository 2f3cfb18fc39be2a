import type { PaymentDifference, Reconciliation } from '@app/contracts/admin/payments/reconciliation.schemas';
import { Link } from 'react-router';
import { dayAndTime } from '#web/features/admin/format.ts';
import { adminPaths } from '#web/features/admin/session/admin-paths.ts';
import { paymentStatusNames } from '#web/features/billing/mobile-money.messages.ts';
import { counted, formatDay, formatPrice } from '#web/lib/formatting/format.ts';
import { withQuery } from '#web/paths.ts';
import { Section } from '#web/ui/seller/section.tsx';
import { differenceWords, lineStates, sumWords } from './reconciliation.messages.ts';

export function Differences({ found, title }: { found: Reconciliation; title: string }) {
  const { day, source, ours, theirs, differences, differenceCount } = found;
  return (
    <Section
      title={differenceCount === 0 ? 'Everything matches' : counted(differenceCount, 'difference')}
      className="grid grid-cols-1 gap-4"
    >
      <p className="text-muted">
        {formatDay(`${day}T00:00:00Z`)}: {counted(ours.count, 'payment')} paid here ({formatPrice(ours.amount)}),{' '}
        {grouped(theirs)} {source === 'list' ? `in the list of ${title}` : 'in the statement'}.
      </p>
      {differences.length > 0 && (
        <ul className="grid grid-cols-1 gap-4">
          {differences.map((difference, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list is replaced as a whole
            <li key={index} className="panel grid grid-cols-1 gap-2">
              <DifferenceCard difference={difference} />
            </li>
          ))}
        </ul>
      )}
      {differenceCount > differences.length && <p>These are the first {differences.length}.</p>}
    </Section>
  );
}

const grouped = ({ count, amount }: Reconciliation['theirs']) => `${count} (${formatPrice(amount)})`;

function DifferenceCard({ difference }: { difference: PaymentDifference }) {
  const { ours, theirs } = difference;
  const { name, advice } = differenceWords(difference);
  return (
    <>
      <h3 className="font-semibold">{name}</h3>
      <p className="rounded-md bg-sunken p-3">
        <b>What to do:</b> {advice}
      </p>
      <p>
        Ours:{' '}
        {ours ? (
          <>
            <PaymentLink ours={ours} /> · {formatPrice(ours.amountUgx)} · {stateOf(ours)} · started{' '}
            {dayAndTime(ours.startedAt)}
          </>
        ) : (
          'nothing by any of its names'
        )}
      </p>
      {theirs.length === 0 ? (
        <p>Theirs: nothing</p>
      ) : (
        theirs.map(({ named, transactionId, state, amount, currency, at }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is replaced as a whole
          <p key={index} className="wrap-anywhere">
            Theirs: {sumWords(amount, currency)} · {lineStates[state]} · {dayAndTime(at)}
            {transactionId && ` · transaction ID ${transactionId}`}
            {named && ` · for ${named}`}
          </p>
        ))
      )}
    </>
  );
}

type Ours = NonNullable<PaymentDifference['ours']>;

function PaymentLink({ ours: { reference, status } }: { ours: Ours }) {
  // The account is deleted: only the ledger knows of the payment.
  if (status === null) return <b>{reference}</b>;
  return (
    <Link
      className="inline-flex min-h-6 items-center font-bold underline"
      to={withQuery(adminPaths.payments, { search: reference })}
      discover="none"
    >
      {reference}
    </Link>
  );
}

function stateOf({ isPaid, status }: Ours): string {
  if (status === null) return isPaid ? 'Paid, of a deleted account' : 'Not paid, of a deleted account';
  return paymentStatusNames[status];
}
