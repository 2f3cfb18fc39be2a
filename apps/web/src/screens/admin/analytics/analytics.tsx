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

/** Health comes first when it is bad, as it was when the screen opened: nothing moves while someone reads. */
function Analytics() {
  const { data } = useQuery(healthQuery());
  const [isBad, setBad] = useState<boolean | null>(null);
  if (isBad === null && data) setBad(isHealthBad(data));
  return (
    <div className="grid grid-cols-1 gap-8">
      {isBad && <ImportHealth />}
      <AnalyticsView />
      <PaymentTable />
      {!isBad && <ImportHealth />}
      <ApifyRuns />
    </div>
  );
}
