import type { AdminSource } from '@app/contracts/admin/figures.schemas';
import type { Clock } from '#server/platform/clock.ts';
import type { Db, Trx } from '#server/platform/database/transaction.ts';
import { readEndpoints, readSourcesOff, type TikTokContext } from '#server/tiktok/tiktok.service.ts';

interface SourcesContext {
  db: Db | Trx;
  tiktok: { sources: Pick<TikTokContext['sources'], 'configured'> };
  clock: Clock;
}

/** The configured sources: the administrators' switch, how this process finds them, and how all find their doors. */
export async function readAdminSources({ db, tiktok, clock }: SourcesContext): Promise<AdminSource[]> {
  const off = await readSourcesOff(db);
  const configured = tiktok.sources.configured();
  const names = configured.flatMap(({ breakers }) => breakers.map((breaker) => breaker.source));
  const doors = await readEndpoints(db, names, clock.now());
  return configured.map(({ source, breakers }) => {
    const worst = [...breakers].sort((one, other) => severity[other.state] - severity[one.state])[0];
    return {
      source,
      enabled: !off.includes(source),
      state: worst?.state ?? 'closed',
      openUntil: worst?.openUntil?.toISOString() ?? null,
      doors: doors.filter(({ door }) => breakers.some((breaker) => breaker.source === door)),
    };
  });
}

/** A source has several doors; what is wrong with one of them is worth showing. */
const severity = { closed: 0, half_open: 1, open: 2 };
