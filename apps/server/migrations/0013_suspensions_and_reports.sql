-- A suspended shop is not shown and imports nothing; suspended_message is what its owner reads.
alter table shops
  add column suspended_at timestamptz,
  add column suspended_message text,
  add constraint shops_suspension_check check ((suspended_at is null) = (suspended_message is null));

-- What buyers report. Nothing of the buyer is kept.
create table reports (
  shop_id uuid not null references shops (shop_id) on delete cascade,
  report_id uuid not null,
  video_id text,
  reason text not null,
  details text,
  state text not null default 'new' check (state in ('new', 'in_work', 'resolved', 'dismissed')),
  created_at timestamptz not null,
  changed_at timestamptz,
  primary key (shop_id, report_id)
);
create unique index reports_by_id on reports (report_id);
create index reports_open on reports (created_at, report_id) where state in ('new', 'in_work');
create index reports_settled on reports (state, changed_at, report_id) where state in ('resolved', 'dismissed');

create table report_notes (
  shop_id uuid not null,
  report_id uuid not null,
  note_id uuid not null,
  admin_id uuid not null,
  text text not null,
  created_at timestamptz not null,
  primary key (shop_id, report_id, note_id),
  foreign key (shop_id, report_id) references reports (shop_id, report_id) on delete cascade
);

-- Who reported what, as a keyed hash, kept for a day: the same visitor's second report of the same thing makes no second row.
create table recent_reports (
  report_hash bytea primary key,
  reported_at timestamptz not null
);
create index recent_reports_age on recent_reports (reported_at);

-- Money recorded by an administrator: what the receipt said. A decision can be taken back, so a thing may happen to a payment twice.
alter table payments add column receipt text;
-- A receipt proves one payment only.
create unique index payments_of_receipt on payments (upper(receipt)) where receipt is not null and status = 'paid';
-- What administrators decide about, and what was decided last.
create index payments_open on payments (created_at desc) where status in ('pending', 'lapsed');
create index payments_decided on payments ((coalesce(paid_at, refused_at)) desc, payment_id desc) where status in ('paid', 'refused');
alter table payment_ledger
  drop constraint payment_ledger_pkey,
  drop constraint payment_ledger_entry_check,
  add primary key (shop_id, payment_id, entry, recorded_at),
  add constraint payment_ledger_entry_check
    check (entry in ('started', 'paid', 'period_granted', 'refused', 'lapsed', 'taken_back'));

-- A sign-up that waits for its code is shown to administrators and needs a name of its own there.
alter table phone_signups add column signup_id uuid not null default gen_random_uuid() unique;
