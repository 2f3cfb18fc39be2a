import { AdminScreen } from '#web/features/admin/frame/admin-screen.tsx';
import { SkeletonScreen } from '#web/ui/seller/skeleton.tsx';

export const meta = () => [{ title: 'Users' }];

export default function AdminUsersScreen() {
  return <AdminScreen title="Users">{() => <SkeletonScreen />}</AdminScreen>;
}
