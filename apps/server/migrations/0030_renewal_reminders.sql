-- Reminders by SMS that a paid period ends. A row is written before its message goes out, so none goes out twice; outcome is null until the
-- provider has answered, and for good where a process died in between. A message that was surely not sent may be tried again.
create table renewal_reminders (
  shop_id uuid not null references subscriptions on delete cascade,
  period_ends_at timestamptz not null,
  -- Which reminder: so many days before the last one. It goes out later where the service was down.
  days_before smallint not null check (days_before in (0, 1, 3)),
  attempts smallint not null,
  claimed_at timestamptz not null,
  outcome text check (outcome in ('sent', 'not_sent', 'unknown')),
  primary key (shop_id, period_ends_at, days_before)
);
create index renewal_reminders_old on renewal_reminders (period_ends_at);
create index subscriptions_paid_end on subscriptions (subscription_ends_at) where subscription_ends_at is not null;

-- Off when the seller says so.
alter table accounts add column renewal_sms boolean not null default true;
