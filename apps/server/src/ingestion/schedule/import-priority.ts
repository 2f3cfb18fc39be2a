import type { Trx } from '#server/platform/database/transaction.ts';
import type { RequestPriority } from '#server/platform/fair-queue.ts';
import { blockKey, type DatabaseLimits, providerKey } from '#server/platform/http/database-limits.ts';
import type { JobTurn } from '#server/platform/jobs/job-definition.ts';
import { urgentRank } from '#server/tiktok/tiktok.service.ts';

/** What administrators ask for goes before everything, and has a place of its own. */
export const operatorTurn: JobTurn = { priority: 1000, group: null };

/** Shops whose handle is proven: each costs a TikTok account, and has a cooldown and a quota of its own. */
export const provenTurn: JobTurn = { priority: 500, group: null };

/** Where a network begins whose unproven shops asked for nothing within the hour. What is scheduled has 0. */
const newcomerPriority = urgentRank;

/** What somebody asked for whose network has not asked for much within the hour. */
export const askedPriority = 1;

/** So few of the service's moments at TikTok that it does not matter who goes first. */
const leastPriority = -10_000;

/** A provider's other blocks count a part, because its honest customers are in them, too. */
const providerShare = 16;

/**
 * The priority at TikTok of what has this turn: as in the line, so that a newcomer in one process goes before a crowd in
 * another; shops that have proven nothing count by network, what is scheduled counts by shop.
 */
export const priorityOf = ({ priority, group }: JobTurn, shopId: string): RequestPriority => ({
  rank: priority,
  clientKey: group ?? shopId,
});

/** Things that stand in lines of their own. */
type Line = 'import' | 'link';

/**
 * The place in the line, as a job's priority, of what a seller asks TikTok for. Accounts that have proven nothing cost
 * nothing, so they take turns by network: whose network asked least within the hour goes first, and one that asks
 * without end comes behind what is scheduled for others. A network is a group, so that it never holds all places.
 */
export async function fairPriority(
  limits: DatabaseLimits,
  trx: Trx,
  { shopId, ip, line }: { shopId: string; ip: string; line: Line },
): Promise<JobTurn> {
  const { proven_tiktok_id } = await trx
    .selectFrom('accounts')
    .select('proven_tiktok_id')
    .where('account_id', '=', shopId)
    .executeTakeFirstOrThrow();
  if (proven_tiktok_id !== null) return provenTurn;
  const inBlock = await limits.count(trx, { name: `${line}_asked_block`, windowSeconds: 3600 }, blockKey(ip));
  const atProvider = await limits.count(trx, { name: `${line}_asked_provider`, windowSeconds: 3600 }, providerKey(ip));
  const asked = Math.max(inBlock, Math.ceil(atProvider / providerShare));
  return { priority: Math.max(leastPriority, newcomerPriority - asked), group: limits.hashed(blockKey(ip)) };
}
