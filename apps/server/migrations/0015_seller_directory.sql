-- What administrators list, sort, filter and search: one row for each seller and for each phone sign-up that waits for its code (user_id is the
-- sign-up's id then). Triggers keep it, and only columns that are shown wake them: what changes all the time costs nothing here.
create extension if not exists pg_trgm;

-- The rule of billing/subscription-status.ts; a test holds both together.
create function seller_status(trial_ends_at timestamptz, subscription_ends_at timestamptz, complimentary_ends_at timestamptz, at timestamptz)
returns text language sql immutable as $$
  select case when subscription_ends_at > at then 'paid' when complimentary_ends_at > at then 'active' when trial_ends_at > at then 'trial' else 'expired' end;
$$;
-- When that status ends by itself; null: it does not.
create function seller_status_until(trial_ends_at timestamptz, subscription_ends_at timestamptz, complimentary_ends_at timestamptz, at timestamptz)
returns timestamptz language sql immutable as $$
  select case when subscription_ends_at > at then subscription_ends_at when complimentary_ends_at > at then complimentary_ends_at
    when trial_ends_at > at then trial_ends_at end;
$$;

-- `:handle+256/0772123456+254722123456`, so that `:`, `+` and `/` are beginnings, and a number is found as people write it, too. Points and lines of
-- handles are capitals, because trigrams are made of letters and digits only, and no handle has capitals. Of numbers nothing but digits stays.
create function seller_search_number(number text) returns text language sql immutable as $$
  select '+' || regexp_replace(regexp_replace(number, '[^0-9]', '', 'g'), '^256', '256/0');
$$;
create function seller_search_text(handle text, contact text, login_phone text) returns text language sql immutable as $$
  select ':' || translate(handle, '._', 'XV') || coalesce(seller_search_number(contact), '')
    || case when login_phone is distinct from contact then coalesce(seller_search_number(login_phone), '') else '' end;
$$;

-- status is right until status_until. '-infinity': nobody has looked at the dates with the service's clock yet; a trigger has no other one.
create table seller_directory (
  user_id uuid primary key,
  created_at timestamptz not null,
  status_until timestamptz,
  trial_ends_at timestamptz,
  subscription_ends_at timestamptz,
  complimentary_ends_at timestamptz,
  suspended_at timestamptz,
  follower_count bigint not null,
  is_verified boolean not null,
  status text collate "C" not null check (status in ('trial', 'paid', 'active', 'expired', 'pending')),
  handle text collate "C" not null check (handle ~ '^[a-z0-9_.]{2,24}$'),
  phone_number text,
  search_text text collate "C" not null
);
-- The choice between walking an index and looking into the one for searches hangs on how often PostgreSQL thinks to find it.
alter table seller_directory alter column search_text set statistics 1000;

-- A page deep in the list, and one that is searched by walking, reads an index only; so does one of few handles that begin alike, in any order.
create index seller_directory_created on seller_directory (created_at, user_id) include (search_text);
create index seller_directory_handle on seller_directory (handle, user_id) include (search_text, created_at, status);
create index seller_directory_status_created on seller_directory (status, created_at, user_id) include (search_text);
create index seller_directory_status_handle on seller_directory (status, handle, user_id) include (search_text, created_at);
create index seller_directory_search on seller_directory using gin (search_text gin_trgm_ops) with (fastupdate = off);
create index seller_directory_due on seller_directory (status_until) where status_until is not null;

-- How many sellers there are in each status, and how many of today's were made on which day (a sign-up that waits is none yet).
create function seller_directory_counted() returns trigger language plpgsql as $$
begin
  insert into tally_changes
    select 'sellers_' || status, date '1970-01-01', count(*) from added group by status
    union all
    select 'sellers_created', kampala_day(created_at), count(*) from added where status <> 'pending' group by 2;
  return null;
end $$;
create trigger seller_directory_added after insert on seller_directory
  referencing new table as added for each statement execute function seller_directory_counted();

create function seller_directory_uncounted() returns trigger language plpgsql as $$
begin
  insert into tally_changes
    select 'sellers_' || status, date '1970-01-01', -count(*) from removed group by status
    union all
    select 'sellers_created', kampala_day(created_at), -count(*) from removed where status <> 'pending' group by 2;
  return null;
end $$;
create trigger seller_directory_removed after delete on seller_directory
  referencing old table as removed for each statement execute function seller_directory_uncounted();

create function seller_directory_recounted() returns trigger language plpgsql as $$
begin
  insert into tally_changes
    select 'sellers_' || status, date '1970-01-01', sum(change)
    from (select status, 1 as change from after_change union all select status, -1 from before_change) c
    group by status having sum(change) <> 0;
  return null;
end $$;
create trigger seller_directory_changed after update on seller_directory
  referencing old table as before_change new table as after_change for each statement execute function seller_directory_recounted();

-- The seller's row, or every seller's for null, as the tables have it now.
create function seller_directory_rows(wanted uuid, at timestamptz) returns setof seller_directory language sql stable as $$
  select a.account_id, a.created_at, seller_status_until(s.trial_ends_at, s.subscription_ends_at, s.complimentary_ends_at, at),
    s.trial_ends_at, s.subscription_ends_at, s.complimentary_ends_at, h.suspended_at, h.follower_count, h.is_verified,
    seller_status(s.trial_ends_at, s.subscription_ends_at, s.complimentary_ends_at, at), h.handle,
    coalesce(a.whatsapp_number, a.login_phone), seller_search_text(h.handle, a.whatsapp_number, a.login_phone)
  from accounts a join shops h on h.shop_id = a.account_id join subscriptions s on s.shop_id = a.account_id
  where wanted is null or a.account_id = wanted;
$$;

-- Held first, and read by the next statement: what another transaction has just put on the list is not written over with what was there before it.
create function list_seller(seller uuid) returns void language plpgsql as $$
begin
  perform from seller_directory where user_id = seller for update;
  insert into seller_directory (user_id, created_at, status_until, trial_ends_at, subscription_ends_at, complimentary_ends_at,
      suspended_at, follower_count, is_verified, status, handle, phone_number, search_text)
    select user_id, created_at, '-infinity', trial_ends_at, subscription_ends_at, complimentary_ends_at,
      suspended_at, follower_count, is_verified, status, handle, phone_number, search_text
    from seller_directory_rows(seller, now())
  on conflict (user_id) do update set status_until = '-infinity', trial_ends_at = excluded.trial_ends_at,
    subscription_ends_at = excluded.subscription_ends_at, complimentary_ends_at = excluded.complimentary_ends_at,
    suspended_at = excluded.suspended_at, follower_count = excluded.follower_count, is_verified = excluded.is_verified,
    handle = excluded.handle, phone_number = excluded.phone_number, search_text = excluded.search_text;
end $$;

create function list_seller_of_account() returns trigger language plpgsql as $$
begin
  perform list_seller(new.account_id);
  return null;
end $$;
create function list_seller_of_shop() returns trigger language plpgsql as $$
begin
  perform list_seller(new.shop_id);
  return null;
end $$;
create function unlist_seller() returns trigger language plpgsql as $$
begin
  delete from seller_directory where user_id = old.shop_id;
  return null;
end $$;

-- A shop and its subscription come after their account, in either order.
-- At the end of the transaction: whoever changes an account goes on to its shop, and whoever has a shop's row waits for the list's. An import and a
-- change of the number at once would wait for each other in a circle.
create constraint trigger accounts_listed after update on accounts deferrable initially deferred for each row
  when (old.login_phone is distinct from new.login_phone or old.whatsapp_number is distinct from new.whatsapp_number)
  execute function list_seller_of_account();
create trigger shops_listed after insert on shops for each row execute function list_seller_of_shop();
create trigger shops_listed_anew after update on shops for each row
  when (old.handle <> new.handle or old.follower_count <> new.follower_count or old.is_verified <> new.is_verified
    or old.suspended_at is distinct from new.suspended_at)
  execute function list_seller_of_shop();
create trigger shops_unlisted after delete on shops for each row execute function unlist_seller();
create trigger subscriptions_listed after insert on subscriptions for each row execute function list_seller_of_shop();
create trigger subscriptions_listed_anew after update on subscriptions for each row
  when (old.trial_ends_at <> new.trial_ends_at or old.subscription_ends_at is distinct from new.subscription_ends_at
    or old.complimentary_ends_at is distinct from new.complimentary_ends_at)
  execute function list_seller_of_shop();
create trigger subscriptions_unlisted after delete on subscriptions for each row execute function unlist_seller();

-- A sign-up lapses 24 hours after its code was asked for.
create function list_phone_signup() returns trigger language plpgsql as $$
begin
  insert into seller_directory (user_id, created_at, status_until, follower_count, is_verified, status, handle, phone_number, search_text)
    values (new.signup_id, new.requested_at, new.requested_at + interval '24 hours', 0, false, 'pending', new.handle, new.phone,
      seller_search_text(new.handle, new.phone, null))
  on conflict (user_id) do update set created_at = excluded.created_at, status_until = excluded.status_until,
    phone_number = excluded.phone_number, search_text = excluded.search_text;
  return null;
end $$;
create function unlist_phone_signup() returns trigger language plpgsql as $$
begin
  delete from seller_directory where user_id = old.signup_id;
  return null;
end $$;
create trigger phone_signups_listed after insert or update on phone_signups for each row execute function list_phone_signup();
create trigger phone_signups_unlisted after delete on phone_signups for each row execute function unlist_phone_signup();

-- All rows anew: once here, and where rows were written while the triggers were off.
create function rebuild_seller_directory(at timestamptz) returns void language plpgsql as $$
begin
  delete from seller_directory;
  insert into seller_directory select * from seller_directory_rows(null, at);
  insert into seller_directory (user_id, created_at, status_until, follower_count, is_verified, status, handle, phone_number, search_text)
    select signup_id, requested_at, requested_at + interval '24 hours', 0, false, 'pending', handle, phone, seller_search_text(handle, phone, null)
    from phone_signups where requested_at + interval '24 hours' > at;
end $$;
select rebuild_seller_directory(now());
