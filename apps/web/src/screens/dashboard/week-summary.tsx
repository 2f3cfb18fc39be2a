import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { counted } from '#web/lib/formatting/format.ts';
import { paths, withQuery } from '#web/paths.ts';
import { analyticsQuery } from './analytics/analytics.api.ts';

const days = 7;

/** What buyers did this week, in one line that leads to the statistics. */
export function WeekSummary({ handle }: { handle: string }) {
  const { data } = useQuery(analyticsQuery(handle, days));
  if (!data) return null;
  return (
    <Link
      className="-my-2 flex min-h-11 items-center justify-between gap-2 text-sm"
      to={withQuery(paths.analytics, { days: String(days) })}
      discover="none"
    >
      <span>
        <span className="text-muted">{days} days:</span> {counted(data.totals.views, 'view')},{' '}
        {counted(data.totals.whatsapp, 'chat')}
      </span>
      <ChevronRight size={18} className="flex-none text-muted" aria-hidden="true" />
    </Link>
  );
}
