import { AdminScreen } from '#web/features/admin/frame/admin-screen.tsx';
import { PaymentList } from '#web/features/admin/payments/payment-list.tsx';
import { SkeletonScreen } from '#web/ui/seller/skeleton.tsx';

export const meta = () => [{ title: 'Payments' }];

/** Money that came by hand, or did not. */
export default function AdminPaymentsScreen() {
  return (
    <AdminScreen title="Payments" skeleton={<SkeletonScreen />}>
      {() => <PaymentList />}
    </AdminScreen>
  );
}
