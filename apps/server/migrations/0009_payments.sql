-- One row per attempt to pay. A waiting payment whose lapses_at has passed counts as lapsed at reading, whatever is stored.
-- idempotency_key: the seller's action; a repetition finds the payment that it made. reference: what the payer names, typed by hand.
create table payments (
  shop_id uuid not null references accounts (account_id) on delete cascade,
  payment_id uuid not null,
  idempotency_key text not null,
  provider text not null,
  status text not null check (status in ('pending', 'paid', 'refused', 'lapsed')),
  amount_ugx bigint not null check (amount_ugx >= 0),
  months integer not null check (months between 1 and 120),
  reference text not null unique,
  created_at timestamptz not null,
  lapses_at timestamptz not null,
  paid_at timestamptz,
  period_starts_at timestamptz,
  period_ends_at timestamptz,
  refused_at timestamptz,
  refused_reason text,
  primary key (shop_id, payment_id),
  unique (shop_id, idempotency_key),
  check ((status = 'paid') = (paid_at is not null and period_starts_at is not null and period_ends_at is not null)),
  check ((status = 'refused') = (refused_at is not null and refused_reason is not null))
);
create unique index payments_one_pending on payments (shop_id) where status = 'pending';
create index payments_of_shop on payments (shop_id, created_at desc);
create index payments_waiting on payments (lapses_at) where status = 'pending';

-- What happened to a payment and which period it brought, for good. Each thing happens once to a payment: the key keeps it so.
-- No foreign key: the account may be deleted, what was paid stays on record (ids and amounts, nobody's name or number).
create table payment_ledger (
  shop_id uuid not null,
  payment_id uuid not null,
  entry text not null check (entry in ('started', 'paid', 'period_granted', 'refused', 'lapsed')),
  provider text not null,
  reference text not null,
  amount_ugx bigint not null,
  actor text not null,
  reason text,
  period_starts_at timestamptz,
  period_ends_at timestamptz,
  recorded_at timestamptz not null,
  primary key (shop_id, payment_id, entry)
);

create function refuse_change_of_ledger() returns trigger language plpgsql as $$
begin
  raise exception 'The table % is append-only.', tg_table_name;
end $$;
create trigger payment_ledger_rows_stay before update or delete on payment_ledger
  for each row execute function refuse_change_of_ledger();
create trigger payment_ledger_stays before truncate on payment_ledger
  for each statement execute function refuse_change_of_ledger();
