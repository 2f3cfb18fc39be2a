import { type Clock, dayMs, hourMs } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database/transaction.ts';
import type { ApifyApi } from './apify-api.ts';
import { noteEnd, readLeftOpen } from './apify-runs.queries.ts';
import { storeEnd } from './buy-runs.ts';

/** No look waits for so long: the process that began the run is gone. */
const leftAfterMs = hourMs;
const lostAfterMs = dayMs;

/** Writes down how runs ended, and what they cost, whose look did not live to see it. */
export async function settleRuns(
  { db, api, clock }: { db: Db; api: ApifyApi; clock: Clock },
  signal?: AbortSignal,
): Promise<void> {
  const now = clock.now();
  for (const { purchaseId, startedAtMs, run } of await readLeftOpen(db, new Date(now.getTime() - leftAfterMs))) {
    if (signal?.aborted) return;
    const answer = run && (await api.look(run.runId, 0, signal));
    const hasEnded = answer?.ok ? answer.state !== 'running' : answer?.isGone;
    if (answer && hasEnded) await storeEnd({ db, clock }, purchaseId, answer);
    else if (answer === null || now.getTime() - startedAtMs > lostAfterMs) {
      await noteEnd(db, purchaseId, { outcome: 'lost', detail: 'its end was never seen', now });
    }
  }
}
