import type { AdminSource } from '@app/contracts/admin/figures.schemas';
import type { AdminContext } from '#server/admin/admin.context.ts';
import { readSourceHealth, readSourcesOff } from '#server/tiktok/tiktok.service.ts';

/** The configured sources: the administrators' switch, this process's breakers, and their health. */
export async function readAdminSources({ db, tiktok, clock }: AdminContext): Promise<AdminSource[]> {
  const off = await readSourcesOff(db);
  const configured = tiktok.sources.configured();
  const names = configured.flatMap(({ breakers }) => breakers.map(({ source }) => source));
  const doors = await readSourceHealth(db, names, clock.now());
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

/** Of a name with several sources the worst breaker is shown. */
const severity = { closed: 0, half_open: 1, open: 2 };
