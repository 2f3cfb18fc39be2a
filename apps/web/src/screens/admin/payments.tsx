import { AdminScreen } from '#web/features/admin/frame/admin-screen.tsx';
import { SkeletonScreen } from '#web/ui/seller/skeleton.tsx';

export const meta = () => [{ title: 'Payments' }];

export default function AdminPaymentsScreen() {
  return <AdminScreen title="Payments">{() => <SkeletonScreen />}</AdminScreen>;
}
