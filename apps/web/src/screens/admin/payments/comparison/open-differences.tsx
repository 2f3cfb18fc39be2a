import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { adminPaths } from '#web/features/admin/session/admin-paths.ts';
import { counted } from '#web/lib/formatting/format.ts';
import { booksQuery } from './reconciliation.api.ts';

/** Nothing where the books agree. */
export function OpenDifferences() {
  const { data } = useQuery(booksQuery());
  if (!data || data.open.length === 0) return null;
  return (
    <p className="notice mb-2">
      <span>
        Our payments and a provider’s differ, or could not be compared, on {counted(data.open.length, 'day')}.{' '}
        <Link className="font-semibold underline" to={adminPaths.reconciliation} discover="none">
          Look at them
        </Link>
      </span>
    </p>
  );
}
