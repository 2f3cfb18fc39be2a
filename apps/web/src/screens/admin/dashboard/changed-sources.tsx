import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { timeOrDay } from '#web/features/admin/format.ts';
import { healthQuery } from '#web/features/admin/import-health.api.ts';
import { doorName } from '#web/features/admin/import-health.messages.ts';
import { adminPaths } from '#web/features/admin/session/admin-paths.ts';
import { useNow } from '#web/lib/browser/use-now.ts';

export function ChangedSources() {
  const { data } = useQuery(healthQuery());
  const nowMs = useNow(30_000);
  const asked = (data?.sources ?? []).filter(({ enabled }) => enabled);
  const changed = asked.flatMap(({ doors }) =>
    doors.flatMap((door) => (door.out ? [`${doorName(door)}, since ${timeOrDay(door.out.since, nowMs)}`] : [])),
  );
  if (changed.length === 0) return null;
  return (
    <p className="notice" role="status">
      <span>
        TikTok has changed what we read ({changed.join('; ')}). Shops are read another way where possible.{' '}
        <Link className="font-semibold underline" to={adminPaths.analytics} discover="none">
          Look at the sources
        </Link>
      </span>
    </p>
  );
}
