import { type RawBuilder, type Selectable, type SqlBool, sql } from 'kysely';
import type { Tables } from '#server/platform/database/tables.ts';
import type { Db } from '#server/platform/database/transaction.ts';

/** What a reading of the log is narrowed down to; all of it at once. */
export interface AuditFilter {
  action: string | undefined;
  adminId: string | undefined;
  subjectId: string | undefined;
  /** From this instant on. */
  from: Date | undefined;
  before: Date | undefined;
  search: AuditSearch | null;
}

/** An id stands for itself; a number may be an entry's or a part of its reason. */
export type AuditSearch = { id: string } | { text: string; sequence: number | null };

type AuditColumn = 'sequence' | 'at' | 'admin_id' | 'action' | 'subject_id' | 'address' | 'reason' | 'details';

export type AuditRow = Pick<Selectable<Tables['audit_log']>, AuditColumn> & { admin_name: string | null; hash: string };

/** The next entries before a sequence, or the newest; newest first. */
export async function listAudit(
  db: Db,
  filter: AuditFilter,
  { before, limit }: { before: number | null; limit: number },
): Promise<AuditRow[]> {
  const conditions = [...conditionsOf(filter), ...(before === null ? [] : [sql<SqlBool>`sequence < ${before}`])];
  const where = conditions.length === 0 ? sql`` : sql`where ${sql.join(conditions, sql` and `)}`;
  const { rows } = await sql<AuditRow>`
    select e.sequence, e.at, e.admin_id, a.username as admin_name, e.action, e.subject_id, e.address, e.reason, e.details,
      encode(e.hash, 'hex') as hash
    from (select * from audit_log ${where} order by sequence desc limit ${limit}) e left join admins a on a.admin_id = e.admin_id
    order by e.sequence desc`.execute(db);
  return rows;
}

function conditionsOf(filter: AuditFilter): RawBuilder<SqlBool>[] {
  const { action, adminId, subjectId, from, before, search } = filter;
  return [
    ...(action === undefined ? [] : [sql<SqlBool>`action = ${action}`]),
    ...(adminId === undefined ? [] : [sql<SqlBool>`admin_id = ${adminId}::uuid`]),
    ...(subjectId === undefined ? [] : [sql<SqlBool>`subject_id = ${subjectId}::uuid`]),
    ...(from === undefined ? [] : [sql<SqlBool>`at >= ${from}`]),
    ...(before === undefined ? [] : [sql<SqlBool>`at < ${before}`]),
    ...(search === null ? [] : [searchCondition(search)]),
  ];
}

function searchCondition(search: AuditSearch): RawBuilder<SqlBool> {
  if ('id' in search) return sql`(admin_id = ${search.id}::uuid or subject_id = ${search.id}::uuid)`;
  const inReason = reasonCondition(search.text);
  return search.sequence === null ? inReason : sql`(sequence = ${search.sequence} or ${inReason})`;
}

/** Fewer letters than an index of three can find are the beginning of a word. */
function reasonCondition(text: string): RawBuilder<SqlBool> {
  const literal = text.replaceAll(/[\\%_]/g, '\\$&');
  return text.length < 3
    ? sql`(reason ilike ${`${literal}%`} or reason ilike ${`% ${literal}%`})`
    : sql`reason ilike ${`%${literal}%`}`;
}
