import { Link } from 'react-router';
import { AdminScreen } from '#web/features/admin/frame/admin-screen.tsx';
import { adminPaths } from '#web/features/admin/session/admin-paths.ts';
import { isAtLeast } from '#web/features/admin/session/roles.ts';
import { OpenDifferences } from './comparison/open-differences.tsx';
import { PaymentList } from './payment-list.tsx';

export const meta = () => [{ title: 'Payments' }];

export default function AdminPaymentsScreen() {
  return (
    <AdminScreen
      title="Payments"
      actions={
        <Link className="button button-quiet" to={adminPaths.reconciliation} discover="none">
          <span>
            Compare<span className="max-md:sr-only"> with provider</span>
          </span>
        </Link>
      }
    >
      {({ role }) => (
        <>
          {isAtLeast(role, 'support') && <OpenDifferences />}
          <PaymentList />
        </>
      )}
    </AdminScreen>
  );
}
