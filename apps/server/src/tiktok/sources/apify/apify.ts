import type { RequestOptions } from '#server/tiktok/rate-limiter/rate-limiter.ts';
import {
  type CreatorRef,
  type CreatorWindow,
  failedAt,
  type Outcome,
  type PostPage,
  type Problem,
  type TikTokSource,
} from '#server/tiktok/sources/source.ts';
import type { ApifyItems, ApifyProblem, ItemRange } from './apify-api.ts';
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

type PurchasedItems = ApifyItems & { purchase: NamedPurchase };

/** Nothing is bought for strangers, nor for sellers who may not cost. */
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
  range: ItemRange,
  options: RequestOptions,
): Promise<PurchasedItems | ApifyProblem> {
  const ended = await waitForEnd(buyer, purchase, options);
  if (!ended.ok) return ended;
  const items = await readItems(buyer, purchase, range, options);
  return items.ok ? { ...items, purchase } : items;
}

const outcomeOf = <T>(read: { ok: true; value: T } | ApifyProblem): Outcome<T> => {
  if (read.ok) return { ok: true, value: read.value, source: apifyName };
  const { isGone: _, maySpend: __, ...trouble } = read;
  return failedAt(apifyName, trouble);
};

/** clockworks' TikTok profile scraper on Apify: each run costs, so one that was begun is never begun again. */
export function apifySource(options: ApifySourceOptions): TikTokSource {
  const { db, webOrigin, pageSize: limit = 100 } = options;
  // A list takes many minutes, in which its worker has other things to do.
  const listBuyer: ApifyBuyer = { ...options, maxWaitMs: 0 };

  /**
   * Writes down what became of a run that was paid for, so that its rows are not read again and again. The row outlives
   * its shop, so of the details only the one that names no handle is kept.
   */
  function storeOutcome({ purchaseId }: NamedPurchase, parsed: { ok: true } | Problem, posts: number) {
    const detail = !parsed.ok && parsed.reason === 'layout_changed' ? { detail: parsed.detail } : {};
    return noteRead(db, purchaseId, { posts, ...(parsed.ok ? {} : { outcome: parsed.reason, ...detail }) });
  }

  async function newest(of: CreatorRef, how: RequestOptions): Promise<{ ok: true; value: CreatorWindow } | Problem> {
    const customer = customerOf(of);
    if (customer === null) return notBought('it is for proven and paying sellers only');
    const bought = await runFor(options, customer, 'newest', how);
    if (!bought.ok) return bought;
    const read = await rowsOf(options, bought.purchase, { offset: 0, limit }, how);
    if (!read.ok) return read;
    const parsed = parseWindow(read.items, of.handle, webOrigin);
    await storeOutcome(read.purchase, parsed, parsed.ok ? parsed.value.posts.length : 0);
    return parsed;
  }

  /** From a place, or from the first row of a run that may have to be bought. */
  async function listed(customer: Customer, cursor: string | null, how: RequestOptions) {
    const place = cursor === null ? null : placeIn(cursor);
    const purchase = place && (await readPurchase(db, customer.shopId, place.purchaseId));
    if (place && purchase?.run && (purchase.outcome === null || purchase.outcome === 'success')) {
      const { offset } = place;
      const read = await rowsOf(listBuyer, { ...purchase, run: purchase.run }, { offset, limit }, how);
      if (read.ok || !read.isGone) return { read, offset };
    }
    const bought = await runFor(listBuyer, customer, 'back_catalogue', how);
    const read = bought.ok ? await rowsOf(listBuyer, bought.purchase, { offset: 0, limit }, how) : bought;
    return { read, offset: 0 };
  }

  async function page(
    of: CreatorRef,
    cursor: string | null,
    how: RequestOptions,
  ): Promise<{ ok: true; value: PostPage } | Problem> {
    const customer = customerOf(of);
    if (customer === null) return notBought('it is for proven and paying sellers only');
    const { read, offset } = await listed(customer, cursor, how);
    if (!read.ok) return read;
    const { items, total, purchase } = read;
    const parsed = parsePosts(items, { handle: of.handle, webOrigin, isFirst: offset === 0 });
    if (offset === 0) await storeOutcome(purchase, parsed, parsed.ok ? (total ?? items.length) : 0);
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
    readCreator: async (of, ...how) => outcomeOf(await newest(of, how)),
    ...(options.backCatalogue && { readPage: async (of, cursor, ...how) => outcomeOf(await page(of, cursor, how)) }),
  };
}
