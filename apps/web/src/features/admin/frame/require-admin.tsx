import { createContext, type ReactNode, useContext } from 'react';
import { Navigate, useLocation } from 'react-router';
import { adminLoginPath, adminPaths } from '#web/features/admin/session/admin-paths.ts';
import { type AdminAccount, type AdminSession, useAdminSession } from '#web/features/admin/session/admin-session.ts';
import { checkAdminSession } from '#web/features/admin/session/renew-token.ts';
import { paths } from '#web/paths.ts';
import { ErrorState } from '#web/ui/seller/states.tsx';

const AdminContext = createContext<AdminAccount | null>(null);

/** Who is signed in, on a guarded screen. */
export function useAdmin(): AdminAccount {
  const admin = useContext(AdminContext);
  if (!admin) throw new Error('useAdmin() stands outside of RequireAdmin');
  return admin;
}

interface RequireAdminProps {
  /** The screen around its contents; also sent by the server, where nobody is known. */
  frame: (admin: AdminAccount | null, contents: ReactNode) => ReactNode;
  /** What stands there until it is known who is there. */
  skeleton: ReactNode;
  children: (admin: AdminAccount) => ReactNode;
}

/**
 * A guarded screen: without a session it leads to /admin/login and back again, and before the second factor that an
 * owner requires to /admin/settings. The server guards its calls by itself; this guards against dead ends.
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
    return <LeadTo to={to} meanwhile={skeleton} />;
  }
  const { admin } = session;
  if (admin.mustSetUpSecondFactor && pathname !== adminPaths.settings)
    return <LeadTo to={adminPaths.settings} meanwhile={skeleton} />;
  return contents(admin);
}

function LeadTo({ to, meanwhile }: { to: string; meanwhile: ReactNode }) {
  return (
    <>
      {meanwhile}
      <Navigate to={to} replace />
    </>
  );
}
