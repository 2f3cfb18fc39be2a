import { AdminScreen } from '#web/features/admin/frame/admin-screen.tsx';
import { SkeletonScreen } from '#web/ui/seller/skeleton.tsx';

export const meta = () => [{ title: 'Admin Portal' }];

export default function AdminLoginScreen() {
  return <AdminScreen title="Admin Portal">{() => <SkeletonScreen />}</AdminScreen>;
}
