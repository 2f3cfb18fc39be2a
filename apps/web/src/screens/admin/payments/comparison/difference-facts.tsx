import type { PaymentDifference } from '@app/contracts/admin/payments/reconciliation.schemas';
import { useState } from 'react';
import { dayAndTime } from '#web/features/admin/format.ts';
import { adminPaths } from '#web/features/admin/session/admin-paths.ts';
import { paymentStatusNames } from '#web/features/billing/mobile-money.messages.ts';
import { formatPrice } from '#web/lib/formatting/format.ts';
import { withQuery } from '#web/paths.ts';
import { Button, ButtonLink } from '#web/ui/seller/button.tsx';
import { MarkDialog, type MarkedDifference } from './mark-dialog.tsx';
import { type DifferenceWords, lineStates, sumWords } from './reconciliation.messages.ts';

interface DifferenceFactsProps extends MarkedDifference {
  words: DifferenceWords;
}

/** Both sides of one difference, the way to what is done about it, and that it is done. */
export function DifferenceFacts(props: DifferenceFactsProps) {
  const { difference, words } = props;
  const { ours, theirs, done } = difference;
  const { name, work } = words;
  const [isMarking, setMarking] = useState(false);
  return (
    <div className="grid grid-cols-1 gap-2 border-line not-first:border-t not-first:pt-3">
      {done && (
        <p className="rounded-md bg-sunken p-3 wrap-anywhere">
          <b>Done</b> by {done.adminName}, {dayAndTime(done.at)}: “{done.note}”
        </p>
      )}
      <p className="wrap-anywhere">
        <b>Ours:</b>{' '}
        {ours
          ? `${ours.reference} · ${formatPrice(ours.amountUgx)} · ${stateOf(ours)} · started ${dayAndTime(ours.startedAt)}`
          : 'no such payment'}
      </p>
      {theirs.length === 0 ? (
        <p>
          <b>Theirs:</b> no such payment
        </p>
      ) : (
        theirs.map(({ named, transactionId, state, amount, currency, at }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is replaced as a whole
          <p key={index} className="wrap-anywhere">
            <b>Theirs:</b> {sumWords(amount, currency)} · {lineStates[state]} · {dayAndTime(at)}
            {transactionId && ` · transaction ID ${transactionId}`}
            {named && ` · reference ${named}`}
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
    </div>
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
