import type { ReactNode } from 'react';
import type { AdminAccount } from '#web/features/admin/session/admin-session.ts';
import { SkeletonScreen } from '#web/ui/seller/skeleton.tsx';
import { AdminFrame } from './admin-frame.tsx';
import { RequireAdmin } from './require-admin.tsx';

interface AdminScreenProps {
  title: string;
  /** Beside the heading, once signed in. */
  actions?: ReactNode;
  skeleton?: ReactNode;
  children: (admin: AdminAccount) => ReactNode;
}

/** Guard, bar, heading and contents. The bar is already in the server's HTML. */
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
