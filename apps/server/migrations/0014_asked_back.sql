-- How many asked to be told when a sold-out product is back, by the size that they chose ('': none) and by day; nothing of who they
-- were. `back_at`: since when it is for sale again.
create table back_asks (
  shop_id uuid not null,
  video_id text not null,
  size text not null default '',
  day date not null,
  people integer not null check (people > 0),
  back_at timestamptz,
  primary key (shop_id, video_id, size, day),
  foreign key (shop_id, video_id) references products on delete cascade
);
create index back_asks_age on back_asks (day);
create index back_asks_back on back_asks (back_at) where back_at is not null;

-- Here, because owners, their CSV files and imports all change stock. What is sold out again within the hour was a slip: its asks
-- wait on. Later, those asks have been answered.
create function follow_back_asks() returns trigger language plpgsql as $$
begin
  if new.availability = 'available' then
    update back_asks set back_at = now() where shop_id = new.shop_id and video_id = new.video_id;
  else
    delete from back_asks where shop_id = new.shop_id and video_id = new.video_id
      and (back_at is null or back_at < now() - interval '1 hour');
    update back_asks set back_at = null where shop_id = new.shop_id and video_id = new.video_id;
  end if;
  return null;
end $$;
create trigger products_stock_changed after update of owner_availability, imported_availability on products
  for each row when (old.availability <> new.availability) execute function follow_back_asks();
