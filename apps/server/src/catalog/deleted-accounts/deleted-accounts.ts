import { sql } from 'kysely';
import { applyFormerTrial } from '#server/billing/billing.service.ts';
import { restoreShop, suspendShop } from '#server/catalog/shop/suspension.ts';
import { recordEvent } from '#server/identity/account-events.ts';
import { dayMs } from '#server/platform/clock.ts';
import type { Db, Trx } from '#server/platform/database/transaction.ts';
import { deriveKey, keyedHash } from '#server/platform/keys.ts';
import {
  findAlike,
  findShopsOf,
  findSuspended,
  type Hashes,
  hadTrial,
  insertDeleted,
  liftAlike,
} from './deleted-accounts.queries.ts';

/** How long the handle and TikTok id of a deleted account get no other trial. */
const trialKeptMs = 365 * dayMs;

/** A TikTok account: its handle, and its numeric id where TikTok has shown it. */
interface TikTokNames {
  handle: string | null;
  tiktokUserId: string | null;
}

/** Keeps suspension and used trial of deleted accounts, by keyed hashes of TikTok id or, without one, of handle. */
export type DeletedAccounts = ReturnType<typeof createDeletedAccounts>;

/** `secrets`: TOKEN_SECRET, and the former one, whose hashes still count. */
export function createDeletedAccounts(secrets: readonly string[]) {
  const keys = secrets.map((secret) => deriveKey(secret, 'deleted-accounts'));
  const hashesOf = ({ handle, tiktokUserId }: TikTokNames): Hashes => ({
    handle: handle === null ? [] : keys.map((key) => keyedHash(key, 'handle', handle)),
    tiktokId: tiktokUserId === null ? [] : keys.map((key) => keyedHash(key, 'tiktok-id', tiktokUserId)),
  });

  /** Deleted accounts, and beside `accountId` the shops that are still there, by whether they are the same TikTok's. */
  async function findAll(db: Db | Trx, named: TikTokNames, now: Date, accountId?: string): Promise<Alike> {
    const { same, others } = await findAlike(db, hashesOf(named));
    const shops = named.tiktokUserId === null ? [] : await findShopsOf(db, named.tiktokUserId);
    const deleted = (row: (typeof same)[number]) => ({
      ...row,
      had_trial: row.trial_kept_until !== null && row.trial_kept_until > now,
    });
    const elsewhere = shops.filter(({ shop_id: shopId }) => shopId !== accountId);
    return { same: [...same.map(deleted), ...elsewhere], others: others.map(deleted) };
  }

  return {
    /** Notes what outlives the account, in the transaction that deletes it. */
    async keep(trx: Trx, accountId: string, now: Date): Promise<void> {
      const account = await findLeaving(trx, accountId);
      const trialKeptUntil = account?.had_trial ? new Date(now.getTime() + trialKeptMs) : null;
      if (!account || (trialKeptUntil === null && account.suspended_at === null)) return;
      const { handle, tiktokId } = hashesOf({ handle: account.handle, tiktokUserId: account.tiktok_user_id });
      if (handle.length + tiktokId.length === 0) return;
      await insertDeleted(trx, {
        account_id: accountId,
        handle_hash: handle[0] ?? null,
        tiktok_id_hash: tiktokId[0] ?? null,
        deleted_at: now,
        suspended_at: account.suspended_at,
        suspended_message: account.suspended_message,
        trial_kept_until: trialKeptUntil,
      });
    },
    /**
     * Gives the account the suspension and used trial of its TikTok's others; takes them back if the id shows another.
     */
    async settle(
      trx: Trx,
      { accountId, now, ...named }: TikTokNames & { accountId: string; now: Date },
    ): Promise<void> {
      const { same, others } = await findAll(trx, named, now, accountId);
      if (same.length + others.length === 0) return;
      const isUsed = same.some(hasTrial);
      if (isUsed || others.some(hasTrial)) await applyFormerTrial(trx, accountId, { isUsed, now });
      await settleSuspension(trx, { accountId, now, same, others });
    },
    /** Would an account that this TikTok opens now start without a trial? For the TikTok account itself alone to read. */
    async hadTrial(db: Db, named: TikTokNames, now: Date): Promise<boolean> {
      return (await findAll(db, named, now)).same.some(hasTrial);
    },
    /** Has this TikTok account a suspended shop that is still there, beside that of `accountId`? */
    async hasSuspendedShop(trx: Trx, tiktokUserId: string, accountId: string): Promise<boolean> {
      const shops = await findShopsOf(trx, tiktokUserId);
      return shops.some((shop) => shop.shop_id !== accountId && shop.suspended_at !== null);
    },
    /** Ends the suspensions of deleted accounts of the same TikTok, so that none suspends this one again. */
    async liftOf(trx: Trx, accountId: string): Promise<void> {
      const account = await findLeaving(trx, accountId);
      if (account) await liftAlike(trx, hashesOf({ handle: account.handle, tiktokUserId: account.tiktok_user_id }));
    },
    /** Ends the suspension of a deleted account. Answers since when it was; null when there is none. */
    async lift(trx: Trx, accountId: string): Promise<Date | null> {
      const row = await trx
        .selectFrom('deleted_accounts')
        .select(['handle_hash', 'tiktok_id_hash', 'suspended_at'])
        .where('account_id', '=', accountId)
        .forUpdate()
        .executeTakeFirst();
      if (!row?.suspended_at) return null;
      const only = (hash: Uint8Array | null) => (hash ? [hash] : []);
      await liftAlike(trx, { handle: only(row.handle_hash), tiktokId: only(row.tiktok_id_hash) });
      return row.suspended_at;
    },
    /** Deleted accounts that are still suspended, the last one first; of one handle, if one is given. */
    list: (db: Db, handle: string | null) =>
      findSuspended(db, handle === null ? null : hashesOf({ handle, tiktokUserId: null }).handle),
  };
}

type Former = { suspended_at: Date | null; suspended_message: string | null; had_trial: boolean };
type Alike = { same: Former[]; others: Former[] };

const hasTrial = ({ had_trial: had }: Former): boolean => had;

async function settleSuspension(
  trx: Trx,
  { accountId, now, same, others }: Alike & { accountId: string; now: Date },
): Promise<void> {
  const shop = await trx
    .selectFrom('shops')
    .select('suspended_at')
    .where('shop_id', '=', accountId)
    .executeTakeFirstOrThrow();
  const kept = same.find(({ suspended_at: since }) => since !== null);
  if (kept?.suspended_at && shop.suspended_at === null) {
    // Since when the first one was: this also tells a suspension that came from here from an administrator's.
    await suspendShop(trx, accountId, kept.suspended_message ?? '', kept.suspended_at);
    await recordEvent(trx, { accountId, kind: 'suspended', now });
  }
  const since = shop.suspended_at?.getTime();
  if (kept || since === undefined || !others.some(({ suspended_at: at }) => at?.getTime() === since)) return;
  await restoreShop(trx, accountId);
  await recordEvent(trx, { accountId, kind: 'restored', now });
}

/** A proven id comes before the one that an import read. */
function findLeaving(trx: Trx, accountId: string) {
  return trx
    .selectFrom('accounts')
    .innerJoin('shops', 'shops.shop_id', 'accounts.account_id')
    .leftJoin('subscriptions', 'subscriptions.shop_id', 'accounts.account_id')
    .select([
      'shops.handle',
      'shops.suspended_at',
      'shops.suspended_message',
      sql<string | null>`coalesce(proven_tiktok_id, tiktok_user_id)`.as('tiktok_user_id'),
      hadTrial.as('had_trial'),
    ])
    .where('accounts.account_id', '=', accountId)
    .executeTakeFirst();
}
