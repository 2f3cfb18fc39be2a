import type { AdminPayment, AdminUserDetail } from '@app/contracts/admin/users.schemas';
import { grouped } from '@app/contracts/messages/message-text';
import { dayAndTime } from '#web/features/admin/format.ts';
import { importOutcomeWords } from '#web/features/admin/import-outcome.messages.ts';
import { statusName, trialEnds } from '#web/features/admin/users/user.messages.ts';
import { paymentStatusNames } from '#web/features/billing/mobile-money.messages.ts';
import { useNow } from '#web/lib/browser/use-now.ts';
import { formatDay, formatPrice } from '#web/lib/formatting/format.ts';

/** What a seller who calls mostly asks about. */
export function UserStrip({ user }: { user: AdminUserDetail }) {
  const nowMs = useNow(60_000);
  const { lastImport, productCount, payments } = user;
  const facts: [string, string][] = [
    ['Plan', planWords(user, nowMs)],
    ['Last payment', paymentWords(payments[0])],
    ['Products', grouped(productCount)],
    ['Last import', importWords(lastImport)],
  ];
  return (
    <dl className="user-strip">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function planWords(user: AdminUserDetail, nowMs: number): string {
  const { subscriptionStatus, subscriptionEndDate, complimentaryEndDate, trialEndDate } = user;
  const name = statusName(subscriptionStatus);
  if (subscriptionStatus === 'paid' && subscriptionEndDate) return `${name} until ${formatDay(subscriptionEndDate)}`;
  if (subscriptionStatus === 'active' && complimentaryEndDate) return `Free until ${formatDay(complimentaryEndDate)}`;
  if (subscriptionStatus === 'trial' && trialEndDate) return `${name}: ${trialEnds(trialEndDate, nowMs).toLowerCase()}`;
  return name;
}

function paymentWords(payment: AdminPayment | undefined): string {
  if (!payment) return 'none yet';
  const { amountUgx, status, paidAt, createdAt } = payment;
  return `${formatPrice(amountUgx)}, ${paymentStatusNames[status].toLowerCase()}, ${formatDay(paidAt ?? createdAt)}`;
}

function importWords(lastImport: AdminUserDetail['lastImport']): string {
  if (!lastImport) return 'none yet';
  const { finishedAt, outcome, reason } = lastImport;
  return finishedAt ? `${dayAndTime(finishedAt)}, ${importOutcomeWords(outcome, reason)}` : 'running';
}
