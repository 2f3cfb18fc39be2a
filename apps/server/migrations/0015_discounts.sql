-- A lower price until a moment. `sale_from` is when the discount began, `price_since` since when buyers have seen the price that
-- stands without it.
alter table products
  add column sale_price_ugx bigint check (sale_price_ugx between 100 and 10000000000),
  add column sale_ends_at timestamptz,
  add column sale_from timestamptz,
  add column price_since timestamptz not null default now(),
  add check ((sale_price_ugx is null) = (sale_ends_at is null) and (sale_ends_at is null) = (sale_from is null));
create index products_sale_ends on products (shop_id, sale_ends_at) where sale_ends_at is not null;

-- The price of now. A discount counts until its end, and while it is lower than the price without it.
create function current_price(price_ugx bigint, sale_price_ugx bigint, sale_ends_at timestamptz) returns bigint
language sql stable parallel safe as $$
  select case when sale_ends_at > now() and sale_price_ugx < price_ugx then sale_price_ugx else price_ugx end;
$$;

-- What it cost before. Beside a discount that is the price without it, where buyers saw that on 3 of the 30 days before the end.
create function current_old_price(price_ugx bigint, old_price_ugx bigint, sale_price_ugx bigint, sale_ends_at timestamptz,
  sale_from timestamptz, price_since timestamptz) returns bigint
language sql stable parallel safe as $$
  select case when sale_ends_at > now() and sale_price_ugx < price_ugx
    and kampala_day(sale_from) - kampala_day(price_since) >= 2 and kampala_day(sale_ends_at) - kampala_day(sale_from) <= 28
    then price_ugx else old_price_ugx end;
$$;

create function keep_price_times() returns trigger language plpgsql as $$
declare
  was_running boolean := coalesce(old.sale_ends_at > now() and old.sale_price_ugx < old.price_ugx, false);
  new_price bigint := case when new.owner_price_set then new.owner_price_ugx else new.imported_price_ugx end;
begin
  if new_price is distinct from old.price_ugx or old.hidden or old.gone_at is not null or was_running and new.sale_ends_at is null then
    new.price_since := now();
  elsif not was_running and old.sale_ends_at > old.price_since then
    new.price_since := least(old.sale_ends_at, now());
  end if;
  new.sale_from := case when new.sale_ends_at is null then null when was_running then old.sale_from
    when new.sale_ends_at is distinct from old.sale_ends_at then now() else old.sale_from end;
  return new;
end $$;
create trigger products_priced before update of owner_price_set, owner_price_ugx, imported_price_ugx, sale_price_ugx, sale_ends_at,
  hidden_by_owner, hidden_after_report_of, gone_at on products for each row execute function keep_price_times();
