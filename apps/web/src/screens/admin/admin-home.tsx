import { redirect } from 'react-router';
import { adminPaths } from '#web/features/admin/session/admin-paths.ts';

export const loader = () => redirect(adminPaths.dashboard);

/** Never rendered. */
export default function AdminHome() {
  return null;
}
