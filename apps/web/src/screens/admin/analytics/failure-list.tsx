import type { AdminAnalytics } from '@app/contracts/admin/figures.schemas';
import { grouped } from '@app/contracts/messages/message-text';

import { Section } from '#web/ui/seller/section.tsx';
import { failureShare, failureWords } from './counters.ts';

export function FailureList({ data }: { data: AdminAnalytics }) {
  const reasons = [...data.failuresByReason].sort((left, right) => right.count - left.count);
  const most = Math.max(1, ...reasons.map(({ count }) => count));
  return (
    <Section title="Failed imports by reason" look="font-semibold" className="panel">
      <p className="text-sm text-muted">
        {failureShare(data.totals.importRuns, data.totals.importFailures)} in this period.
      </p>
      <ol className="mt-3 grid grid-cols-1 gap-3 empty:hidden">
        {reasons.map(({ reason, count }) => (
          <li key={reason} className="grid grid-cols-1 gap-1">
            <span className="flex items-baseline justify-between gap-3">
              <span className="min-w-0 wrap-anywhere">{failureWords(reason)}</span>
              <b className="flex-none">{grouped(count)}</b>
            </span>
            <span className="figure-bar">
              <span style={{ width: `${(count / most) * 100}%` }} />
            </span>
          </li>
        ))}
      </ol>
    </Section>
  );
}
