import type { Report, ReportState } from '@app/contracts/reports/reports.schemas';
import { sql } from 'kysely';
import { dayMs } from '#server/platform/clock.ts';
import type { Db, Trx } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/errors.ts';

type NewReport = Pick<Report, 'reportId' | 'videoId' | 'reason' | 'details'> & {
  reviewId: string | null;
  shopId: string;
  at: Date;
};

/** A visitor's report of the same thing within a day is the same report. */
const repeatedSince = (now: Date): Date => new Date(now.getTime() - dayMs);

export async function wasReported(db: Db, reportHash: Buffer, now: Date): Promise<boolean> {
  const ofVisitor = db.selectFrom('recent_reports').select('reported_at').where('report_hash', '=', reportHash);
  return (await ofVisitor.where('reported_at', '>', repeatedSince(now)).executeTakeFirst()) !== undefined;
}

/** Whether the product is in the shop, shown or not. */
export async function hasProduct(db: Db, shopId: string, videoId: string): Promise<boolean> {
  const ofShop = db.selectFrom('products').select('video_id').where('shop_id', '=', shopId);
  return (await ofShop.where('video_id', '=', videoId).executeTakeFirst()) !== undefined;
}

/** Whether the review is of the shop and shown. */
export async function hasReview(db: Db, shopId: string, reviewId: string): Promise<boolean> {
  const ofShop = db.selectFrom('reviews').select('review_id').where('shop_id', '=', shopId);
  const shown = ofShop.where('review_id', '=', reviewId).where('hidden_at', 'is', null).where('deleted_at', 'is', null);
  return (await shown.executeTakeFirst()) !== undefined;
}

/** Notes who reported what, and the report that counts further ones; false when it was noted within a day. */
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
        .where('recent_reports.reported_at', '<=', repeatedSince(now)),
    )
    .returning('reported_at')
    .executeTakeFirst();
  return row !== undefined;
}

/** Who reported what is kept for a day. */
export async function purgeRecentReports(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('recent_reports').where('reported_at', '<=', repeatedSince(now)).execute();
}

/** How long a settled report outlives its shop. */
const settledKeptMs = 30 * dayMs;

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

/** False when the shop has been deleted. */
export async function insertReport(trx: Trx, report: NewReport): Promise<boolean> {
  const { shopId, reportId, videoId, reviewId, reason, details, at } = report;
  const { rows } = await sql`
    insert into reports (shop_id, report_id, video_id, review_id, reason, details, created_at)
    select shop_id, ${reportId}::uuid, ${videoId}::text, ${reviewId}::uuid, ${reason}::text, ${details}::text, ${at.toISOString()}::timestamptz
      from shops where shop_id = ${shopId} for key share
    returning report_id`.execute(trx);
  return rows.length > 0;
}

/** Adds one to the open report that stands for all of this network and shop within a day. False without the shop. */
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
    // An administrator has settled that report: a new one has to be seen.
    await trx
      .updateTable('recent_reports')
      .set({ report_id: reportId })
      .where('report_hash', '=', networkHash)
      .execute();
  }
  return insertReport(trx, report);
}

export type ReportRow = Omit<Report, 'notes' | 'createdAt' | 'changedAt' | 'pictureUrl'> & {
  createdAt: Date;
  changedAt: Date | null;
  picture: { key: string; width: number } | null;
};

// No picture that is refused to everybody (shown-pictures.ts).
const reportColumns = sql`r.report_id as "reportId", r.shop_id as "userId", coalesce(s.handle, s.detached_handle) as handle,
  r.video_id as "videoId", p.title as "productTitle",
  r.review_id is not null as "isAboutReview", case when v.review_id is not null then json_build_object('reviewId', v.review_id,
    'stars', v.stars, 'text', v.text, 'answer', v.answer, 'isHidden', v.hidden_at is not null) end as review,
  case when s.handle is not null and not p.from_former_holder and p.hidden_after_report_of is null then p.thumbnails -> 0 end as picture,
  case when p.hidden_after_report_of is not null then 'by_support' when p.gone_at is not null then 'gone' when p.hidden then 'by_seller'
    when p.video_id is not null then 'no' end as "productHidden", s.suspended_at is not null as "isShopSuspended", r.reason, r.details, r.state, r.created_at as "createdAt",
  r.changed_at as "changedAt", r.report_count as "reportCount",
  (select count(*)::int from reports o where o.shop_id = r.shop_id and o.state in ('new', 'in_work')) as "openOfShop"`;
const reportTables = sql`reports r left join shops s on s.shop_id = r.shop_id
  left join products p on p.shop_id = r.shop_id and p.video_id = r.video_id
  left join reviews v on v.shop_id = r.shop_id and v.review_id = r.review_id and v.deleted_at is null`;

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

/** Open reports oldest first, settled ones newest first; each order has its index. */
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

async function findReport(db: Db | Trx, reportId: string): Promise<ReportRow | null> {
  const { rows } =
    await sql<ReportRow>`select ${reportColumns} from ${reportTables} where r.report_id = ${reportId}`.execute(db);
  return rows[0] ?? null;
}

/** Throws `not_found`. */
export async function requireReport(db: Db | Trx, reportId: string): Promise<ReportRow> {
  const report = await findReport(db, reportId);
  if (!report) throw new AppError('not_found');
  return report;
}

/** Those of the shop that are still open. In one order, so that two who resolve at once do not deadlock. */
export async function lockOpenReports(trx: Trx, shopId: string, reportIds: string[]): Promise<string[]> {
  const rows = await trx
    .selectFrom('reports')
    .select('report_id')
    .where('shop_id', '=', shopId)
    .where('report_id', 'in', reportIds)
    .where('state', 'in', ['new', 'in_work'])
    .orderBy('report_id')
    .forUpdate()
    .execute();
  return rows.map((row) => row.report_id);
}

export async function lockReport(trx: Trx, reportId: string) {
  return trx
    .selectFrom('reports')
    .select(['shop_id', 'report_id', 'state'])
    .where('report_id', '=', reportId)
    .forUpdate()
    .executeTakeFirst();
}

export type NoteRow = Awaited<ReturnType<typeof listNotes>>[number];

/** Oldest first; without a username where the administrator is gone. */
export async function listNotes(db: Db | Trx, reports: ReportRow[]) {
  if (reports.length === 0) return [];
  return db
    .selectFrom('report_notes')
    .leftJoin('admins', 'admins.admin_id', 'report_notes.admin_id')
    .select(['report_id', 'note_id', 'username', 'text', 'report_notes.created_at'])
    .where('shop_id', 'in', [...new Set(reports.map(({ userId }) => userId))])
    .where(
      'report_id',
      'in',
      reports.map(({ reportId }) => reportId),
    )
    .orderBy('report_notes.created_at')
    .orderBy('note_id')
    .execute();
}
