-- When the seller stopped waiting for a prompt ("Wrong number?"). No provider takes one back, so it may still be approved on the phone, and counts.
alter table mobile_payments add column stopped_at timestamptz;
