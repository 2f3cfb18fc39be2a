-- An account belongs to the TikTok id that proved it; the handle is only its present address. Who proved before this came is known where the shop
-- is confirmed and no other confirmed shop was read from the same id.
alter table accounts add column proven_tiktok_id text unique;
update accounts a set proven_tiktok_id = s.tiktok_user_id
  from shops s where s.shop_id = a.account_id and a.confirmed_at is not null
    and not exists (select from shops o join accounts b on b.account_id = o.shop_id
      where o.tiktok_user_id = s.tiktok_user_id and o.shop_id <> s.shop_id and b.confirmed_at is not null);

-- Detached: somebody else proved the handle, so the shop has no address. The lost one is kept for its owner and for support.
alter table shops
  alter column handle drop not null,
  add column detached_handle text check (detached_handle ~ '^[a-z0-9_.]{2,24}$'),
  add column detached_at timestamptz,
  add constraint shops_address_check check (
    (handle is null) = (detached_handle is not null) and (detached_handle is null) = (detached_at is null));

-- Addresses that a shop gave up when its owner renamed on TikTok: they lead to the new one until somebody proves the old handle.
create table former_handles (
  handle text primary key,
  shop_id uuid not null references shops on delete cascade,
  renamed_at timestamptz not null
);
create index former_handles_of_shop on former_handles (shop_id);

-- Made by the hands of somebody who held the shop before its owner proved the handle: hidden until the owner shows it.
alter table products add column from_former_holder boolean not null default false;

-- Administrators find a detached seller by the handle that it lost.
alter table seller_directory add column detached_at timestamptz;
create or replace function seller_directory_rows(wanted uuid, at timestamptz) returns setof seller_directory language sql stable as $$
  select a.account_id, a.created_at, seller_status_until(s.trial_ends_at, s.subscription_ends_at, s.complimentary_ends_at, at),
    s.trial_ends_at, s.subscription_ends_at, s.complimentary_ends_at, h.suspended_at, h.follower_count, h.is_verified,
    seller_status(s.trial_ends_at, s.subscription_ends_at, s.complimentary_ends_at, at), coalesce(h.handle, h.detached_handle),
    coalesce(a.whatsapp_number, a.login_phone),
    seller_search_text(coalesce(h.handle, h.detached_handle), a.whatsapp_number, a.login_phone), h.detached_at
  from accounts a join shops h on h.shop_id = a.account_id join subscriptions s on s.shop_id = a.account_id
  where wanted is null or a.account_id = wanted;
$$;
create or replace function list_seller(seller uuid) returns void language plpgsql as $$
begin
  perform from seller_directory where user_id = seller for update;
  insert into seller_directory (user_id, created_at, status_until, trial_ends_at, subscription_ends_at, complimentary_ends_at,
      suspended_at, follower_count, is_verified, status, handle, phone_number, search_text, detached_at)
    select user_id, created_at, '-infinity', trial_ends_at, subscription_ends_at, complimentary_ends_at,
      suspended_at, follower_count, is_verified, status, handle, phone_number, search_text, detached_at
    from seller_directory_rows(seller, now())
  on conflict (user_id) do update set status_until = '-infinity', trial_ends_at = excluded.trial_ends_at,
    subscription_ends_at = excluded.subscription_ends_at, complimentary_ends_at = excluded.complimentary_ends_at,
    suspended_at = excluded.suspended_at, follower_count = excluded.follower_count, is_verified = excluded.is_verified,
    handle = excluded.handle, phone_number = excluded.phone_number, search_text = excluded.search_text, detached_at = excluded.detached_at;
end $$;
drop trigger shops_listed_anew on shops;
create trigger shops_listed_anew after update on shops for each row
  when (old.handle is distinct from new.handle or old.follower_count <> new.follower_count or old.is_verified <> new.is_verified
    or old.suspended_at is distinct from new.suspended_at)
  execute function list_seller_of_shop();
