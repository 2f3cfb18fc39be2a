import type { ShopSettings, UpdateShopSettingsBody } from '@app/contracts/accounts/settings.schemas';
import type { AccountsContext } from '#server/accounts/accounts.context.ts';
import { updateAccount } from '#server/accounts/accounts.queries.ts';
import { bumpShop, enqueuePreviews, findFacts, requireOwnShop, stateHours } from '#server/catalog/catalog.service.ts';
import { lockLiveSession } from '#server/identity/seller-sessions.ts';
import type { Seller } from '#server/identity/tokens.ts';
import { type Db, inTransaction, type Trx } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/errors.ts';
import { requireDisplayName } from './display-name.ts';

/** Throws `forbidden` for another seller's handle, `not_found` for an unknown one. */
export async function readShopSettings(
  { db, clock }: AccountsContext,
  { accountId }: Seller,
  handle: string,
): Promise<ShopSettings> {
  await requireOwnShop(db, handle, accountId);
  return readSettings(db, accountId, clock.now());
}

/** Throws what `readShopSettings` throws, and `invalid_request` naming `displayName` or `hours.closes`. */
export async function updateShopSettings(
  context: AccountsContext,
  seller: Seller,
  handle: string,
  body: UpdateShopSettingsBody,
): Promise<ShopSettings> {
  const { db, clock } = context;
  const shopId = seller.accountId;
  await requireOwnShop(db, handle, shopId);
  const { callsAllowed, hours, closedUntil, renewalSms, salesAt } = body;
  const displayName = typeof body.displayName === 'string' ? requireDisplayName(body.displayName) : body.displayName;
  await inTransaction(db, 'change shop settings', async (trx) => {
    await lockLiveSession(trx, seller);
    const answered = callsAllowed !== undefined && (await allowCalls(trx, shopId, callsAllowed));
    const named = displayName !== undefined && (await nameShop(trx, shopId, displayName));
    if (answered || named) await bumpShop(trx, shopId);
    await stateHours(trx, shopId, { hours, closedUntil });
    if (renewalSms !== undefined) await updateAccount(trx, shopId, { renewal_sms: renewalSms });
    if (salesAt !== undefined)
      await trx.updateTable('shops').set({ sales_at: salesAt }).where('shop_id', '=', shopId).execute();
    if (named) await enqueuePreviews(context.ingestion.jobs, trx, shopId);
  });
  return readSettings(db, shopId, clock.now());
}

/** False when it was like this before. */
async function allowCalls(trx: Trx, shopId: string, callsAllowed: boolean): Promise<boolean> {
  const changed = await trx
    .updateTable('accounts')
    .set({ calls_allowed: callsAllowed })
    .where('account_id', '=', shopId)
    .where('calls_allowed', '!=', callsAllowed)
    .returning('account_id')
    .executeTakeFirst();
  return changed !== undefined;
}

/** False when it had this name before. */
async function nameShop(trx: Trx, shopId: string, displayName: string | null): Promise<boolean> {
  const named = await trx
    .updateTable('shops')
    .set({ owner_display_name: displayName })
    .where('shop_id', '=', shopId)
    .where('owner_display_name', 'is distinct from', displayName)
    .returning('shop_id')
    .executeTakeFirst();
  return named !== undefined;
}

async function readSettings(db: Db, accountId: string, now: Date): Promise<ShopSettings> {
  const row = await db
    .selectFrom('accounts as a')
    .innerJoin('shops as s', 's.shop_id', 'a.account_id')
    .select([
      's.owner_display_name',
      's.display_name',
      's.sales_at',
      'a.whatsapp_number',
      'a.whatsapp_changed_at',
      'a.contact_new_until',
      'a.calls_allowed',
      'a.renewal_sms',
      'a.login_phone',
      'a.password_hash',
      'a.deletion_due_at',
    ])
    .where('a.account_id', '=', accountId)
    .executeTakeFirst();
  if (!row) throw new AppError('session_ended');
  const { hours, closedUntil } = await findFacts(db, accountId);
  return {
    displayName: row.owner_display_name,
    importedDisplayName: row.display_name,
    phoneNumber: row.whatsapp_number,
    callsAllowed: row.calls_allowed,
    hours,
    closedUntil,
    renewalSms: row.renewal_sms,
    salesAt: row.sales_at as ShopSettings['salesAt'],
    contactNewUntil: row.contact_new_until && row.contact_new_until > now ? row.contact_new_until.toISOString() : null,
    contactNeedsProof: row.whatsapp_changed_at !== null,
    loginPhoneNumber: row.login_phone,
    hasPassword: row.password_hash !== null,
    deletionDueAt: row.deletion_due_at?.toISOString() ?? null,
  };
}
