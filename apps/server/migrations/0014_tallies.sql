-- Figures over all shops, kept as they happen: counting a million rows per reading would be a table scan. A change is a row of its own, so that
-- busy transactions never wait for one counter; a job folds changes into counts. A figure is count plus its changes, exact at any moment.
-- day: in Africa/Kampala; the figures of no day (how many there are) stand on 1970-01-01. A period of days is one range of the key.
create table tallies (
  name text not null,
  day date not null,
  count bigint not null,
  primary key (day, name)
);
create table tally_changes (
  name text not null,
  day date not null,
  change bigint not null
);

create function kampala_day(at timestamptz) returns date language sql immutable as $$
  select (at at time zone 'Africa/Kampala')::date;
$$;

-- Triggers run once per statement and take the time from the rows. What happened stays counted when its account is deleted.
create function tally_signups() returns trigger language plpgsql as $$
begin
  insert into tally_changes select 'signups', kampala_day(created_at), count(*) from added group by 2;
  return null;
end $$;
create trigger accounts_tallied after insert on accounts
  referencing new table as added for each statement execute function tally_signups();

create function tally_revenue() returns trigger language plpgsql as $$
begin
  insert into tally_changes
    select 'revenue_ugx', kampala_day(recorded_at), sum(case entry when 'paid' then amount_ugx else -amount_ugx end)
    from added where entry in ('paid', 'taken_back') group by 2;
  return null;
end $$;
create trigger payment_ledger_tallied after insert on payment_ledger
  referencing new table as added for each statement execute function tally_revenue();

create function tally_import_runs() returns trigger language plpgsql as $$
begin
  insert into tally_changes
    select 'import_runs', kampala_day(finished_at), count(*) from added group by 2
    union all
    select 'import_failed:' || coalesce(reason, 'unknown'), kampala_day(finished_at), count(*)
      from added where outcome <> 'success' group by 1, 2;
  return null;
end $$;
create trigger import_runs_tallied after insert on import_runs
  referencing new table as added for each statement execute function tally_import_runs();

-- Whoever inserts or deletes a product holds its shop's row, so of two first products one is second. A shop that has no more products than were
-- just added had none: that reads as many index entries as there are new rows.
create function tally_products_added() returns trigger language plpgsql as $$
begin
  insert into tally_changes
    select 'products_imported', kampala_day(created_at), count(*) from added where added_by <> 'hand' group by 2
    union all
    select 'shops_with_products', date '1970-01-01', count(*)
      from (select shop_id, count(*) as rows from added group by shop_id) a
      where (select count(*) from (select 1 from products p where p.shop_id = a.shop_id limit a.rows + 1) found) = a.rows
      having count(*) > 0;
  return null;
end $$;
create trigger products_added_tallied after insert on products
  referencing new table as added for each statement execute function tally_products_added();

create function tally_products_removed() returns trigger language plpgsql as $$
begin
  insert into tally_changes
    select 'shops_with_products', date '1970-01-01', -count(*) from (select distinct shop_id from removed) r
      where not exists (select from products p where p.shop_id = r.shop_id)
      having count(*) > 0;
  return null;
end $$;
create trigger products_removed_tallied after delete on products
  referencing old table as removed for each statement execute function tally_products_removed();

-- Views of shops and of products together. Visits are written in batches, so these run once for many.
create function tally_visits_added() returns trigger language plpgsql as $$
begin
  insert into tally_changes
    select case kind when 'view' then 'views' else 'chats' end, day, sum(count)
    from added where kind in ('view', 'whatsapp') group by 1, 2;
  return null;
end $$;
create trigger daily_counts_added_tallied after insert on daily_counts
  referencing new table as added for each statement execute function tally_visits_added();

create function tally_visits_changed() returns trigger language plpgsql as $$
begin
  insert into tally_changes
    select case kind when 'view' then 'views' else 'chats' end, day, sum(count)
    from (select kind, day, count from after_change union all select kind, day, -count from before_change) c
    where kind in ('view', 'whatsapp') group by 1, 2 having sum(count) <> 0;
  return null;
end $$;
create trigger daily_counts_changed_tallied after update on daily_counts
  referencing old table as before_change new table as after_change for each statement execute function tally_visits_changed();

insert into tallies (name, day, count)
  select 'signups', kampala_day(created_at), count(*) from accounts group by 2
  union all
  select 'revenue_ugx', kampala_day(recorded_at), sum(case entry when 'paid' then amount_ugx else -amount_ugx end)
    from payment_ledger where entry in ('paid', 'taken_back') group by 2
  union all
  select 'import_runs', kampala_day(finished_at), count(*) from import_runs group by 2
  union all
  select 'import_failed:' || coalesce(reason, 'unknown'), kampala_day(finished_at), count(*)
    from import_runs where outcome <> 'success' group by 1, 2
  union all
  select 'products_imported', kampala_day(created_at), count(*) from products where added_by <> 'hand' group by 2
  union all
  select 'shops_with_products', date '1970-01-01', count(*)
    from shops s where exists (select from products p where p.shop_id = s.shop_id)
  union all
  select case kind when 'view' then 'views' else 'chats' end, day, sum(count)
    from daily_counts where kind in ('view', 'whatsapp') group by 1, 2;

-- Of the trials that ended in a period, how many sellers have paid: one range of the index, without the table.
create index subscriptions_trial_end on subscriptions (trial_ends_at) include (subscription_ends_at);

-- When an import went well for the last time, however many have failed since.
create index import_runs_succeeded on import_runs (finished_at desc) where outcome = 'success';
