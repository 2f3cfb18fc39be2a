import type { AddLinkReason } from '@app/contracts/ingestion.schemas';
import { wasTakenOverSince } from '#server/identity/account-events.ts';
import type { IngestionContext } from '#server/ingestion/ingestion.context.ts';
import { findImportTarget, readImportState } from '#server/ingestion/ingestion.queries.ts';
import { fairPriority, priorityOf } from '#server/ingestion/schedule/import-priority.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/errors.ts';
import type { RequestPriority } from '#server/platform/fair-queue.ts';
import { type Failure, type TikTokPost, withPriority } from '#server/tiktok/tiktok.service.ts';
import type { PostReader } from './post-readers.ts';
import { refuseObstacle } from './refuse-import.ts';
import { busyText, detachedText } from './sync.messages.ts';

/** Who asks for posts of their own to be read. */
export interface Seller {
  shopId: string;
  handle: string;
  /** When they asked. */
  askedAt: Date;
}

/** The browser gives up after 30 s; what is not read by then goes on in the background, or is asked for again. */
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

/** Who asks, from where, and until when. */
interface Asking {
  seller: Seller;
  ip: string;
  signal: AbortSignal;
  timeMs?: number | undefined;
}

/**
 * Reads what can go on in the background, in the turns of the caller's network; its time has ended before it begins
 * while too many others read, and ends when one of them waits.
 */
export async function readingInTurn<T>(
  ingestion: IngestionContext,
  asking: Asking,
  read: (prioritised: IngestionContext, within: AbortSignal) => Promise<T>,
): Promise<T> {
  const { of, within } = await turnOf(ingestion, asking);
  const others = new AbortController();
  const reader = ingestion.postReaders.enter(of, () => others.abort());
  return reader
    ? readingAs(ingestion, reader, of, (prioritised) => read(prioritised, AbortSignal.any([within, others.signal])))
    : read(ingestion, AbortSignal.abort());
}

/** Reads what the caller waits for, when it is their turn. Throws `tiktok_unavailable` when that does not come in time. */
export async function readingWhenFree<T>(
  ingestion: IngestionContext,
  asking: Asking,
  read: (prioritised: IngestionContext, within: AbortSignal) => Promise<T>,
): Promise<T> {
  const { of, within } = await turnOf(ingestion, asking);
  const reader = await ingestion.postReaders.waitToEnter(of, within).catch(() => null);
  if (!reader) throw new AppError('tiktok_unavailable', { message: busyText, retryAfterSeconds: 60 });
  return readingAs(ingestion, reader, of, (prioritised) => read(prioritised, within));
}

/** The turn goes by what the network asked for within the hour, in all processes. */
async function turnOf(ingestion: IngestionContext, { seller, ip, signal, timeMs = budgetMs }: Asking) {
  const { shopId } = seller;
  const turn = await inTransaction(ingestion.db, 'ingestion.turn-to-read', (trx) =>
    fairPriority(ingestion.limits, trx, { shopId, ip, line: 'link' }),
  );
  return { of: priorityOf(turn, shopId), within: AbortSignal.any([signal, AbortSignal.timeout(timeMs)]) };
}

async function readingAs<T>(
  ingestion: IngestionContext,
  reader: PostReader,
  of: RequestPriority,
  read: (prioritised: IngestionContext) => Promise<T>,
): Promise<T> {
  try {
    return await read({ ...ingestion, sources: withPriority(ingestion.sources, of) });
  } finally {
    ingestion.postReaders.leave(reader);
  }
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
  // The handle may be somebody else's by now: TikTok's own id of the account decides.
  const target = await findImportTarget(ingestion.db, seller.shopId);
  const isOther =
    post.userId !== null && target !== null && target.tiktok_user_id !== null && post.userId !== target.tiktok_user_id;
  if (isOther || post.handle.toLowerCase() !== seller.handle) return { ok: false, reason: 'another_sellers_video' };
  if (await wasTakenOverSince(ingestion.db, seller.shopId, seller.askedAt))
    return { ok: false, reason: 'another_sellers_video' };
  return { ok: true, post };
}

export function asReason(reason: Failure['reason']): AddLinkReason {
  return reason === 'not_found' || reason === 'private' ? reason : 'tiktok_unavailable';
}
