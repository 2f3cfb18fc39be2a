import { useQuery } from '@tanstack/react-query';
import { userCountersQuery } from '#web/features/admin/users/users.api.ts';
import { Button } from '#web/ui/seller/button.tsx';
import { Skeletons } from '#web/ui/seller/skeleton.tsx';
import { userCounters } from './user-counters.messages.ts';

export function UserCounters() {
  const { data, error, refetch } = useQuery(userCountersQuery());
  return (
    <section className="mb-4" aria-label="Statistics">
      {error && (
        <div className="panel mb-2 flex flex-wrap items-center justify-between gap-3" role="alert">
          <p className="font-semibold text-danger">Failed to load statistics</p>
          <Button onClick={() => refetch()}>Retry</Button>
        </div>
      )}
      {data && (
        <ul className={grid}>
          {userCounters(data).map(({ name, value, note }) => (
            <li key={name} className="figure-card">
              <span className="text-sm text-muted">{name}</span>
              <b className="text-xl leading-tight tabular-nums">{value}</b>
              <span className="text-sm text-muted">{note}</span>
            </li>
          ))}
        </ul>
      )}
      {!data && !error && <Skeletons label="Loading statistics" looks={Array(6).fill('h-28')} className={grid} />}
    </section>
  );
}

const grid = 'grid grid-cols-2 gap-2 md:grid-cols-3';
