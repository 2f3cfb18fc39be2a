import type { BillingContext } from '#server/billing/billing.context.ts';
import { countDifferences } from '#server/billing/reconciliation/reconciliations.queries.ts';
import type { Metrics } from '#server/platform/http/metrics.ts';
import { countTroubled, countWaiting } from './mobile-payments.queries.ts';

export function addPaymentMetrics(metrics: Metrics, { db, ways }: BillingContext): void {
  metrics.gauge('dukalink_payments_stuck', 'Payments that only a person can put right', ['trouble'], async () =>
    (await countTroubled(db)).map(({ trouble, count }) => ({ labels: { trouble }, value: count })),
  );
  metrics.gauge('dukalink_payments_waiting', 'Payments whose provider is asked', ['provider'], async () =>
    (await countWaiting(db)).map(({ provider, count }) => ({ labels: { provider }, value: count })),
  );
  const differences = "Payments that differ from a provider's books";
  metrics.gauge('dukalink_payment_differences', differences, ['provider'], async () =>
    (await countDifferences(db)).map(({ provider, count }) => ({ labels: { provider }, value: count })),
  );
  // 0: never. A provider without a list is compared by statements alone, which an administrator uploads.
  const comparedAt = 'When the books were compared last';
  metrics.gauge('dukalink_payments_compared_at_seconds', comparedAt, ['provider'], async () => {
    const compared = new Map((await countDifferences(db)).map((one) => [one.provider, one.comparedAtSeconds]));
    return ways.mobile.map(({ provider: { name: provider } }) => ({
      labels: { provider },
      value: compared.get(provider) ?? 0,
    }));
  });
  metrics.gauge('dukalink_payment_provider_open', '1 while a provider is left alone', ['provider'], async () =>
    ways.mobile.map(({ provider, health }) => ({
      labels: { provider: provider.name },
      value: health.isUsable() ? 0 : 1,
    })),
  );
}
