import type { Trx } from '#server/platform/database/transaction.ts';
import type { RequestPriority } from '#server/platform/fair-queue.ts';
import { blockKey, carrierKey, type DatabaseLimits } from '#server/platform/http/database-limits.ts';
import type { JobTurn } from '#server/platform/jobs/job-definition.ts';
import { urgentRank } from '#server/tiktok/tiktok.service.ts';

/** Imports for administrators go before everything, and have a place of their own. */
export const operatorTurn: JobTurn = { priority: 1000, group: null };

/** Shops whose handle is proven: each costs a TikTok account, and has a cooldown and a quota of its own. */
export const provenTurn: JobTurn = { priority: 500, group: null };

/** Of a network whose unproven shops asked for nothing within the hour. Scheduled imports have 0. */
const newcomerPriority = urgentRank;

/** Imports asked for by networks that have not asked for much within the hour have at least this one. */
export const askedPriority = 1;

/** The order no longer matters below this. */
const minPriority = -10_000;

/** A carrier's other blocks count a part, because its honest customers are in them, too. */
const carrierShare = 16;

/**
 * The priority of a job's requests to TikTok: as in the queue, so that a newcomer in one process goes before a crowd in
 * another. Shops that have proven nothing count by network, scheduled imports by shop.
 */
export const priorityOf = ({ priority, group }: JobTurn, shopId: string): RequestPriority => ({
  rank: priority,
  clientKey: group ?? shopId,
});

/**
 * The priority of what a seller asks TikTok for. Accounts that have proven nothing cost nothing, so they take turns by
 * network: the one that asked least within the hour goes first, and one that asks without end comes behind scheduled
 * imports. A network is a group, so that it never holds all places.
 */
export async function fairPriority(
  limits: DatabaseLimits,
  trx: Trx,
  { shopId, ip, line }: { shopId: string; ip: string; line: 'import' | 'link' },
): Promise<JobTurn> {
  const { proven_tiktok_id } = await trx
    .selectFrom('accounts')
    .select('proven_tiktok_id')
    .where('account_id', '=', shopId)
    .executeTakeFirstOrThrow();
  if (proven_tiktok_id !== null) return provenTurn;
  const inBlock = await limits.count(trx, { name: `${line}_asked_block`, windowSeconds: 3600 }, blockKey(ip));
  const atCarrier = await limits.count(trx, { name: `${line}_asked_provider`, windowSeconds: 3600 }, carrierKey(ip));
  const asked = Math.max(inBlock, Math.ceil(atCarrier / carrierShare));
  return { priority: Math.max(minPriority, newcomerPriority - asked), group: limits.hashed(blockKey(ip)) };
}
