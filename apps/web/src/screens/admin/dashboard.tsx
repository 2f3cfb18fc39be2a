import { AdminScreen } from '#web/features/admin/frame/admin-screen.tsx';
import { SkeletonScreen } from '#web/ui/seller/skeleton.tsx';

export const meta = () => [{ title: 'Admin Dashboard' }];

export default function AdminDashboardScreen() {
  return <AdminScreen title="Admin Dashboard">{() => <SkeletonScreen />}</AdminScreen>;
}
