import { AdminScreen } from '#web/features/admin/frame/admin-screen.tsx';
import { SkeletonScreen } from '#web/ui/seller/skeleton.tsx';

export const meta = () => [{ title: 'Settings' }];

export default function AdminSettingsScreen() {
  return <AdminScreen title="Settings">{() => <SkeletonScreen />}</AdminScreen>;
}
