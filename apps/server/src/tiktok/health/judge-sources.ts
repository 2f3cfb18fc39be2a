import type { AdminDoor } from '@app/contracts/admin/figures.schemas';
import { type Clock, dayMs, hourMs } from '#server/platform/clock.ts';
import type { Db, Trx } from '#server/platform/database/transaction.ts';
import type { Logger } from '#server/platform/logger.ts';
import {
  type Canary,
  disableSource,
  enableSource,
  readCanaryRows,
  readDisabledSources,
  readReads,
} from './source-health.queries.ts';

/** Why a source is disabled: two canaries, one and the reads of shops, or these alone. */
export type OutReason = 'canaries' | 'canary_and_reads' | 'reads';

export interface SourceEvidence {
  /** What the canaries showed within the hour; null where none is read at this source. */
  canaries: Pick<Canary, 'shape' | 'in_row'>[] | null;
  /** Real reads of the last hour that found the shape that is known here, and that found another one. */
  reads: { known: number; changed: number };
  outSince: Date | null;
}

/** A canary is believed when it says the same twice: one answer may be a page that was half rolled out. */
const timesToBelieve = 2;
/** Fewer reads than this say nothing. */
const minReads = 10;
/** For so long a source that no canary can read is left alone. */
const restMs = hourMs;

/** Why the source is to be left alone, or null. */
function reasonOf({ canaries, reads }: SourceEvidence): OutReason | null {
  const all = reads.known + reads.changed;
  const doReadsAgree = all >= minReads && 2 * reads.changed >= all;
  if (canaries === null) return doReadsAgree ? 'reads' : null;
  const changed = canaries.filter(({ shape, in_row }) => shape === 'changed' && in_row >= timesToBelieve).length;
  if (changed >= 2) return 'canaries';
  return changed === 1 && doReadsAgree ? 'canary_and_reads' : null;
}

/**
 * A reason disables the source, `in` enables it again, null leaves it as it is. It comes back when a canary has read
 * it well twice; where none reads it well and the reason is gone, after an hour, and the next reads decide.
 */
export function judgeSource(evidence: SourceEvidence, now: Date): OutReason | 'in' | null {
  const { canaries, outSince } = evidence;
  const reason = reasonOf(evidence);
  if (outSince === null || reason !== null) return outSince === null ? reason : null;
  const seen = canaries ?? [];
  const isWell = seen.some(({ shape, in_row }) => shape === 'known' && in_row >= timesToBelieve);
  const isRested = !seen.some(({ shape }) => shape === 'known') && now.getTime() - outSince.getTime() >= restMs;
  return isWell || isRested ? 'in' : null;
}

/** What an outcome says about the shape of a source's answers; null: nothing. As with breakers, "not there" is an answer. */
export function shapeIn(outcome: string): 'known' | 'changed' | null {
  if (outcome === 'layout_changed') return 'changed';
  return outcome === 'ok' || outcome === 'not_found' || outcome === 'private' ? 'known' : null;
}

/** Disables and enables sources for all processes. The process that writes it down logs it, so that it is logged once. */
export async function updateSourceHealth({
  db,
  clock,
  logger,
  hasCanaries,
}: {
  db: Db;
  clock: Clock;
  logger: Logger;
  hasCanaries: (door: string) => boolean;
}): Promise<void> {
  const now = clock.now();
  const hourAgo = new Date(now.getTime() - hourMs);
  const [reads, out, rows] = [await readReads(db, hourAgo), await readDisabledSources(db), await readCanaryRows(db)];
  const fresh = rows.filter(({ shape_seen_at }) => shape_seen_at !== null && shape_seen_at >= hourAgo);
  const names = new Set([...reads, ...out, ...rows].map(({ door }) => door));
  for (const door of names) {
    const count = (shape: 'known' | 'changed'): number =>
      reads.reduce((sum, read) => sum + (read.door === door && shapeIn(read.outcome) === shape ? read.count : 0), 0);
    const evidence = {
      canaries: hasCanaries(door) ? fresh.filter((canary) => canary.door === door) : null,
      reads: { known: count('known'), changed: count('changed') },
      outSince: out.find((one) => one.door === door)?.since ?? null,
    };
    const verdict = judgeSource(evidence, now);
    if (verdict === null) continue;
    const facts = { door, reads: evidence.reads };
    if (verdict === 'in') {
      if (await enableSource(db, door)) logger.info(facts, 'a TikTok source is asked again');
    } else if (await disableSource(db, { door, since: now, reason: verdict })) {
      logger.error({ ...facts, reason: verdict }, 'a TikTok source was taken out: what it shows has changed');
    }
  }
}

/** How these sources fared in the last 24 hours, in this order, as all processes have counted. */
export async function readSourceHealth(db: Db | Trx, names: readonly string[], now: Date): Promise<AdminDoor[]> {
  const reads = await readReads(db, new Date(now.getTime() - dayMs));
  const [canaries, allOut] = [await readCanaryRows(db), await readDisabledSources(db)];
  return names.map((door) => {
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
