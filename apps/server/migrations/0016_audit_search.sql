-- Part of a reason, in any case: a million reasons are not read for it.
create index audit_log_reason on audit_log using gin (reason gin_trgm_ops) with (fastupdate = off);
