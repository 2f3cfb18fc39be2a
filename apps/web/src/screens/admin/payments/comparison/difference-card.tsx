import type { PaymentDifference } from '@app/contracts/admin/payments/reconciliation.schemas';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { dayAndTime, kampalaDate } from '#web/features/admin/format.ts';
import { adminPaths } from '#web/features/admin/session/admin-paths.ts';
import { paymentStatusNames } from '#web/features/billing/mobile-money.messages.ts';
import { formatPrice } from '#web/lib/formatting/format.ts';
import { withQuery } from '#web/paths.ts';
import { Button, ButtonLink } from '#web/ui/seller/button.tsx';
import { type DifferenceCardProps, MarkDialog } from './mark-dialog.tsx';
import { differenceWords, lineStates, sumWords } from './reconciliation.messages.ts';

/** What differs, what to do, the way to do it, and that it is done. */
export function DifferenceCard(props: DifferenceCardProps) {
  const { difference, day } = props;
  const { ours, theirs, done } = difference;
  const { name, advice, work } = differenceWords(difference, day, kampalaDate(Date.now()));
  const [isMarking, setMarking] = useState(false);
  return (
    <>
      <h3 className="flex items-center gap-2 font-semibold">
        {done && <Check size={18} aria-hidden="true" className="flex-none" />}
        {name}
      </h3>
      {done ? (
        <p className="rounded-md bg-sunken p-3 wrap-anywhere">
          <b>Done</b> by {done.adminName}, {dayAndTime(done.at)}: “{done.note}”
        </p>
      ) : (
        <p className="rounded-md bg-sunken p-3">
          <b>What to do:</b> {advice}
        </p>
      )}
      <p className="wrap-anywhere">
        Ours:{' '}
        {ours
          ? `${ours.reference} · ${formatPrice(ours.amountUgx)} · ${stateOf(ours)} · started ${dayAndTime(ours.startedAt)}`
          : 'nothing by any of its names'}
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
      <div className="flex flex-wrap gap-2">
        {!done && <Way ours={ours} work={work} />}
        <Button
          variant={done ? 'text' : 'quiet'}
          aria-label={`${done ? 'Not done after all' : 'Mark as done'}: ${name}${ours ? `, ${ours.reference}` : ''}`}
          onClick={() => setMarking(true)}
        >
          {done ? 'Not done after all' : 'Mark as done'}
        </Button>
      </div>
      {isMarking && <MarkDialog {...props} name={name} onClose={() => setMarking(false)} />}
    </>
  );
}

/** To the payment, or to the seller for whom the money is recorded. */
function Way({ ours, work }: Pick<PaymentDifference, 'ours'> & { work: string }) {
  if (!ours) return <ButtonLink to={adminPaths.users}>{work}</ButtonLink>;
  // The account is deleted: only the ledger knows of the payment.
  if (ours.status === null) return null;
  return (
    <ButtonLink to={withQuery(adminPaths.payments, { search: ours.reference })}>
      {work} {ours.reference}
    </ButtonLink>
  );
}

function stateOf({ isPaid, status }: NonNullable<PaymentDifference['ours']>): string {
  if (status === null) return isPaid ? 'Paid, of a deleted account' : 'Not paid, of a deleted account';
  return paymentStatusNames[status];
}
