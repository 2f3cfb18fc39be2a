import type { AuditVerification } from '@app/contracts/admin/audit.schemas';
import { sql } from 'kysely';
import type { AdminContext } from '#server/admin/admin.context.ts';
import type { Db } from '#server/platform/database/transaction.ts';

/** Entries per statement: the embedded database answers no one else while one runs. */
const defaultBatchSize = 2000;

interface Link {
  sequence: number;
  hash: string;
}

/** Walks the whole chain from its beginning. Entries appended while it runs may be left out. */
export async function verifyAudit(
  { db, clock }: Pick<AdminContext, 'db' | 'clock'>,
  batchSize = defaultBatchSize,
): Promise<AuditVerification> {
  const checkedAt = clock.now().toISOString();
  let last: Link | null = null;
  let brokenAt: number | null = null;
  let entries = 0;
  for (;;) {
    const batch = await checkBatch(db, last, batchSize);
    entries += batch.entries;
    brokenAt ??= batch.broken_at;
    if (batch.last_sequence !== null) last = { sequence: batch.last_sequence, hash: batch.last_hash ?? '' };
    if (batch.entries < batchSize) break;
  }
  return { entries, brokenAt, lastHash: last?.hash ?? null, protection: await readProtection(db), checkedAt };
}

interface Batch {
  entries: number;
  broken_at: number | null;
  last_sequence: number | null;
  last_hash: string | null;
}

/** Each entry after `last` must follow without a gap, name the hash before, and have the hash of its own contents. */
async function checkBatch(db: Db, last: Link | null, limit: number): Promise<Batch> {
  const { rows } = await sql<Batch>`
    with entries as materialized (
      select a.sequence, a.previous_hash, a.hash, audit_entry_hash(a) as due_hash from audit_log a
      where ${last === null ? sql`true` : sql`a.sequence > ${last.sequence}`} order by a.sequence limit ${limit}
    ), links as (
      select sequence, hash, hash = due_hash
        and sequence = lag(sequence, 1, ${last?.sequence ?? 0}::bigint) over (order by sequence) + 1
        and previous_hash = lag(hash, 1, decode(${last?.hash ?? ''}, 'hex')) over (order by sequence) as is_sound
      from entries
    )
    select count(*)::int as entries, min(sequence) filter (where is_sound is not true) as broken_at, max(sequence) as last_sequence,
      (select encode(hash, 'hex') from links order by sequence desc limit 1) as last_hash
    from links`.execute(db);
  const [batch] = rows;
  if (!batch) throw new Error('The chain was not checked.');
  return batch;
}

/**
 * `append_only_role` when neither the service's role nor any that it could become owns the table, its functions, schema
 * or database, may update, delete, truncate or add triggers, or may give itself a role that does.
 */
async function readProtection(db: Db): Promise<AuditVerification['protection']> {
  const { rows } = await sql<{ may_change: boolean }>`
    select exists (
      select from pg_roles r
      where pg_has_role(session_user, r.oid, 'member') and (
        r.rolsuper or r.rolcreaterole
        or r.rolname in ('pg_execute_server_program', 'pg_write_server_files')
        or has_table_privilege(r.oid, 'public.audit_log', 'update, delete, truncate, trigger')
        or has_any_column_privilege(r.oid, 'public.audit_log', 'update')
        or r.oid in (
          select relowner from pg_class where oid = 'public.audit_log'::regclass
          union all select nspowner from pg_namespace where oid = 'public'::regnamespace
          union all select datdba from pg_database where datname = current_database()
          union all select proowner from pg_proc where pronamespace = 'public'::regnamespace
            and proname in ('chain_audit_entry', 'audit_entry_hash', 'refuse_change_of_ledger')
        )
      )
    ) as may_change`.execute(db);
  return rows[0]?.may_change === false ? 'append_only_role' : 'tamper_evident';
}
