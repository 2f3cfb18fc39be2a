import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { AdminScreen } from '#web/features/admin/frame/admin-screen.tsx';
import { adminPaths } from '#web/features/admin/session/admin-paths.ts';
import { isAtLeast } from '#web/features/admin/session/roles.ts';
import { EmptyState } from '#web/ui/seller/states.tsx';
import { Books } from './books.tsx';

export const meta = () => [{ title: 'Compare payments' }];

export default function AdminReconciliationScreen() {
  return (
    <AdminScreen
      title="Compare with a provider"
      actions={
        <Link className="button button-quiet max-md:px-3" to={adminPaths.payments} discover="none">
          <ArrowLeft size={18} aria-hidden="true" />
          <span className="max-md:sr-only">Payments</span>
        </Link>
      }
    >
      {({ role }) =>
        isAtLeast(role, 'support') ? (
          <>
            <p className="mb-4 max-w-prose text-muted">
              Choose a day: we compare its payments here with those of the provider, and say what to do about each
              difference. Comparing changes no payment.
            </p>
            <Books />
          </>
        ) : (
          <EmptyState title="Not for viewers" text="Support and owners compare payments." />
        )
      }
    </AdminScreen>
  );
}
