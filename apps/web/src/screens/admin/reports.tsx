import { AdminScreen } from '#web/features/admin/frame/admin-screen.tsx';
import { ReportQueue } from '#web/features/admin/reports/report-queue.tsx';
import { SkeletonScreen } from '#web/ui/seller/skeleton.tsx';

export const meta = () => [{ title: 'Reports' }];

/** What buyers reported. */
export default function AdminReportsScreen() {
  return (
    <AdminScreen title="Reports" skeleton={<SkeletonScreen />}>
      {() => <ReportQueue />}
    </AdminScreen>
  );
}
