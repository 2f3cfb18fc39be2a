-- What a shop states of itself, and where it delivers for what.
create table shop_facts (
  shop_id uuid primary key references shops (shop_id) on delete cascade,
  -- [{id, name, feeUgx, ways}], in the seller's order: read and written as a whole.
  zones jsonb not null default '[]',
  free_over_ugx bigint check (free_over_ugx > 0),
  place text,
  landmark text,
  pay_on_delivery boolean,
  returns text,
  legal_name text,
  registration text
);

-- {zoneId, zone, way, feeUgx}, as it was when the order was asked.
alter table orders add column delivery jsonb;
