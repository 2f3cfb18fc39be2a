import type { AuditEntry } from '@app/contracts/admin/audit.schemas';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '#server/platform/database/transaction.ts';

/** All conditions count. */
export interface AuditFilter {
  action: string | undefined;
  adminId: string | undefined;
  subjectId: string | undefined;
  from: Date | undefined;
  before: Date | undefined;
  search: AuditSearch | null;
}

/** An id stands for itself; a number may be an entry's or a part of its reason. */
export type AuditSearch = { id: string } | { text: string; sequence: number | null };

export type AuditRow = Omit<AuditEntry, 'at'> & { at: Date };

/** The next entries before a sequence, or the newest; newest first. */
export async function listAudit(
  db: Db,
  filter: AuditFilter,
  { before, limit }: { before: number | null; limit: number },
): Promise<AuditRow[]> {
  const conditions = conditionsOf(filter);
  if (before !== null) conditions.push(sql`sequence < ${before}`);
  const where = conditions.length === 0 ? sql`` : sql`where ${sql.join(conditions, sql` and `)}`;
  const { rows } = await sql<AuditRow>`
    select e.sequence, e.at, e.admin_id as "adminId", a.username as "adminName", e.action, e.subject_id as "subjectId",
      ${subjectName} as "subjectName", e.address, e.reason, e.details, encode(e.hash, 'hex') as hash
    from (select * from audit_log ${where} order by sequence desc limit ${limit}) e left join admins a on a.admin_id = e.admin_id
    order by e.sequence desc`.execute(db);
  return rows;
}

/** Each a lookup by a primary key. An invitation has the id of the administrator whom it makes. */
const subjectName = sql`coalesce(
  (select '@' || coalesce(s.handle, s.detached_handle) from shops s where s.shop_id = e.subject_id),
  (select o.username from admins o where o.admin_id = e.subject_id),
  (select i.username from admin_invitations i where i.invitation_id = e.subject_id))`;

function conditionsOf({ action, adminId, subjectId, from, before, search }: AuditFilter): RawBuilder<SqlBool>[] {
  const conditions: RawBuilder<SqlBool>[] = [];
  if (action !== undefined) conditions.push(sql`action = ${action}`);
  if (adminId !== undefined) conditions.push(sql`admin_id = ${adminId}::uuid`);
  if (subjectId !== undefined) conditions.push(sql`subject_id = ${subjectId}::uuid`);
  if (from !== undefined) conditions.push(sql`at >= ${from}`);
  if (before !== undefined) conditions.push(sql`at < ${before}`);
  if (search !== null) conditions.push(searchCondition(search));
  return conditions;
}

function searchCondition(search: AuditSearch): RawBuilder<SqlBool> {
  if ('id' in search) return sql`(admin_id = ${search.id}::uuid or subject_id = ${search.id}::uuid)`;
  const inReason = reasonCondition(search.text);
  return search.sequence === null ? inReason : sql`(sequence = ${search.sequence} or ${inReason})`;
}

/** The trigram index cannot find fewer than three letters: they match the beginning of a word. */
function reasonCondition(text: string): RawBuilder<SqlBool> {
  const literal = text.replaceAll(/[\\%_]/g, '\\$&');
  return text.length < 3
    ? sql`(reason ilike ${`${literal}%`} or reason ilike ${`% ${literal}%`})`
    : sql`reason ilike ${`%${literal}%`}`;
}
