-- What outlives an account: whose suspension still holds, and who has had a trial. Hashes are keyed; nothing here names
-- the seller. The handle is null when the account had none, the TikTok id when TikTok never showed it.
create table deleted_accounts (
  account_id uuid primary key,
  handle_hash bytea,
  tiktok_id_hash bytea,
  deleted_at timestamptz not null,
  -- Until an administrator lifts it.
  suspended_at timestamptz,
  suspended_message text,
  -- Until then no other trial begins; null when the account had none.
  trial_kept_until timestamptz,
  check (handle_hash is not null or tiktok_id_hash is not null),
  check ((suspended_at is null) = (suspended_message is null))
);
create index deleted_accounts_handle on deleted_accounts (handle_hash);
create index deleted_accounts_tiktok_id on deleted_accounts (tiktok_id_hash);
create index deleted_accounts_suspended on deleted_accounts (deleted_at, account_id) where suspended_at is not null;
create index deleted_accounts_trial on deleted_accounts (trial_kept_until);

-- Shops by the id that an import read: another one of it is suspended, or has had a trial.
create index shops_tiktok_user on shops (tiktok_user_id);

-- The trial ended before it began: a deleted account with the same handle or TikTok id has had one.
alter table subscriptions add column had_trial_before boolean not null default false;

-- Reports go with their shop, but for the open ones of a suspended shop: the operator still decides about those.
alter table reports drop constraint reports_shop_id_fkey;
create function delete_reports_of_shop() returns trigger language plpgsql as $$
begin
  delete from reports where shop_id = old.shop_id
    and (old.suspended_at is null or state not in ('new', 'in_work'));
  update reports set video_id = null where shop_id = old.shop_id;
  return null;
end
$$;
create trigger shops_reports_deleted after delete on shops for each row execute function delete_reports_of_shop();
