import type { ProviderAnalytics } from '@app/contracts/admin/payments/payment-analytics.schemas';
import { grouped } from '@app/contracts/messages/message-text';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { spanWords } from '#web/features/admin/format.ts';
import { providerName } from '#web/features/admin/provider-names.ts';
import { CounterTable } from '#web/features/analytics/counter-table.tsx';
import { counted, formatPrice } from '#web/lib/formatting/format.ts';
import { Section } from '#web/ui/seller/section.tsx';
import { Answer } from '#web/ui/seller/states.tsx';
import { paymentAnalyticsQuery } from './analytics.api.ts';
import { readAnalyticsQuery } from './counters.ts';
import { paymentFailureWords } from './payment-failures.messages.ts';

export function PaymentTable() {
  const [params] = useSearchParams();
  const { days } = readAnalyticsQuery(params);
  const query = useQuery({ ...paymentAnalyticsQuery(days), placeholderData: keepPreviousData });
  return (
    <Section id="payments-by-provider" title="Payments by provider" className="grid grid-cols-1 gap-3">
      <Answer query={query} failed="Failed to load the payments" loading="Loading the payments">
        {({ providers }) => <Providers providers={providers} days={days} />}
      </Answer>
    </Section>
  );
}

function Providers({ providers, days }: { providers: ProviderAnalytics[]; days: number }) {
  if (providers.length === 0) return <p className="text-muted">No payments in the last {days} days.</p>;
  const failures = providers.flatMap(({ provider, failuresByReason }) =>
    failuresByReason.map((failure) => ({ provider, ...failure })),
  );
  const failedCount = providers.reduce((sum, { failed }) => sum + failed, 0);
  return (
    <>
      <p className="text-sm text-muted">
        In the last {days} days. Revenue is what was paid in them less refunds; the rest is about payments started in
        them. Other: it waits, its seller stopped it, or we refused it. Median time: half were paid in that time. 90 %
        within: nine of ten were.
      </p>
      <CounterTable
        caption="Revenue, success and time to paid"
        columns={[
          { head: 'Provider', cell: ({ provider }) => providerName(provider) },
          { head: 'Revenue', cell: ({ revenueUgx }) => formatPrice(revenueUgx) },
          { head: 'Started', cell: ({ started }) => grouped(started) },
          { head: 'Paid', cell: ({ paid, started }) => share(paid, started) },
          { head: 'Failed', cell: ({ failed, started }) => share(failed, started) },
          // What is left of those started, so that a line adds up.
          { head: 'Other', cell: (one) => share(one.started - one.paid - one.failed, one.started) },
          { head: 'Median time', cell: ({ medianSecondsToPaid }) => span(medianSecondsToPaid) },
          { head: '90 % within', cell: ({ slowSecondsToPaid }) => span(slowSecondsToPaid) },
        ]}
        rows={providers}
        keyOf={({ provider }) => provider}
      />
      {failures.length > 0 && (
        <Section
          title={`Why ${counted(failedCount, 'payment')} failed`}
          level="h3"
          look="mb-2 font-semibold"
          className="grid grid-cols-1"
        >
          <CounterTable
            caption="Failed payments by reason"
            columns={[
              { head: 'Provider', cell: ({ provider }) => providerName(provider) },
              { head: 'Why', cell: ({ reason }) => paymentFailureWords(reason) },
              { head: 'Payments', cell: ({ count }) => grouped(count) },
            ]}
            rows={failures}
            keyOf={({ provider, reason }) => `${provider} ${reason}`}
          />
        </Section>
      )}
    </>
  );
}

/** `12 (80%)`. */
const share = (part: number, whole: number) =>
  whole === 0 ? grouped(part) : `${grouped(part)} (${Math.round((part / whole) * 100)}%)`;

const span = (seconds: number | null) => (seconds === null ? 'none paid' : spanWords(seconds));
