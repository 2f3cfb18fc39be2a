-- The figures over all shops lose a review that is taken away, as they lose an order: with its proof, or by support. One that goes
-- with its order only grew too old, or its shop has left, and stays counted: its order is gone when this looks.
create function tally_reviews_removed() returns trigger language plpgsql as $$
begin
  insert into tally_changes
    select c.name, kampala_day(r.written_at), -sum(c.count)
    from removed r cross join lateral (values
      ('reviews_written', (r.deleted_at is null)::int),
      ('reviews_answered', (r.answer is not null)::int),
      ('reviews_hidden', (r.hidden_at is not null)::int)
    ) c (name, count)
    where c.count <> 0 and exists (select from orders o where o.shop_id = r.shop_id and o.order_id = r.order_id)
    group by 1, 2;
  return null;
end $$;
create trigger reviews_tallied_removed after delete on reviews
  referencing old table as removed for each statement execute function tally_reviews_removed();
