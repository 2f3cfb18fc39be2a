-- When the owner saw the welcome, on any device; null until then.
alter table accounts add column welcomed_at timestamptz;
-- Owners of before were welcomed by their browsers, which did not tell.
update accounts set welcomed_at = created_at;
