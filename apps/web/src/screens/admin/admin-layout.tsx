import { Outlet } from 'react-router';
import adminCss from '#web/admin.css?url';
import { AdminProviders } from './admin-providers.tsx';

export const links = () => [{ rel: 'stylesheet', href: adminCss }];

export const handle = { loadsAtOnce: true };

export default function AdminLayout() {
  return (
    <AdminProviders>
      <meta name="robots" content="noindex" />
      <Outlet />
    </AdminProviders>
  );
}
