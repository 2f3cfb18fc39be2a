-- Who did what, when, from where, for good. Ids only, so that deleting an account needs no change here. No foreign keys for the same reason.
-- sequence, previous_hash and hash are the trigger's: a removed, changed or inserted row breaks the chain.
create table audit_log (
  sequence bigint primary key default 0,
  at timestamptz not null check (isfinite(at)),
  admin_id uuid,
  action text not null,
  subject_id uuid,
  address text,
  reason text,
  details jsonb not null default '{}'::jsonb check (jsonb_typeof(details) = 'object'),
  previous_hash bytea not null default '',
  hash bytea not null default ''
);
create index audit_log_of_admin on audit_log (admin_id, sequence desc);
create index audit_log_of_subject on audit_log (subject_id, sequence desc);
create index audit_log_of_action on audit_log (action, sequence desc);

-- For a period of days; the order of entries is their sequence.
create index audit_log_by_time on audit_log (at);

-- jsonb has one way to be written, so the same row has the same hash on every server. Instants as seconds since 1970: no time zone gets in.
-- Its names are looked up here and now, not by whoever calls it later.
create function audit_entry_hash(entry audit_log) returns bytea language sql stable
  return sha256(entry.previous_hash || convert_to(jsonb_build_array(
    entry.sequence, extract(epoch from entry.at), entry.admin_id, entry.action, entry.subject_id, entry.address, entry.reason, entry.details
  )::text, 'UTF8'));

-- One after the other until each transaction ends: the chain has no two ends. 7302 is this lock's number. What waited for it reads anew, because
-- each statement of a volatile function does. The search path keeps out a temporary table of this name, which would be found first.
create function chain_audit_entry() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  last record;
begin
  perform pg_advisory_xact_lock(7302);
  select a.sequence, a.hash into last from public.audit_log a order by a.sequence desc limit 1;
  new.sequence := coalesce(last.sequence, 0) + 1;
  new.previous_hash := coalesce(last.hash, ''::bytea);
  new.hash := public.audit_entry_hash(new);
  return new;
end $$;
create trigger audit_log_chain before insert on audit_log for each row execute function chain_audit_entry();

create trigger audit_log_rows_stay before update or delete on audit_log
  for each row execute function refuse_change_of_ledger();
create trigger audit_log_stays before truncate on audit_log
  for each statement execute function refuse_change_of_ledger();

-- In every session, also one that plays the replica.
alter table audit_log enable always trigger audit_log_chain;
alter table audit_log enable always trigger audit_log_rows_stay;
alter table audit_log enable always trigger audit_log_stays;
