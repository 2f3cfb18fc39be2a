import { sql } from 'kysely';
import Type from 'typebox';
import type { AccountsContext } from '#server/accounts/accounts.context.ts';
import { type DeletedAccounts, lockShop, notePictures, removeUnusedPictures } from '#server/catalog/catalog.service.ts';
import { dayMs } from '#server/platform/clock.ts';
import { type Db, inTransaction, type Trx } from '#server/platform/database/transaction.ts';
import type { ImageStore } from '#server/platform/images/store/store.ts';
import { defineJob } from '#server/platform/jobs/job-definition.ts';
import { announce } from '#server/platform/realtime/events.ts';
import { revokeTikTok, type TikTokContext } from '#server/tiktok/tiktok.service.ts';

/** A transaction may last 5 s, and a slow embedded database deletes a few hundred rows in one. */
const rowsPerBatch = 500;
const productsPerBatch = 50;

/** What can have more rows than one transaction may delete; everything else goes with the account's row. */
const largeTables = [
  'recent_visits',
  'daily_counts',
  'total_counts',
  'seen_posts',
  'import_runs',
  'sales',
  'orders',
] as const;

/** Deletes the accounts whose owners asked for it 7 days ago. */
const deleteDueJob = defineJob({
  name: 'accounts.delete-due',
  payload: Type.Object({}),
  add: 'unless_waiting_or_running',
  expireInSeconds: 1800,
});

interface DeletionDeps {
  db: Db;
  deletedAccounts: DeletedAccounts;
  store: ImageStore;
  tiktok: Pick<TikTokContext, 'db' | 'api' | 'sealed'>;
}

/** An unreachable TikTok delays a deletion this long at most: its tokens end by themselves. */
const maxRevokingMs = dayMs;

export function handleDeletionJob({ db, clock, deletedAccounts, tiktok, ingestion }: AccountsContext): void {
  const { jobs, images } = ingestion;
  jobs.handle(deleteDueJob, async ({ signal }) => {
    await deleteDueAccounts({ db, deletedAccounts, tiktok, store: images.store }, clock.now(), signal);
  });
  jobs.schedule(deleteDueJob, '37 * * * *');
}

/** In small steps: a killed run goes on later, and two at once do no harm. Answers how many accounts went. */
export async function deleteDueAccounts(
  { db, deletedAccounts, store, tiktok }: DeletionDeps,
  now: Date,
  signal?: AbortSignal,
): Promise<number> {
  let deleted = 0;
  let after: string | null = null;
  for (;;) {
    const due = await nextDue(db, now, after);
    if (due === null || signal?.aborted) break;
    after = due.accountId;
    const mayWait = now.getTime() - due.since.getTime() < maxRevokingMs;
    if (!(await revokeTikTok(tiktok, after)) && mayWait) continue;
    if (await deleteAccount({ db, deletedAccounts }, after, now, signal)) deleted += 1;
  }
  await removeUnusedPictures(db, store, now);
  return deleted;
}

async function nextDue(db: Db, now: Date, after: string | null): Promise<{ accountId: string; since: Date } | null> {
  const row = await db
    .selectFrom('accounts')
    .select(['account_id', 'deletion_due_at'])
    .where('deletion_due_at', '<=', now)
    .$if(after !== null, (query) => query.where('account_id', '>', after ?? ''))
    .orderBy('account_id')
    .limit(1)
    .executeTakeFirst();
  return row?.deletion_due_at ? { accountId: row.account_id, since: row.deletion_due_at } : null;
}

async function deleteAccount(
  { db, deletedAccounts }: Pick<DeletionDeps, 'db' | 'deletedAccounts'>,
  accountId: string,
  now: Date,
  signal?: AbortSignal,
): Promise<boolean> {
  const begun = await inTransaction(db, 'begin deleting account', async (trx) => {
    if (!(await lockDue(trx, accountId, now))) return false;
    // From here on no session of the account writes.
    await trx.deleteFrom('sessions').where('account_id', '=', accountId).execute();
    await announce(trx, { type: 'owner_leaves', accountId });
    return true;
  });
  if (!begun) return false;
  while ((await deleteProducts(db, accountId, now)) === productsPerBatch) if (signal?.aborted) return false;
  for (const table of largeTables)
    while ((await deleteRows(db, table, accountId, now)) === rowsPerBatch) if (signal?.aborted) return false;
  return inTransaction(db, 'delete account', (trx) => deleteRest(trx, deletedAccounts, accountId, now));
}

/** Locks the account's row until the transaction ends; false when its time has not come, or no longer. */
async function lockDue(trx: Trx, accountId: string, now: Date): Promise<boolean> {
  const row = await trx
    .selectFrom('accounts')
    .select('account_id')
    .where('account_id', '=', accountId)
    .where('deletion_due_at', '<=', now)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** In the transaction that deletes their rows, so that a crash loses no picture. */
function deleteProducts(db: Db, shopId: string, now: Date): Promise<number> {
  return inTransaction(db, 'delete products of account', async (trx) => {
    await lockShop(trx, shopId);
    const products = await trx
      .selectFrom('products')
      .innerJoin('accounts', 'accounts.account_id', 'products.shop_id')
      .select('video_id')
      .where('shop_id', '=', shopId)
      // Another seller may have taken the account over since.
      .where('accounts.deletion_due_at', '<=', now)
      .orderBy('video_id')
      .limit(productsPerBatch)
      .execute();
    const videoIds = products.map((product) => product.video_id);
    if (videoIds.length === 0) return 0;
    await notePictures(trx, shopId, now, videoIds);
    await trx.deleteFrom('products').where('shop_id', '=', shopId).where('video_id', 'in', videoIds).execute();
    return videoIds.length;
  });
}

async function deleteRows(db: Db, table: (typeof largeTables)[number], shopId: string, now: Date): Promise<number> {
  const result = await sql`delete from ${sql.table(table)} where ctid = any(array(
    select ctid from ${sql.table(table)} where shop_id = ${shopId}
      and exists (select from accounts where account_id = ${shopId} and deletion_due_at <= ${now}) limit ${rowsPerBatch}))`.execute(
    db,
  );
  return Number(result.numAffectedRows ?? 0);
}

async function deleteRest(trx: Trx, deletedAccounts: DeletedAccounts, accountId: string, now: Date): Promise<boolean> {
  if (!(await lockDue(trx, accountId, now))) return false;
  // An import that was under way may have made a product since.
  await notePictures(trx, accountId, now);
  const shop = await trx.selectFrom('shops').select('handle').where('shop_id', '=', accountId).executeTakeFirst();
  if (shop?.handle) await trx.deleteFrom('ownership_claims').where('handle', '=', shop.handle).execute();
  await deletedAccounts.keep(trx, accountId, now);
  await trx.deleteFrom('idempotency_keys').where('scope', '=', accountId).execute();
  await trx.deleteFrom('accounts').where('account_id', '=', accountId).execute();
  return true;
}
