-- Payments by mobile money. `failed`: the network said no. `unknown`: it did not say anything in time; the payment may still turn out paid.
alter table payments
  drop constraint payments_status_check,
  drop constraint payments_check1,
  add constraint payments_status_check check (status in ('pending', 'paid', 'refused', 'lapsed', 'failed', 'unknown')),
  add constraint payments_refused_check
    check ((status in ('refused', 'failed')) = (refused_at is not null and refused_reason is not null));
alter table payment_ledger
  drop constraint payment_ledger_entry_check,
  add constraint payment_ledger_entry_check
    check (entry in ('started', 'paid', 'period_granted', 'refused', 'lapsed', 'taken_back', 'failed', 'unanswered'));
drop index payments_open;
create index payments_open on payments (created_at desc) where status in ('pending', 'lapsed', 'unknown');
drop index payments_decided;
create index payments_decided on payments ((coalesce(paid_at, refused_at)) desc, payment_id desc) where status in ('paid', 'refused', 'failed');
-- Providers know a payment by its id alone.
create unique index payments_by_id on payments (payment_id);

-- What a payment by mobile money has beside others: the wallet, and what its provider was asked and has answered.
-- asked_at is written before the call: a process that dies during it leaves a payment that is looked after.
create table mobile_payments (
  shop_id uuid not null,
  payment_id uuid not null,
  phone_number text not null,
  network text not null check (network in ('mtn', 'airtel')),
  asked_at timestamptz not null,
  -- The provider has said that it has the payment; until then it is asked again under the same id.
  accepted_at timestamptz,
  provider_reference text,
  redirect_url text,
  -- Why it failed, in one of our few words.
  failure text,
  -- When the provider is asked next; null when there is nothing more to ask.
  next_check_at timestamptz,
  -- What only a person can put right: money that is not the payment's, or no answer for a day.
  trouble text,
  primary key (shop_id, payment_id),
  foreign key (shop_id, payment_id) references payments (shop_id, payment_id) on delete cascade
);
create index mobile_payments_due on mobile_payments (next_check_at) where next_check_at is not null;
create index mobile_payments_troubled on mobile_payments (asked_at) where trouble is not null;

-- What providers answered and called back, as it came, without keys and names; kept for 30 days.
create table payment_answers (
  shop_id uuid not null,
  payment_id uuid not null,
  answer_id uuid not null default gen_random_uuid(),
  provider text not null,
  request text not null check (request in ('ask', 'find', 'callback')),
  http_status integer,
  body text not null check (octet_length(body) <= 4096),
  received_at timestamptz not null,
  primary key (shop_id, payment_id, answer_id),
  foreign key (shop_id, payment_id) references payments (shop_id, payment_id) on delete cascade
);
create index payment_answers_old on payment_answers (received_at);
