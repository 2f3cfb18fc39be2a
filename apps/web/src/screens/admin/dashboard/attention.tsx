import { useQuery } from '@tanstack/react-query';
import { ChevronRight, CircleCheck } from 'lucide-react';
import { Link } from 'react-router';
import { attentionQuery } from '#web/features/admin/attention.api.ts';
import { useNow } from '#web/lib/browser/use-now.ts';
import { Button } from '#web/ui/seller/button.tsx';
import { Section } from '#web/ui/seller/section.tsx';
import { Skeletons } from '#web/ui/seller/skeleton.tsx';
import { workOf } from './attention.messages.ts';

/** What waits, each with its count and the way to its list. */
export function Attention() {
  const { data, error, refetch } = useQuery(attentionQuery());
  const nowMs = useNow(30_000);
  const work = data && workOf(data, nowMs);
  return (
    <Section title="Needs attention" className="panel mb-4 grid grid-cols-1 gap-2">
      {!data && error && (
        <div className="flex flex-wrap items-center justify-between gap-3" role="alert">
          <p className="font-semibold text-danger">Failed to load what waits</p>
          <Button onClick={() => refetch()}>Retry</Button>
        </div>
      )}
      {!data && !error && <Skeletons label="Loading what waits" looks={Array(2).fill('h-12')} className="grid gap-2" />}
      {work?.length === 0 && (
        <p className="flex min-h-11 items-center gap-2 text-muted">
          <CircleCheck size={20} aria-hidden="true" />
          Nothing needs you.
        </p>
      )}
      {work && work.length > 0 && (
        <ul className="grid grid-cols-1 gap-2 md:grid-cols-2 xl:grid-cols-3">
          {work.map(({ to, count, words, about, isBad }) => (
            <li key={to}>
              <Link className="work" to={to} discover="none">
                <span className="min-w-0 flex-1 wrap-anywhere">
                  <span className={isBad ? 'text-danger' : ''}>
                    {count} {words}
                  </span>
                  {about && <span className="block text-sm text-muted">{about}</span>}
                </span>
                <ChevronRight size={20} className="flex-none text-muted" aria-hidden="true" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
