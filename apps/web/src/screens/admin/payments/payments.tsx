import { AdminScreen } from '#web/features/admin/frame/admin-screen.tsx';
import { SkeletonScreen } from '#web/ui/seller/skeleton.tsx';
import { PaymentList } from './payment-list.tsx';

export const meta = () => [{ title: 'Payments' }];

/** Money that came by hand, or did not. */
export default function AdminPaymentsScreen() {
  return (
    <AdminScreen title="Payments" skeleton={<SkeletonScreen />}>
      {() => <PaymentList />}
    </AdminScreen>
  );
}
