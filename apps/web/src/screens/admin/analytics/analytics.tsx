import { AdminScreen } from '#web/features/admin/frame/admin-screen.tsx';
import { SkeletonScreen } from '#web/ui/seller/skeleton.tsx';
import { AnalyticsView } from './analytics-view.tsx';
import { ApifyRuns } from './apify-runs.tsx';
import { ImportHealth } from './import-health.tsx';
import { PaymentTable } from './payment-table.tsx';

export const meta = () => [{ title: 'Analytics' }];

export default function AdminAnalyticsScreen() {
  return (
    <AdminScreen title="Analytics" skeleton={<SkeletonScreen panels={4} />}>
      {() => (
        <div className="grid grid-cols-1 gap-8">
          <AnalyticsView />
          <PaymentTable />
          <ImportHealth />
          <ApifyRuns />
        </div>
      )}
    </AdminScreen>
  );
}
