import type { RequestPriority } from '#server/platform/fair-queue.ts';
import {
  type CreatorRef,
  type CreatorWindow,
  failedAt,
  type Outcome,
  type PostPage,
  type Problem,
  type TikTokSource,
} from '#server/tiktok/sources/source.ts';
import type { ApifyItems, ApifyProblem } from './apify-api.ts';
import { noteRead, readPurchase } from './apify-runs.queries.ts';
import {
  type ApifyBuyer,
  type Customer,
  type NamedPurchase,
  notBought,
  readItems,
  runFor,
  waitForEnd,
} from './buy-runs.ts';
import { apifyName, parsePosts, parseWindow } from './parse-items.ts';

export interface ApifySourceOptions extends ApifyBuyer {
  /** `TIKTOK_WEB_ORIGIN`, of which posts have their addresses. */
  webOrigin: string;
  /** Whether whole lists may be bought, too. */
  backCatalogue: boolean;
  /** Rows asked for at once. */
  pageSize?: number;
}

type Found = ApifyItems & { purchase: NamedPurchase };

/** Nothing is bought for who is no seller of ours, or may not cost. */
function customerOf({ shopId, handle, allowsPaidSource }: CreatorRef): Customer | null {
  return shopId !== undefined && allowsPaidSource === true ? { shopId, handle } : null;
}

/** A place in a dataset: which purchase, and from which row on. */
function placeIn(cursor: string): { purchaseId: string; offset: number } | null {
  const [, purchaseId, offset] = /^([0-9a-f-]{36}):(\d{1,9})$/.exec(cursor) ?? [];
  return purchaseId === undefined ? null : { purchaseId, offset: Number(offset) };
}

/** A part of what a run found, when the run has ended. */
async function rowsOf(
  buyer: ApifyBuyer,
  purchase: NamedPurchase,
  part: { offset: number; limit: number },
  signal?: AbortSignal,
): Promise<Found | ApifyProblem> {
  const ended = await waitForEnd(buyer, purchase, signal);
  if (!ended.ok) return ended;
  const items = await readItems(buyer, purchase, part, signal);
  return items.ok ? { ...items, purchase } : items;
}

const withPriority = (buyer: ApifyBuyer, priority?: RequestPriority): ApifyBuyer =>
  priority ? { ...buyer, api: buyer.api.withPriority(priority) } : buyer;

const outcomeOf = <T>(read: { ok: true; value: T } | ApifyProblem): Outcome<T> => {
  if (read.ok) return { ok: true, value: read.value, source: apifyName };
  const { isGone: _, maySpend: __, ...trouble } = read;
  return failedAt(apifyName, trouble);
};

/** clockworks' TikTok profile scraper on Apify: each run costs, so one that was begun is never begun again. */
export function apifySource(options: ApifySourceOptions): TikTokSource {
  const { db, webOrigin, pageSize: limit = 100 } = options;
  // A list takes many minutes, in which its worker has other things to do.
  const listBuyer: ApifyBuyer = { ...options, longestWaitMs: 0 };

  /**
   * Writes down what became of a run that was paid for, so that its rows are not read again and again. The row outlives
   * its shop, so of the details only the one that names no handle is kept.
   */
  async function noted<T>(
    { purchase: { purchaseId } }: Found,
    parsed: { ok: true; value: T } | Problem,
    posts: number,
  ) {
    const isKept = !parsed.ok && parsed.reason === 'layout_changed';
    const detail = isKept ? { detail: parsed.detail } : {};
    await noteRead(db, purchaseId, { posts, ...(parsed.ok ? {} : { outcome: parsed.reason, ...detail }) });
    return parsed;
  }

  async function newest(
    buyer: ApifyBuyer,
    of: CreatorRef,
    signal?: AbortSignal,
  ): Promise<{ ok: true; value: CreatorWindow } | Problem> {
    const customer = customerOf(of);
    if (customer === null) return notBought('it is for proven and paying sellers only');
    const bought = await runFor(buyer, customer, 'newest', signal);
    if (!bought.ok) return bought;
    const found = await rowsOf(buyer, bought.purchase, { offset: 0, limit }, signal);
    if (!found.ok) return found;
    const parsed = parseWindow(found.items, of.handle, webOrigin);
    return noted(found, parsed, parsed.ok ? parsed.value.posts.length : 0);
  }

  /** From a place, or from the first row of a run that may have to be bought. */
  async function listed(buyer: ApifyBuyer, customer: Customer, cursor: string | null, signal?: AbortSignal) {
    const place = cursor === null ? null : placeIn(cursor);
    const purchase = place && (await readPurchase(db, customer.shopId, place.purchaseId));
    if (place && purchase?.run && (purchase.outcome === null || purchase.outcome === 'success')) {
      const found = await rowsOf(buyer, { ...purchase, run: purchase.run }, { offset: place.offset, limit }, signal);
      if (found.ok || !found.isGone) return { found, offset: place.offset };
    }
    const bought = await runFor(buyer, customer, 'back_catalogue', signal);
    return {
      found: bought.ok ? await rowsOf(buyer, bought.purchase, { offset: 0, limit }, signal) : bought,
      offset: 0,
    };
  }

  async function page(
    buyer: ApifyBuyer,
    of: CreatorRef,
    cursor: string | null,
    signal?: AbortSignal,
  ): Promise<{ ok: true; value: PostPage } | Problem> {
    const customer = customerOf(of);
    if (customer === null) return notBought('it is for proven and paying sellers only');
    const { found, offset } = await listed(buyer, customer, cursor, signal);
    if (!found.ok) return found;
    const { items, total, purchase } = found;
    const parsed = parsePosts(items, { handle: of.handle, webOrigin, isFirst: offset === 0 });
    if (offset === 0) await noted(found, parsed, parsed.ok ? (total ?? items.length) : 0);
    if (!parsed.ok) return parsed;
    const next = offset + limit;
    // Apify leaves empty rows out, so that a short part says nothing about the end.
    const isLast = total === null ? items.length === 0 : next >= total;
    const nextCursor = isLast ? null : `${purchase.purchaseId}:${next}`;
    return { ok: true, value: { posts: parsed.value, nextCursor, totalPosts: total } };
  }

  return {
    name: apifyName,
    isPaid: true,
    readCreator: async (of, signal, priority) => outcomeOf(await newest(withPriority(options, priority), of, signal)),
    ...(options.backCatalogue
      ? {
          readPage: async (of, cursor, signal, priority) =>
            outcomeOf(await page(withPriority(listBuyer, priority), of, cursor, signal)),
        }
      : {}),
  };
}
