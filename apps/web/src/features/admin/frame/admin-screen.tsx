import type { ReactNode } from 'react';
import type { AdminAccount } from '#web/features/admin/session/admin-session.ts';
import { SkeletonScreen } from '#web/ui/seller/skeleton.tsx';
import { AdminFrame } from './admin-frame.tsx';
import { RequireAdmin } from './require-admin.tsx';

interface AdminScreenProps {
  /** The screen's heading. */
  title: string;
  /** Beside the heading: Refresh for example. Shown to who is signed in. */
  actions?: ReactNode;
  /** What stands below the heading until it is known who is there. */
  skeleton?: ReactNode;
  children: (admin: AdminAccount) => ReactNode;
}

/** A whole administrator's screen: guard, bar, heading, contents. The bar stands in the server's HTML already. */
export function AdminScreen({ title, actions, skeleton = <SkeletonScreen />, children }: AdminScreenProps) {
  return (
    <RequireAdmin
      skeleton={skeleton}
      frame={(admin, contents) => (
        <AdminFrame admin={admin} title={title} actions={admin && actions}>
          {contents}
        </AdminFrame>
      )}
    >
      {children}
    </RequireAdmin>
  );
}
