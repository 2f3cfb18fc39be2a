import type { ProviderAnalytics } from '@app/contracts/admin/payments/payment-analytics.schemas';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { spanWords } from '#web/features/admin/format.ts';
import { providerName } from '#web/features/admin/provider-names.ts';
import { CounterTable } from '#web/features/analytics/counter-table.tsx';
import { formatPrice, grouped } from '#web/lib/formatting/format.ts';
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
    <Section title="Payments by provider" className="grid grid-cols-1 gap-3">
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
  return (
    <>
      <p className="text-sm text-muted">
        In the last {days} days. Revenue is what was paid in them less refunds; the rest is about payments started in
        them.
      </p>
      <CounterTable
        caption="Revenue, success and time to paid"
        head="Provider"
        columns={['Revenue', 'Started', 'Paid', 'Failed', 'Median time', '90 % within']}
      >
        {providers.map((one) => (
          <tr key={one.provider}>
            <th scope="row">{providerName(one.provider)}</th>
            <td>{formatPrice(one.revenueUgx)}</td>
            <td>{grouped(one.started)}</td>
            <td>{share(one.paid, one.started)}</td>
            <td>{share(one.failed, one.started)}</td>
            <td>{span(one.medianSecondsToPaid)}</td>
            <td>{span(one.slowSecondsToPaid)}</td>
          </tr>
        ))}
      </CounterTable>
      {failures.length > 0 && (
        <CounterTable caption="Why payments failed" head="Provider" columns={['Why', 'Payments']}>
          {failures.map(({ provider, reason, count }) => (
            <tr key={`${provider} ${reason}`}>
              <th scope="row">{providerName(provider)}</th>
              <td>{paymentFailureWords(reason)}</td>
              <td>{grouped(count)}</td>
            </tr>
          ))}
        </CounterTable>
      )}
    </>
  );
}

/** `12 (80%)`. */
const share = (part: number, whole: number) =>
  whole === 0 ? grouped(part) : `${grouped(part)} (${Math.round((part / whole) * 100)}%)`;

const span = (seconds: number | null) => (seconds === null ? 'none paid' : spanWords(seconds));
