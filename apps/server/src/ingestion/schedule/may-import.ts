import { planAt, subscriptionRuns } from '#server/billing/billing.service.ts';
import type { Trx } from '#server/platform/database/transaction.ts';

/**
 * Why a shop may not be imported: its `subscription` is over, it is `suspended`, its account is `leaving`, it has no
 * handle (`detached`), or another account has it (`stopped`).
 */
export type ImportObstacle = 'subscription' | 'suspended' | 'leaving' | 'detached' | 'stopped';

/** What decides whether a shop may be imported. */
export interface ImportFacts {
  handle: string | null;
  stopped_reason: string | null;
  /** The account's; while it is set, nothing is imported. */
  deletion_due_at: Date | null;
  /** What its owner reads while the shop is suspended. */
  suspended_message: string | null;
  /** Null for a shop that has no subscription at all. */
  trial_ends_at: Date | null;
  subscription_ends_at: Date | null;
  complimentary_ends_at: Date | null;
}

const stands: Record<ImportObstacle, (shop: ImportFacts, now: Date) => boolean> = {
  subscription: ({ trial_ends_at, ...shop }, now) =>
    trial_ends_at === null || !planAt({ ...shop, trial_ends_at }, now).isRunning,
  suspended: (shop) => shop.suspended_message !== null,
  leaving: (shop) => shop.deletion_due_at !== null,
  detached: (shop) => shop.handle === null,
  stopped: (shop) => shop.stopped_reason !== null,
};

const everyObstacle: readonly ImportObstacle[] = ['subscription', 'suspended', 'leaving', 'detached', 'stopped'];
/** Work that was requested in time is finished even if the subscription has ended since. */
export const butSubscription = everyObstacle.filter((obstacle) => obstacle !== 'subscription');

/**
 * May this shop be imported now? Null when it may, else the first obstacle in `order`, which leaves out those that do not
 * count. `shopsToImport` is the same in SQL.
 */
export function findObstacle(
  shop: ImportFacts,
  now: Date,
  order: readonly ImportObstacle[] = everyObstacle,
): ImportObstacle | null {
  return order.find((obstacle) => stands[obstacle](shop, now)) ?? null;
}

/** The shops that may be imported now. */
export const shopsToImport = (trx: Trx, now: Date) =>
  trx
    .selectFrom('import_states')
    .innerJoin('subscriptions', 'subscriptions.shop_id', 'import_states.shop_id')
    .innerJoin('accounts', 'accounts.account_id', 'import_states.shop_id')
    .innerJoin('shops', 'shops.shop_id', 'import_states.shop_id')
    .where('stopped_reason', 'is', null)
    .where('accounts.deletion_due_at', 'is', null)
    .where('shops.suspended_at', 'is', null)
    .where('shops.handle', 'is not', null)
    .where(subscriptionRuns(now));
