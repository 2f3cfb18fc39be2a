import { setTimeout as pause } from 'node:timers/promises';
import { readPayment } from '@app/contracts/billing/billing.endpoints';
import { listProducts } from '@app/contracts/catalog/catalog.endpoints';
import type { Product } from '@app/contracts/catalog/catalog.schemas';
import { readHealth } from '@app/contracts/health.endpoints';
import { readSyncState, syncNow } from '@app/contracts/ingestion/ingestion.endpoints';
import { openClosedShops } from '#faults/checker/read-world.ts';
import type { World } from '#faults/checker/world.ts';
import { captionOf, writesTo } from '#faults/record/record.ts';
import { askAsOwner } from '#faults/workload/owner.ts';
import type { Shop, Workload } from '#faults/workload/workload.ts';

/** The target: everything is caught up so long after the repair. */
const withinMs = 5 * 60_000;
const betweenMs = 500;
const worthSayingMs = 10_000;
const ip = '10.60.0.2';

/**
 * Waits until the service is ready, every open question has its answer, and imports, pictures and payments have
 * caught up. Answers what had not in time, how long it took, and which shops were open before closed ones were opened.
 */
export async function catchUp(
  work: Workload,
  say: (line: string) => void,
): Promise<{ late: string[]; tookMs: number; shops: World['shops'] }> {
  const startedAt = Date.now();
  const until = startedAt + withinMs;
  const late: string[] = [];
  const wait = async (what: string, isDone: () => Promise<boolean>): Promise<void> => {
    const from = Date.now();
    while (!(await isDone())) {
      if (Date.now() > until) {
        late.push(what);
        return;
      }
      await pause(betweenMs);
    }
    if (Date.now() - from > worthSayingMs) say(`Waited ${Math.round((Date.now() - from) / 1000)} s until ${what}`);
  };
  await wait('the service is ready', () => isReady(work));
  await wait('every open question is answered', () => answerOpen(work));
  await work.stage.payments.control.deliverLate();
  // A suspended shop is not imported, so it would be read as it was when it was closed.
  const { shops, isRestored } = await openClosedShops(work);
  if (!isRestored) late.push('an administrator could restore the suspended shop');
  for (const shop of work.shops.values()) {
    await wait(`@${shop.handle} is imported`, () => isImported(work, shop));
    await wait(`the payments of @${shop.handle} are decided`, () => arePaymentsDecided(work, shop));
  }
  work.record.cuts.push(Date.now());
  return { late, tookMs: Date.now() - startedAt, shops };
}

/**
 * While people go on: waits until the service is ready and has answered every question of before. Answers how long that
 * took; null when it was not in time.
 */
export async function settle(work: Workload): Promise<number | null> {
  const startedAt = Date.now();
  while (!((await isReady(work)) && (await answerOpen(work)))) {
    if (Date.now() > startedAt + withinMs) return null;
    await pause(betweenMs);
  }
  return Date.now() - startedAt;
}

async function isReady({ client }: Workload): Promise<boolean> {
  const result = await client.ask(readHealth, {}, { ip });
  return result.outcome === 'done';
}

/** Asks again what has no answer; those that still have none stay. */
async function answerOpen(work: Workload): Promise<boolean> {
  for (const question of work.open.splice(0)) if (!(await question.askAgain())) work.open.push(question);
  return work.open.length === 0;
}

/** Prompts that stand on a phone are approved: the money of each must arrive. */
function endPrompts({ stage }: Workload): void {
  for (const { id, state } of stage.payments.control.state().requests)
    if (state === 'pending' || state === 'opened') stage.payments.control.decide(id, 'approve');
}

/** Its products show the last captions, each with a picture. */
async function isImported(work: Workload, shop: Shop): Promise<boolean> {
  const { handle } = shop;
  const state = await askAsOwner(work, shop, 0, readSyncState, {});
  if (state.outcome !== 'done') return false;
  const { status } = state.answer.data;
  if (status === 'queued' || status === 'processing') return false;
  const posts = work.record.posts.filter((post) => post.handle === handle);
  const listed = await work.client.ask(listProducts, { params: { handle }, query: { limit: 100 } }, { ip });
  if (listed.outcome !== 'done') return false;
  const products = (listed.answer.data as { data: Product[] }).data;
  const isDone = posts.every(({ postId }) => {
    const product = products.find(({ video_id }) => video_id === postId);
    return product && product.price === writesTo(work.record, captionOf(postId)).at(-1)?.value;
  });
  if (isDone && products.every((product) => product.primary_thumbnail !== null)) return true;
  await askAsOwner(work, shop, 0, syncNow, {}, crypto.randomUUID());
  return false;
}

async function arePaymentsDecided(work: Workload, shop: Shop): Promise<boolean> {
  // Also one that the service has sent again just now.
  endPrompts(work);
  for (const { handle, reference } of work.record.payments) {
    if (handle !== shop.handle || reference === null) continue;
    const result = await askAsOwner(work, shop, 0, readPayment, { params: { reference } });
    if (result.outcome !== 'done' || result.answer.data.status === 'pending') return false;
  }
  return true;
}
