import type { Coach } from '@app/contracts/analytics/coach.schemas';
import { grouped } from '@app/contracts/messages/message-text';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { counted } from '#web/lib/formatting/format.ts';
import { paths, withQuery } from '#web/paths.ts';

/** What buyers did this week and the week before, in a line that leads to the statistics. */
export function WeekSummary({ week, weekBefore }: Pick<Coach, 'week' | 'weekBefore'>) {
  return (
    <Link
      className="-my-2 flex min-h-11 items-center justify-between gap-2 text-sm leading-tight"
      to={withQuery(paths.analytics, { days: '7' })}
      discover="none"
    >
      <span>
        <span className="text-muted">7 days:</span> {weekWords(week)}
        <span className="whitespace-nowrap text-muted"> ({beforeWords(weekBefore)})</span>
      </span>
      <ChevronRight size={18} className="flex-none text-muted" aria-hidden="true" />
    </Link>
  );
}

/** Zeros beside a figure only make the line longer. */
export function weekWords({ views, chats, orders }: Coach['week']): string {
  const some = [
    [views, 'view'],
    [chats, 'chat'],
    [orders, 'order'],
  ] as const;
  const words = some.flatMap(([count, name]) => (count > 0 ? [counted(count, name)] : []));
  return words.length > 0 ? words.join(', ') : 'no views';
}

const beforeWords = ({ views, chats }: Coach['weekBefore']) =>
  views + chats === 0 ? 'first week' : `week before: ${grouped(views)}, ${grouped(chats)}`;
