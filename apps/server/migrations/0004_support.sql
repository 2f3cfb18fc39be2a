-- What support writes down about a seller, for colleagues. It goes with the account.
create table seller_notes (
  account_id uuid not null references accounts on delete cascade,
  note_id uuid not null,
  -- Stays when the administrator is gone.
  admin_id uuid not null,
  text text not null,
  created_at timestamptz not null,
  primary key (account_id, note_id)
);

-- What happened to a seller is read newest first, each kind by its index.
create index seller_notes_by_time on seller_notes (account_id, created_at desc);
create index payment_ledger_of_shop on payment_ledger (shop_id, recorded_at desc);
create index reports_of_shop on reports (shop_id, created_at desc);
create index audit_log_of_seller on audit_log (subject_id, at desc)
  where action like 'user.%' and action not in ('user.looked_at', 'user.noted');
-- Brought a product, or ended otherwise than the run before it.
alter table import_runs add column is_news boolean not null default true;
update import_runs r set is_news = false from (
    select shop_id, run_id, lag(outcome) over by_time as outcome, lag(reason) over by_time as reason
    from import_runs window by_time as (partition by shop_id order by finished_at, run_id)) before
  where before.shop_id = r.shop_id and before.run_id = r.run_id and r.created = 0
    and r.outcome = before.outcome and r.reason is not distinct from before.reason;
create index import_runs_news on import_runs (shop_id, finished_at desc) where is_news;

-- Hidden by support: the reported product, which is this one or, for one that came later, another of its post. Its owner cannot show it,
-- support can, and then it is as its owner had it.
drop index products_shown;
alter table products rename column hidden to hidden_by_owner;
alter table products add column hidden_after_report_of text;
alter table products add column hidden boolean not null
  generated always as (hidden_by_owner or hidden_after_report_of is not null) stored;
create index products_shown on products (shop_id, pinned desc, position desc, video_id desc) where not hidden and gone_at is null;
-- Before a row is written its generated columns are not made. What support hides may come back as it was, and its questions with it.
create or replace function keep_questions() returns trigger language plpgsql as $$
declare
  asked text[];
begin
  if new.hidden_by_owner or new.gone_at is not null then
    new.title_unsure := false;
    new.price_unsure := false;
    new.guess_ugx := null;
  end if;
  asked := array_remove(array[
    case when new.title_unsure and new.owner_title is null then 'asked:title' end,
    case when new.price_unsure and not new.owner_price_set then 'asked:price' end], null);
  if asked = '{}' then
    new.asked_caption := null;
  end if;
  insert into tally_changes
    select 'reading_' || a, kampala_day(new.updated_at), 1 from unnest(asked) a where a <> all(new.reading_verdicts);
  new.reading_verdicts := new.reading_verdicts || array(select a from unnest(asked) a where a <> all(new.reading_verdicts));
  return new;
end $$;

-- Colleagues who were invited to be administrators. The id becomes the new administrator's. Of the token in the link there is only a hash.
create table admin_invitations (
  invitation_id uuid primary key,
  token_hash bytea not null unique,
  username text not null,
  role text not null check (role in ('owner', 'support', 'viewer')),
  invited_by uuid not null references admins on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  withdrawn_at timestamptz,
  check (accepted_at is null or withdrawn_at is null)
);
-- One link at a time for a person.
create unique index admin_invitations_open on admin_invitations (username) where accepted_at is null and withdrawn_at is null;
