import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AdminScreen } from '#web/features/admin/frame/admin-screen.tsx';
import { healthQuery } from '#web/features/admin/import-health.api.ts';
import { isHealthBad } from '#web/features/admin/import-health.messages.ts';
import { SkeletonScreen } from '#web/ui/seller/skeleton.tsx';
import { AnalyticsView } from './analytics-view.tsx';
import { ApifyRuns } from './apify-runs.tsx';
import { ImportHealth } from './import-health.tsx';
import { PaymentTable } from './payment-table.tsx';

export const meta = () => [{ title: 'Analytics' }];

export default function AdminAnalyticsScreen() {
  return (
    <AdminScreen title="Analytics" skeleton={<SkeletonScreen panels={4} />}>
      {() => <Analytics />}
    </AdminScreen>
  );
}

const parts = [
  ['payments-by-provider', 'Payments'],
  ['health', 'Import health'],
] as const;

/** Health comes first when it is bad, as it was when the screen opened: nothing moves while someone reads. */
function Analytics() {
  const { data } = useQuery(healthQuery());
  const [isBad, setBad] = useState<boolean | null>(null);
  if (isBad === null && data) setBad(isHealthBad(data));
  return (
    <div className="grid grid-cols-1 gap-8">
      <nav aria-label="On this page" className="-mb-4 flex flex-wrap items-center gap-x-3 text-sm text-muted">
        Jump to
        {parts.map(([id, name]) => (
          <a key={id} href={`#${id}`} className="inline-flex min-h-11 items-center text-brand underline">
            {name}
          </a>
        ))}
      </nav>
      {isBad && <ImportHealth />}
      <AnalyticsView />
      <PaymentTable />
      {!isBad && <ImportHealth />}
      <ApifyRuns />
    </div>
  );
}
