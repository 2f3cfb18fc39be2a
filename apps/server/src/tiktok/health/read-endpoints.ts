import type { AdminDoor } from '@app/contracts/admin/figures.schemas';
import { dayMs } from '#server/platform/clock.ts';
import type { Db, Trx } from '#server/platform/database/transaction.ts';
import type { OutReason } from './endpoint-health.ts';
import { readCanaryRows, readDisabledEndpoints, readReads } from './source-health.queries.ts';

/** How these endpoints fared in the last 24 hours, in this order, as all processes have counted. */
export async function readEndpoints(db: Db | Trx, endpoints: readonly string[], now: Date): Promise<AdminDoor[]> {
  const reads = await readReads(db, new Date(now.getTime() - dayMs));
  const [canaries, allOut] = [await readCanaryRows(db), await readDisabledEndpoints(db)];
  return endpoints.map((door) => {
    const out = allOut.find((one) => one.door === door);
    return {
      door,
      out: out ? { since: out.since.toISOString(), reason: out.reason as OutReason } : null,
      reads: reads.filter((one) => one.door === door).map(({ outcome, count }) => ({ outcome, count })),
      canaries: canaries
        .filter((one) => one.door === door)
        .map(({ handle, read_at, outcome }) => ({ handle, readAt: read_at.toISOString(), outcome })),
    };
  });
}
