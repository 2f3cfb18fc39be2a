import { AdminScreen } from '#web/features/admin/frame/admin-screen.tsx';
import { ReportQueue } from './report-queue.tsx';

export const meta = () => [{ title: 'Reports' }];

export default function AdminReportsScreen() {
  return <AdminScreen title="Reports">{() => <ReportQueue />}</AdminScreen>;
}
