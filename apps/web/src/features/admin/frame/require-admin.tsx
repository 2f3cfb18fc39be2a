import { createContext, type ReactNode, useContext } from 'react';
import { useLocation } from 'react-router';
import { adminLoginPath, adminPaths } from '#web/features/admin/session/admin-paths.ts';
import { type AdminAccount, type AdminSession, useAdminSession } from '#web/features/admin/session/admin-session.ts';
import { checkAdminSession } from '#web/features/admin/session/renew-token.ts';
import { paths } from '#web/paths.ts';
import { ErrorState, Redirect } from '#web/ui/seller/states.tsx';

const AdminContext = createContext<AdminAccount | null>(null);

/** Throws outside of a guarded screen. */
export function useAdmin(): AdminAccount {
  const admin = useContext(AdminContext);
  if (!admin) throw new Error('useAdmin() stands outside of RequireAdmin');
  return admin;
}

interface RequireAdminProps {
  /** Also rendered on the server, where no one is signed in. */
  frame: (admin: AdminAccount | null, contents: ReactNode) => ReactNode;
  skeleton: ReactNode;
  children: (admin: AdminAccount) => ReactNode;
}

/**
 * Redirects to /admin/login and back without a session, and to /admin/settings before a required second factor is set up.
 * The server guards its calls by itself.
 */
export function RequireAdmin({ frame, skeleton, children }: RequireAdminProps) {
  const session = useAdminSession();
  const admin = session.status === 'signed-in' ? session.admin : null;
  return (
    <AdminContext value={admin}>
      {frame(admin, <Contents session={session} skeleton={skeleton} contents={children} />)}
    </AdminContext>
  );
}

interface ContentsProps {
  session: AdminSession;
  skeleton: ReactNode;
  contents: (admin: AdminAccount) => ReactNode;
}

function Contents({ session, skeleton, contents }: ContentsProps) {
  const { pathname, search } = useLocation();
  if (session.status === 'unknown') return skeleton;
  if (session.status === 'unreachable') return <ErrorState error={session.error} onRetry={checkAdminSession} />;
  if (session.status === 'signed-out') {
    const to = session.end === 'asked' ? paths.adminLogin : adminLoginPath(pathname + search);
    return <Redirect to={to} skeleton={skeleton} />;
  }
  const { admin } = session;
  if (admin.mustSetUpSecondFactor && pathname !== adminPaths.settings)
    return <Redirect to={adminPaths.settings} skeleton={skeleton} />;
  return contents(admin);
}
