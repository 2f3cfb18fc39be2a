import { randomUUID } from 'node:crypto';
import type { ReportState } from '@app/contracts/reports/reports.schemas';
import { type Selectable, sql } from 'kysely';
import { dayMs } from '#server/platform/clock.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import type { Db, Trx } from '#server/platform/database/transaction.ts';

interface NewReport {
  shopId: string;
  reportId: string;
  videoId: string | null;
  reason: string;
  details: string | null;
  at: Date;
}

/** The same visitor's report of the same thing within this time is the same report. */
const repeatedWithinMs = dayMs;

const sinceWhen = (now: Date): Date => new Date(now.getTime() - repeatedWithinMs);

export async function wasReported(db: Db, reportHash: Buffer, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('recent_reports')
    .select('reported_at')
    .where('report_hash', '=', reportHash)
    .where('reported_at', '>', sinceWhen(now))
    .executeTakeFirst();
  return row !== undefined;
}

/** Is the product in the shop at all, shown or not? */
export async function hasProduct(db: Db, shopId: string, videoId: string): Promise<boolean> {
  const row = await db
    .selectFrom('products')
    .select('video_id')
    .where('shop_id', '=', shopId)
    .where('video_id', '=', videoId)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Notes who reported what, and the report that counts further ones; false when it was noted within a day. Of two at once
 * one waits for the other and is second.
 */
export async function noteReport(
  trx: Trx,
  reportHash: Buffer,
  now: Date,
  reportId: string | null = null,
): Promise<boolean> {
  const row = await trx
    .insertInto('recent_reports')
    .values({ report_hash: reportHash, reported_at: now, report_id: reportId })
    .onConflict((conflict) =>
      conflict
        .column('report_hash')
        .doUpdateSet({ reported_at: now, report_id: reportId })
        .where('recent_reports.reported_at', '<=', sinceWhen(now)),
    )
    .returning('reported_at')
    .executeTakeFirst();
  return row !== undefined;
}

/** Who reported what is kept for a day. */
export async function purgeRecentReports(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('recent_reports').where('reported_at', '<=', sinceWhen(now)).execute();
}

/** For so long a settled report stays whose shop is deleted. */
const settledKeptMs = 30 * dayMs;

/** Only open reports outlive their shop; once they are settled, they go. */
export async function purgeReportsWithoutShop(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('reports')
    .where('state', 'in', ['resolved', 'dismissed'])
    .where('changed_at', '<', new Date(now.getTime() - settledKeptMs))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('shops').select('shops.shop_id').whereRef('shops.shop_id', '=', 'reports.shop_id'))),
    )
    .execute();
}

/** False when the shop is gone meanwhile. */
export async function insertReport(trx: Trx, report: NewReport): Promise<boolean> {
  const { shopId, reportId, videoId, reason, details, at } = report;
  const { rows } = await sql`
    insert into reports (shop_id, report_id, video_id, reason, details, created_at)
    select shop_id, ${reportId}::uuid, ${videoId}::text, ${reason}::text, ${details}::text, ${at.toISOString()}::timestamptz
      from shops where shop_id = ${shopId} for key share
    returning report_id`.execute(trx);
  return rows.length > 0;
}

/**
 * Adds one to the open report that stands for all of this network and shop within a day; the first of them is stored as
 * it came. False when the shop is gone.
 */
export async function countReport(trx: Trx, networkHash: Buffer, report: NewReport): Promise<boolean> {
  const { reportId, at } = report;
  if (!(await noteReport(trx, networkHash, at, reportId))) {
    const counted = await trx
      .updateTable('reports')
      .set((eb) => ({ report_count: eb('report_count', '+', 1) }))
      .where('report_id', '=', (eb) =>
        eb.selectFrom('recent_reports').select('report_id').where('report_hash', '=', networkHash),
      )
      .where('state', 'in', ['new', 'in_work'])
      .executeTakeFirst();
    if (counted.numUpdatedRows > 0n) return true;
    // An administrator has settled that one; what comes now has to be seen.
    await trx
      .updateTable('recent_reports')
      .set({ report_id: reportId })
      .where('report_hash', '=', networkHash)
      .execute();
  }
  return insertReport(trx, report);
}

/** A report with what its shop is called and its product, where those are still there. */
export type ReportRow = Selectable<Tables['reports']> & {
  handle: string | null;
  product_title: string | null;
  open_of_shop: number;
};

const reportColumns = sql`r.*, coalesce(s.handle, s.detached_handle) as handle, p.title as product_title,
  (select count(*)::int from reports o where o.shop_id = r.shop_id and o.state in ('new', 'in_work')) as open_of_shop`;
const reportTables = sql`reports r left join shops s on s.shop_id = r.shop_id
  left join products p on p.shop_id = r.shop_id and p.video_id = r.video_id`;

/** Where a page of the list ended. */
export interface ReportKey {
  at: Date;
  reportId: string;
}

interface ReportFilter {
  state: 'open' | ReportState;
  userId: string | null;
  after: ReportKey | null;
  limit: number;
}

const open = sql`r.state in ('new', 'in_work')`;

/** Open ones oldest first, settled ones newest first; each from its own index on. */
export async function listReports(db: Db, { state, userId, after, limit }: ReportFilter): Promise<ReportRow[]> {
  const isSettled = state === 'resolved' || state === 'dismissed';
  const [at, order] = isSettled ? [sql`r.changed_at`, sql`desc`] : [sql`r.created_at`, sql`asc`];
  const conditions = [isSettled ? sql`r.state in ('resolved', 'dismissed')` : open];
  if (state !== 'open') conditions.push(sql`r.state = ${state}`);
  if (userId !== null) conditions.push(sql`r.shop_id = ${userId}`);
  if (after !== null) {
    const place = sql`(${after.at.toISOString()}::timestamptz, ${after.reportId}::uuid)`;
    conditions.push(isSettled ? sql`(${at}, r.report_id) < ${place}` : sql`(${at}, r.report_id) > ${place}`);
  }
  const { rows } = await sql<ReportRow>`select ${reportColumns} from ${reportTables}
    where ${sql.join(conditions, sql` and `)} order by ${at} ${order}, r.report_id ${order} limit ${limit}`.execute(db);
  return rows;
}

export async function countOpenReports(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from reports r where ${open}`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function findReport(db: Db | Trx, reportId: string): Promise<ReportRow | null> {
  const { rows } =
    await sql<ReportRow>`select ${reportColumns} from ${reportTables} where r.report_id = ${reportId}`.execute(db);
  return rows[0] ?? null;
}

/** The report's key and state, held until the transaction ends. */
export async function lockReport(trx: Trx, reportId: string) {
  return trx
    .selectFrom('reports')
    .select(['shop_id', 'report_id', 'state'])
    .where('report_id', '=', reportId)
    .forUpdate()
    .executeTakeFirst();
}

export async function updateReport(
  trx: Trx,
  key: { shop_id: string; report_id: string },
  change: { state: string; changed_at: Date },
): Promise<void> {
  await trx
    .updateTable('reports')
    .set(change)
    .where('shop_id', '=', key.shop_id)
    .where('report_id', '=', key.report_id)
    .execute();
}

export async function insertNote(
  trx: Trx,
  note: { shop_id: string; report_id: string; admin_id: string; text: string; created_at: Date },
): Promise<void> {
  await trx
    .insertInto('report_notes')
    .values({ ...note, note_id: randomUUID() })
    .execute();
}

export type NoteRow = Awaited<ReturnType<typeof listNotes>>[number];

/** The notes of these reports, oldest first; without a name where the administrator is gone. */
export async function listNotes(db: Db | Trx, reports: { shop_id: string; report_id: string }[]) {
  if (reports.length === 0) return [];
  return db
    .selectFrom('report_notes')
    .leftJoin('admins', 'admins.admin_id', 'report_notes.admin_id')
    .select(['report_id', 'note_id', 'username', 'text', 'report_notes.created_at'])
    .where('shop_id', 'in', [...new Set(reports.map((report) => report.shop_id))])
    .where(
      'report_id',
      'in',
      reports.map((report) => report.report_id),
    )
    .orderBy('report_notes.created_at')
    .orderBy('note_id')
    .execute();
}
