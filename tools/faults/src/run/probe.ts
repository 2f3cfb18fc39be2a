import { setTimeout as pause } from 'node:timers/promises';
import { updateProduct } from '@app/contracts/catalog/owner-products.endpoints';
import type { Noticed } from '#faults/checker/world.ts';
import { createClient } from '#faults/client/client.ts';
import { type PlannedFault, titleOf } from '#faults/plan/plan.ts';
import { noteWrite, priceOf, writesTo } from '#faults/record/record.ts';
import { actions } from '#faults/workload/actions.ts';
import { openShop } from '#faults/workload/open-shop.ts';
import { renew } from '#faults/workload/owner.ts';
import { addressOf, type Shop, type Workload } from '#faults/workload/workload.ts';
import { longestGapMs } from './longest-gap.ts';

/** A fault that has been repaired, and when. */
export interface Happened {
  fault: PlannedFault;
  beganAt: number;
  repairedAt: number;
}

const betweenMs = 500;
const patience = { timeoutMs: 3000, giveUpAfterMs: 3000 };
/** Well before the token's end: two calls that renew one session would end it. */
const renewAfterMs = 10 * 60_000;
const backWithinMs = 120_000;
const leastPageBytes = 2000;
const reader = 'buyer-999';

interface Page {
  at: number;
  isThere: boolean;
}

/**
 * A seller who changes a price twice a second, and a buyer who reads that shop's page as often: what they notice of
 * faults. The shop is one more for everybody, and what it was told is checked as all the rest.
 */
export async function openProbe(work: Workload, seller: string) {
  await openShop(work, seller);
  await actions.addProduct(work, { ...{ index: 0, thinkMs: 0, actor: seller, action: 'addProduct' }, ...firstProduct });
  const shop = work.shops.get(seller);
  const productId = work.record.products.find(({ handle }) => handle === shop?.handle)?.productId;
  if (!shop || !productId) throw new Error('The probe has no product');
  const probing = { ...work, client: createClient(work.stage.origin, patience, work.stage.sendFrom) };
  const pages: Page[] = [];
  const stopped = new AbortController();
  const running = probe(probing, shop, productId, pages, stopped.signal);
  const acknowledged = (): number[] =>
    writesTo(work.record, priceOf(shop.handle, productId))
      .flatMap(({ acknowledgedAt }) => acknowledgedAt ?? [])
      .sort((one, other) => one - other);

  return {
    /** Once a write has been acknowledged after the repair. */
    async noticed({ fault, beganAt, repairedAt }: Happened): Promise<Noticed> {
      const until = Date.now() + backWithinMs;
      while ((acknowledged().at(-1) ?? 0) < repairedAt && Date.now() < until) await pause(betweenMs);
      const read = pages.filter(({ at }) => at >= beganAt && at <= repairedAt);
      const seen = read.filter(({ isThere }) => isThere).map(({ at }) => at);
      const window = { from: beganAt, to: repairedAt };
      return {
        ...{
          kind: titleOf(fault),
          step: fault.from,
          mayTakeMs: (fault.writesBackSeconds ?? Number.POSITIVE_INFINITY) * 1000,
        },
        ...{ writesAwayMs: longestGapMs(acknowledged(), window), pagesAwayMs: longestGapMs(seen, window) },
        ...{ pagesRead: read.length, pagesFailed: read.length - seen.length },
      };
    },
    async stop(): Promise<void> {
      stopped.abort();
      await running;
    },
  };
}

const firstProduct = { draws: [0.1], key: 'probe-product-000000000000' };

async function probe(work: Workload, shop: Shop, productId: string, pages: Page[], stopped: AbortSignal) {
  const calls = new Set<Promise<void>>();
  for (let price = 10_000; !stopped.aborted; price += 1) {
    if (shop.session && Date.now() - shop.session.issuedAt > renewAfterMs) await renew(work, shop, shop.session, 0);
    for (const call of [write(work, shop, productId, price), read(work, shop, pages)]) {
      calls.add(call);
      void call.finally(() => calls.delete(call));
    }
    await pause(betweenMs);
  }
  await Promise.all(calls);
}

/** Without waiting for the write before it, so that the first one that is possible again is noticed at once. */
async function write(work: Workload, { handle, ip, session }: Shop, productId: string, price: number): Promise<void> {
  const input = { params: { handle, productId }, body: { price } };
  const result = await work.client.ask(updateProduct, input, { ip, token: session?.accessToken });
  noteWrite(work.record, { step: 0, register: priceOf(handle, productId), value: price }, result);
}

async function read({ client }: Workload, { handle }: Shop, pages: Page[]): Promise<void> {
  const at = Date.now();
  const page = await client.open(`/shop/${handle}`, addressOf(reader));
  pages.push({ at, isThere: page?.status === 200 && page.bytes > leastPageBytes });
}
