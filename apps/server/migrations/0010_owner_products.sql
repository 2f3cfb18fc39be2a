-- The owner's word on a value that the import was not sure of; it holds until the import reads another value.
alter table products
  add column title_confirmed boolean not null default false,
  add column price_confirmed boolean not null default false,
  -- Hashes of the pictures in the owner's order; those that it does not name follow in the post's order.
  add column owner_picture_order text[];

-- Once more what title and price are made of, because a generated column cannot read another one.
alter table products
  add column needs_title boolean not null
    generated always as (owner_title is null and (title_unsure or imported_title is null) and not title_confirmed) stored,
  add column needs_price boolean not null
    generated always as (not owner_price_set and (price_unsure or imported_price_ugx is null) and not price_confirmed) stored;

-- One piece sold, as the seller says. A product made by hand may be deleted later; what it sold stays in the figures.
create table sales (
  shop_id uuid not null references shops on delete cascade,
  sale_id uuid not null,
  video_id text not null check (video_id ~ '^([0-9]{5,25}|p[a-z0-9]{12})$'),
  -- The product's price of that moment; null when it had none.
  price_ugx bigint check (price_ugx between 100 and 10000000000),
  sold_at timestamptz not null,
  primary key (shop_id, sale_id)
);
create index sales_by_time on sales (shop_id, sold_at);
create index sales_by_product on sales (shop_id, video_id);

-- Photos that a seller sent and that no product shows yet; they wait for a day.
create table uploaded_photos (
  shop_id uuid not null references shops on delete cascade,
  photo_id uuid not null,
  hash text not null,
  width integer not null,
  height integer not null,
  placeholder text not null,
  thumbhash text not null,
  uploaded_at timestamptz not null,
  primary key (shop_id, photo_id),
  unique (shop_id, hash)
);
create index uploaded_photos_age on uploaded_photos (uploaded_at);
create index uploaded_photos_hash on uploaded_photos (hash);
