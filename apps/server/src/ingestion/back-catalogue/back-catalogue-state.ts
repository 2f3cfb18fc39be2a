import type { BackCatalogueState } from '@app/contracts/ingestion/ingestion.schemas';
import type { IngestionContext } from '#server/ingestion/ingestion.context.ts';
import { dayMs } from '#server/platform/clock.ts';
import { finishedText, pausedRestText, progressText, troubleText } from './back-catalogue.messages.ts';
import { countPostProducts, findBackCatalogue } from './back-catalogues.queries.ts';

/** That everything is read is news for a day. */
const newsMs = dayMs;

/** How far the reading has come, in words; null where there is none, or where its end is no news any more. */
export async function readBackCatalogueState(
  { db, clock }: Pick<IngestionContext, 'db' | 'clock'>,
  shopId: string,
  { isPaused }: { isPaused: boolean },
): Promise<BackCatalogueState | null> {
  const row = await findBackCatalogue(db, shopId);
  const { finished_at: finishedAt = null, posts_read: postsRead = 0, total_posts: totalPosts = null } = row ?? {};
  if (!row || (finishedAt && (postsRead === 0 || clock.now().getTime() - finishedAt.getTime() > newsMs))) return null;
  const progress = { postsRead, totalPosts, products: await countPostProducts(db, shopId) };
  if (finishedAt) return { ...progress, status: 'finished', message: finishedText(progress), asksToConnect: false };
  const { trouble, due_at: dueAt } = row;
  const message = progressText(progress);
  const asksToConnect = trouble === 'not_connected';
  if (trouble === null && !isPaused) return { ...progress, status: 'reading', message, asksToConnect };
  const isHeld = isPaused && (trouble === null || dueAt !== null);
  const reason = isHeld ? pausedRestText : troubleText(trouble ?? '', dueAt, !row.may_cost);
  const status = dueAt === null || isPaused ? 'stopped' : 'waiting';
  return { ...progress, status, message: `${message}. ${reason}`, asksToConnect };
}
