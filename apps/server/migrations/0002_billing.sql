-- Dates only; the status is computed from them at the moment of reading.
create table subscriptions (
  shop_id uuid primary key references accounts (account_id) on delete cascade,
  trial_started_at timestamptz not null,
  trial_ends_at timestamptz not null,
  subscription_ends_at timestamptz,
  complimentary_ends_at timestamptz
);

create table settings (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now()
);
insert into settings (key, value) values ('price_ugx', '10000'), ('trial_days', '7');
