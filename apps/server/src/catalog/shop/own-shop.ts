import type { FastifyRequest } from 'fastify';
import { requireRunningSubscription } from '#server/billing/billing.service.ts';
import type { CatalogContext } from '#server/catalog/catalog.context.ts';
import { sellerOf } from '#server/identity/guards.ts';
import type { Db } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/errors.ts';
import { findAnyShop, findShopId, isOpenShop, type ShopRow } from './shop.queries.ts';

/** The seller's own shop, even closed. Throws `forbidden` for another's, `not_found` where a visitor finds nothing. */
export async function requireOwnShop(db: Db, handle: string, accountId: string): Promise<ShopRow> {
  const row = await findAnyShop(db, handle.toLowerCase());
  if (row?.shop_id === accountId) return row;
  throw new AppError(row && isOpenShop(row) ? 'forbidden' : 'not_found');
}

export interface OwnShop {
  shopId: string;
  handle: string;
}

/** Throws `not_found`, and `forbidden` for another seller's. */
export async function ownShopOf(db: Db, request: FastifyRequest<{ Params: { handle: string } }>): Promise<OwnShop> {
  const handle = request.params.handle.toLowerCase();
  const shopId = await findShopId(db, handle);
  if (shopId === null) throw new AppError('not_found');
  if (shopId !== sellerOf(request).accountId) throw new AppError('forbidden');
  return { shopId, handle };
}

/** Throws `subscription_expired` for what pauses when neither a trial nor a paid period runs. */
export function requireRunning({ db, clock }: CatalogContext, { shopId }: Pick<OwnShop, 'shopId'>): Promise<void> {
  return requireRunningSubscription(db, shopId, clock.now());
}
