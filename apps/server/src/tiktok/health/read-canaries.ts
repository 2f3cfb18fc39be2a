import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database/transaction.ts';
import type { Logger } from '#server/platform/logger.ts';
import type { NamedSource } from '#server/tiktok/sources/fallback.ts';
import type { Outcome, TikTokSource } from '#server/tiktok/sources/source.ts';
import type { SourceSwitches } from '#server/tiktok/sources/source-switches.ts';
import { type Canary, forgetOtherCanaries, readCanaryRows, storeCanary } from './source-health.queries.ts';

/** Accounts whose pages are known to exist, and the sources at which they are read. */
export interface Canaries {
  handles: readonly string[];
  /** With breakers of their own, which pause for a limit's time only: each source is read so seldom anyway. */
  sources: readonly NamedSource[];
  switches: SourceSwitches;
}

/** Behind everything that a person waits for, as scheduled imports. */
const canaryPriority = { rank: 0, clientKey: 'canaries' };

/**
 * Reads each canary at each source that is switched on, and writes down what it showed. Sources that show single
 * posts are asked for the newest post of its list.
 */
export async function readCanaries(
  { db, clock, logger }: { db: Db; clock: Clock; logger: Logger },
  { handles, sources, switches }: Canaries,
  signal: AbortSignal,
): Promise<void> {
  await forgetOtherCanaries(db, handles);
  const before = await readCanaryRows(db);
  for (const handle of handles) {
    let postId = before.find((row) => row.handle === handle && row.post_id !== null)?.post_id ?? null;
    for (const { name, source, breaker } of sources) {
      if (!(await switches.isOn(name))) continue;
      const ask = requestFor(source, handle, postId, signal);
      const outcome = ask && (await breaker.run(ask));
      signal.throwIfAborted();
      if (!outcome || (!outcome.ok && outcome.isOurs)) continue;
      if (outcome.ok) postId = outcome.value ?? postId;
      else if (outcome.reason === 'layout_changed')
        logger.warn({ door: source.name, handle, detail: outcome.detail }, 'a canary shows a changed page');
      const row = before.find((one) => one.door === source.name && one.handle === handle);
      const result = { outcome: outcome.ok ? 'ok' : outcome.reason, post_id: postId, read_at: clock.now() };
      await storeCanary(db, { door: source.name, handle, ...result, ...shapeAfter(row, result) });
    }
  }
}

/** Asks all that the source can tell of the account, up to the first trouble; its value is the newest post of a list. */
function requestFor(
  { readCreator, readPost, checkHandle }: TikTokSource,
  handle: string,
  postId: string | null,
  signal: AbortSignal,
): (() => Promise<Outcome<string | null>>) | null {
  if (readCreator)
    return async () => {
      const outcome = await readCreator({ handle }, signal, canaryPriority);
      return outcome.ok ? { ...outcome, value: outcome.value.posts[0]?.id ?? null } : outcome;
    };
  const askPost = readPost && postId !== null ? [() => readPost({ handle, id: postId }, signal, canaryPriority)] : [];
  const [first, next] = [...askPost, ...(checkHandle ? [() => checkHandle(handle, signal, canaryPriority)] : [])];
  if (!first) return null;
  return async () => {
    const outcome = await first();
    const last = outcome.ok && next ? await next() : outcome;
    return last.ok ? { ...last, value: null } : last;
  };
}

/** A canary that is refused, limited or gone says nothing, and what it said before stands until it is an hour old. */
function shapeAfter(row: Canary | undefined, { outcome, read_at }: Pick<Canary, 'outcome' | 'read_at'>) {
  const shape = outcome === 'ok' ? 'known' : outcome === 'layout_changed' ? 'changed' : null;
  if (shape === null)
    return { shape: row?.shape ?? null, shape_seen_at: row?.shape_seen_at ?? null, in_row: row?.in_row ?? 0 };
  return { shape, shape_seen_at: read_at, in_row: shape === row?.shape ? row.in_row + 1 : 1 };
}
