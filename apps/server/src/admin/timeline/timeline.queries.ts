import type { TimelineEntry, TimelineKind } from '@app/contracts/admin/support/timeline.schemas';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/platform/database/transaction.ts';

export type TimelineRow = Omit<TimelineEntry, 'at'> & { at: Date; atUs: string };

/** The last entry of the page before; `atUs` counts microseconds, as the database does. */
export interface TimelineKey {
  atUs: string;
  entryId: string;
}

interface Part {
  /** From the seller's rows: `entry_id`, `at`, `what` and the columns that the kind has. */
  from: (userId: string) => RawBuilder<unknown>;
  has?: Partial<Record<'detail' | 'admin_id' | 'text' | 'amount_ugx' | 'reference' | 'count', RawBuilder<unknown>>>;
}

/** What an action of an administrator has told already, or another list tells. */
const toldElsewhere = sql`kind in ('suspended', 'restored', 'recovery_started')
  or (kind = 'sessions_ended' and details ->> 'byAdministrator' = 'true')`;

const parts: Record<TimelineKind, Part> = {
  sign_in: {
    from: (userId) => sql`(select session_id::text as entry_id, created_at as at, 'signed_in' as what, device
      from sessions where account_id = ${userId}) t`,
    has: { text: sql`device` },
  },
  import: {
    from: (userId) => sql`(select run_id::text as entry_id, finished_at as at, outcome as what, reason, created
      from import_runs where shop_id = ${userId} and is_news) t`,
    has: { detail: sql`reason`, count: sql`created` },
  },
  payment: {
    from: (userId) => sql`(select payment_id || ' ' || entry as entry_id, recorded_at as at, entry as what, reason,
      amount_ugx, reference from payment_ledger where shop_id = ${userId} and entry <> 'period_granted') t`,
    has: { text: sql`reason`, amount_ugx: sql`amount_ugx`, reference: sql`reference` },
  },
  report: {
    from: (userId) => sql`(select report_id::text as entry_id, created_at as at, reason as what, state, details,
      report_count from reports where shop_id = ${userId}) t`,
    has: { detail: sql`state`, text: sql`details`, count: sql`report_count` },
  },
  note: {
    from: (userId) => sql`(select note_id::text as entry_id, created_at as at, 'noted' as what, admin_id, text
      from seller_notes where account_id = ${userId}) t`,
    has: { admin_id: sql`admin_id`, text: sql`text` },
  },
  change: {
    from: (userId) => sql`(select event_id::text as entry_id, happened_at as at, kind as what
      from account_events where account_id = ${userId} and not (${toldElsewhere})) t`,
  },
  action: {
    from: (userId) => sql`(select sequence::text as entry_id, at, action as what, admin_id, reason
      from audit_log where subject_id = ${userId} and action like 'user.%'
        and action not in ('user.looked_at', 'user.noted')) t`,
    has: { admin_id: sql`admin_id`, text: sql`reason` },
  },
};

const kinds = Object.keys(parts) as TimelineKind[];

interface TimelinePage {
  kind: TimelineKind | null;
  after: TimelineKey | null;
  limit: number;
}

export async function listTimeline(db: Db, userId: string, page: TimelinePage): Promise<TimelineRow[]> {
  return (await timelineSql(userId, page).execute(db)).rows;
}

/** Newest first. Each kind gives no more rows than are asked for, so a long history costs no more than a short one. */
export function timelineSql(userId: string, { kind, after, limit }: TimelinePage): RawBuilder<TimelineRow> {
  const wanted = (kind === null ? kinds : [kind]).map((one) => sql`(${partSql(one, userId, after, limit)})`);
  return sql<TimelineRow>`
    select e.entry_id as "entryId", e.kind, e.at, e.what, e.detail, a.username as "adminName", e.text,
      e.amount_ugx as "amountUgx", e.reference, e.count, (extract(epoch from e.at) * 1000000)::bigint::text as "atUs"
    from (${sql.join(wanted, sql` union all `)}) e left join admins a on a.admin_id = e.admin_id
    order by e.at desc, e.entry_id collate "C" desc limit ${limit}`;
}

function partSql(kind: TimelineKind, userId: string, after: TimelineKey | null, limit: number): RawBuilder<unknown> {
  const { from, has = {} } = parts[kind];
  const last = sql`timestamptz 'epoch' + ${after?.atUs}::bigint * interval '1 microsecond'`;
  const rest = after === null ? sql`true` : sql`(at, entry_id) < (${last}, ${after.entryId} collate "C")`;
  return sql`select * from (select entry_id collate "C" as entry_id, ${kind}::text as kind, at, what,
      ${has.detail ?? sql`null`}::text as detail, ${has.admin_id ?? sql`null`}::uuid as admin_id,
      ${has.text ?? sql`null`}::text as text, ${has.amount_ugx ?? sql`null`}::bigint as amount_ugx,
      ${has.reference ?? sql`null`}::text as reference, ${has.count ?? sql`null`}::int as count
      from ${from(userId)}) p where ${rest} order by at desc, entry_id desc limit ${limit}`;
}
