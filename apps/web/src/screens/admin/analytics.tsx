import { AdminScreen } from '#web/features/admin/frame/admin-screen.tsx';
import { SkeletonScreen } from '#web/ui/seller/skeleton.tsx';

export const meta = () => [{ title: 'Analytics' }];

export default function AdminAnalyticsScreen() {
  return <AdminScreen title="Analytics">{() => <SkeletonScreen />}</AdminScreen>;
}
