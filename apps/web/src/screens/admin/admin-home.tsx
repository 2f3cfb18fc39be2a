import { redirect } from 'react-router';
import { paths } from '#web/paths.ts';

export const loader = () => redirect(paths.adminDashboard);

/** Never seen: `/admin` is only another name for the dashboard. */
export default function AdminHome() {
  return null;
}
