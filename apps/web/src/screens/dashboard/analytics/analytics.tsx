import { SellerScreen } from '#web/features/accounts/seller-frame.tsx';
import { OwnFiles } from '#web/screens/dashboard/csv/own-files.tsx';
import { Skeleton } from '#web/ui/seller/skeleton.tsx';
import { OwnAnalytics } from './own-analytics.tsx';

export const meta = () => [{ title: 'Statistics' }];

export default function AnalyticsScreen() {
  return (
    <SellerScreen title="Statistics" skeleton={<AnalyticsSkeleton />}>
      {(user) => (
        <div className="grid grid-cols-1 gap-6">
          <OwnAnalytics handle={user.shopHandle} />
          <OwnFiles handle={user.shopHandle} />
        </div>
      )}
    </SellerScreen>
  );
}

function AnalyticsSkeleton() {
  return (
    <div className="grid grid-cols-1 gap-6" role="status">
      <span className="sr-only">Loading your statistics</span>
      <Skeleton className="h-11 w-2/3" />
      <Skeleton className="h-75" />
      <Skeleton className="h-75" />
    </div>
  );
}
