import type { AuditVerification } from '@app/contracts/admin-audit';
import { sql } from 'kysely';
import type { Db } from '#server/platform/database/transaction.ts';

/**
 * `append_only_role` when the database itself would refuse the service to change the log: neither its role nor any that it could become owns the table,
 * its functions, schema or database, may update, delete, truncate or add triggers, or may make itself somebody who does.
 */
export async function readProtection(db: Db): Promise<AuditVerification['protection']> {
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
