-- What the reviews of a shop come to, kept because each of its pages shows it. Those of a former holder are not counted.
alter table shops add column reviews_count integer not null default 0;
alter table shops add column reviews_counted integer not null default 0;
-- Of those that count and are not hidden.
alter table shops add column reviews_average numeric(2, 1);

-- Writers of one shop wait for each other at its row, so each counts what the one before has written.
create function rate_shops(rated uuid[]) returns void language plpgsql as $$
begin
  perform 1 from shops where shop_id = any(rated) order by shop_id for no key update;
  update shops s set (reviews_count, reviews_counted, reviews_average) = (
    select count(*), count(*) filter (where r.counts), round(avg(r.stars) filter (where r.counts and r.hidden_at is null), 1)
    from reviews r where r.shop_id = s.shop_id and r.deleted_at is null and r.ordered_at > coalesce(s.orders_from, '-infinity'))
  where s.shop_id = any(rated);
end $$;

create function rate_changed_shops() returns trigger language plpgsql as $$
begin
  perform rate_shops(array(select distinct shop_id from changed));
  return null;
end $$;
create trigger reviews_rated_added after insert on reviews
  referencing new table as changed for each statement execute function rate_changed_shops();
create trigger reviews_rated_changed after update on reviews
  referencing new table as changed for each statement execute function rate_changed_shops();
create trigger reviews_rated_removed after delete on reviews
  referencing old table as changed for each statement execute function rate_changed_shops();

create function rate_taken_over_shop() returns trigger language plpgsql as $$
begin
  perform rate_shops(array[new.shop_id]);
  return null;
end $$;
create trigger shops_rated after update of orders_from on shops
  for each row when (old.orders_from is distinct from new.orders_from) execute function rate_taken_over_shop();

select rate_shops(array(select distinct shop_id from reviews));

-- The reviews of a day over all shops, and how many of them were answered and hidden; reports of reviews by their own day.
create function tally_reviews_added() returns trigger language plpgsql as $$
begin
  insert into tally_changes select 'reviews_written', kampala_day(written_at), count(*) from added group by 2;
  return null;
end $$;
create trigger reviews_tallied_added after insert on reviews
  referencing new table as added for each statement execute function tally_reviews_added();

create function tally_reviews_changed() returns trigger language plpgsql as $$
begin
  insert into tally_changes
    select c.name, kampala_day(a.written_at), sum(c.change)
    from after_change a join before_change b using (shop_id, order_id) cross join lateral (values
      ('reviews_written', (a.deleted_at is null)::int - (b.deleted_at is null)::int),
      ('reviews_answered', (a.answer is not null)::int - (b.answer is not null)::int),
      ('reviews_hidden', (a.hidden_at is not null)::int - (b.hidden_at is not null)::int)
    ) c (name, change)
    where c.change <> 0 group by 1, 2;
  return null;
end $$;
create trigger reviews_tallied_changed after update on reviews
  referencing old table as before_change new table as after_change for each statement execute function tally_reviews_changed();

create function tally_reported_review() returns trigger language plpgsql as $$
begin
  insert into tally_changes values ('reviews_reported', kampala_day(new.created_at), 1);
  return null;
end $$;
create trigger reports_of_reviews_tallied after insert on reports
  for each row when (new.review_id is not null) execute function tally_reported_review();

insert into tally_changes
  select c.name, kampala_day(r.written_at), sum(c.count)
  from reviews r cross join lateral (values
    ('reviews_written', (r.deleted_at is null)::int),
    ('reviews_answered', (r.answer is not null)::int),
    ('reviews_hidden', (r.hidden_at is not null)::int)
  ) c (name, count)
  where c.count <> 0 group by 1, 2
  union all
  select 'reviews_reported', kampala_day(created_at), count(*) from reports where review_id is not null group by 2;

-- Proven orders keep their keyed network and kind of browser for 30 days, to see a shop that orders from itself.
drop index orders_with_sender;
create index orders_with_sender on orders (asked_at) include (proven_at) where sender_hash is not null;
create index orders_proven_lately on orders (shop_id) include (sender_hash, created_at) where proven_at is not null and sender_hash is not null;
