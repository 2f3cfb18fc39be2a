-- What the last comparison of a day with its provider found: the night's are read in the morning.
create table payment_reconciliations (
  provider text not null,
  day date not null,
  compared_at timestamptz not null,
  -- How many payments differ; null when the provider did not list them.
  difference_count integer check (difference_count >= 0),
  -- When this day was first found to differ; null while it agrees.
  differs_since timestamptz,
  -- What was found, as administrators read it; null when nothing could be compared.
  result jsonb,
  primary key (provider, day),
  check ((difference_count is null) = (result is null))
);

-- The books are compared by day and by names, the figures read a period: none of it reads all that was ever paid.
create index payment_ledger_by_time on payment_ledger (recorded_at);
create index payment_ledger_started on payment_ledger (payment_id) where entry = 'started';
create index payment_ledger_by_reference on payment_ledger (reference) where entry = 'started';
create index payments_by_receipt on payments (upper(receipt)) where receipt is not null;
create index mobile_payments_by_provider on mobile_payments (upper(provider_reference)) where provider_reference is not null;
