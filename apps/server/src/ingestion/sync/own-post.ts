import type { AddLinkReason } from '@app/contracts/ingestion/ingestion.schemas';
import { wasTakenOverSince } from '#server/identity/account-events.ts';
import type { IngestionContext } from '#server/ingestion/ingestion.context.ts';
import { findImportTarget, readImportState } from '#server/ingestion/ingestion.queries.ts';
import { fairPriority, priorityOf } from '#server/ingestion/schedule/import-priority.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/errors.ts';
import { type Failure, type TikTokPost, withPriority } from '#server/tiktok/tiktok.service.ts';
import { refuseObstacle } from './refuse-import.ts';
import { detachedText } from './sync.messages.ts';

/** A seller who asks to read own posts. */
export interface Seller {
  shopId: string;
  handle: string;
  askedAt: Date;
}

/** The browser gives up after 30 s. */
const budgetMs = 20_000;

const obstaclesInOrder = ['subscription', 'detached', 'suspended', 'stopped', 'leaving'] as const;

/**
 * A seller whose posts may be read now. Throws `subscription_expired`, `shop_suspended`, `tiktok_unavailable` while
 * importing has stopped, `forbidden` while the account is about to be deleted or has no handle.
 */
export async function requireReadable(ingestion: IngestionContext, shopId: string): Promise<Seller> {
  const now = ingestion.clock.now();
  const state = await readImportState(ingestion.db, shopId, 'look');
  if (!state) throw new AppError('forbidden', { message: detachedText });
  await refuseObstacle(ingestion.db, { shopId, now, order: obstaclesInOrder }, state);
  return { shopId, handle: state.handle ?? '', askedAt: now };
}

/** Who reads a post, from where, and until when. */
interface ReadRequest {
  seller: Seller;
  ip: string;
  signal: AbortSignal;
  timeMs?: number | undefined;
}

type Read<T> = (prioritised: IngestionContext, within: AbortSignal) => Promise<T>;

/** Reads what can go on in the background. Its time has ended before it begins while too many others read. */
export async function readOrDefer<T>(ingestion: IngestionContext, request: ReadRequest, read: Read<T>): Promise<T> {
  const { priority, within } = await priorityWithin(ingestion, request);
  const { postReaders, sources } = ingestion;
  if (!postReaders.enter(priority.clientKey)) return read(ingestion, AbortSignal.abort());
  try {
    return await read({ ...ingestion, sources: withPriority(sources, priority) }, within);
  } finally {
    postReaders.leave(priority.clientKey);
  }
}

/** The priority goes by what the network asked for within the hour, in all processes. */
async function priorityWithin(ingestion: IngestionContext, { seller, ip, signal, timeMs = budgetMs }: ReadRequest) {
  const { shopId } = seller;
  const turn = await inTransaction(ingestion.db, { local: 'ingestion.turn-to-read' }, (trx) =>
    fairPriority(ingestion.limits, trx, { shopId, ip, line: 'link' }),
  );
  return { priority: priorityOf(turn, shopId), within: AbortSignal.any([signal, AbortSignal.timeout(timeMs)]) };
}

/** A post with all its words, when it is the seller's own. */
export async function readOwnPost(
  ingestion: IngestionContext,
  seller: Seller,
  ref: { handle: string | null; id: string },
  signal: AbortSignal,
): Promise<{ ok: true; post: TikTokPost } | { ok: false; reason: AddLinkReason }> {
  const read = await ingestion.sources.readPost(ref, signal);
  if (!read.ok) return { ok: false, reason: asReason(read.reason) };
  const post = read.value;
  // The handle may belong to another account by now: TikTok's own id of the account decides.
  const ownId = (await findImportTarget(ingestion.db, seller.shopId))?.tiktok_user_id ?? null;
  const isOther =
    (post.userId !== null && ownId !== null && post.userId !== ownId) ||
    post.handle.toLowerCase() !== seller.handle ||
    (await wasTakenOverSince(ingestion.db, seller.shopId, seller.askedAt));
  return isOther ? { ok: false, reason: 'another_sellers_video' } : { ok: true, post };
}

export function asReason(reason: Failure['reason']): AddLinkReason {
  return reason === 'not_found' || reason === 'private' ? reason : 'tiktok_unavailable';
}
