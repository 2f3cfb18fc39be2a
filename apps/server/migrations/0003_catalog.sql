create table shops (
  shop_id uuid primary key references accounts (account_id) on delete cascade,
  handle text not null unique check (handle ~ '^[a-z0-9_.]{2,24}$'),
  display_name text,
  follower_count bigint not null default 0,
  is_verified boolean not null default false,
  tiktok_user_id text,
  photo_hash text,
  photo_source_path text,
  preview_hash text,
  -- Counts up with everything that changes what visitors see; the cached pages hang on it.
  version bigint not null default 1,
  next_number integer not null default 1,
  created_at timestamptz not null default now()
);

-- What the import read and what the owner wrote stand side by side; the shown value is generated from both.
-- owner_*_set tells "the owner took the price away" from "the owner did not touch it".
create table products (
  shop_id uuid not null references shops on delete cascade,
  video_id text not null check (video_id ~ '^([0-9]{5,25}|p[a-z0-9]{12})$'),
  number integer not null,
  imported_title text,
  imported_price_ugx bigint check (imported_price_ugx between 100 and 10000000000),
  imported_old_price_ugx bigint check (imported_old_price_ugx between 100 and 10000000000),
  imported_tags text[] not null default '{}',
  imported_sizes text[] not null default '{}',
  imported_availability text not null default 'available' check (imported_availability in ('available', 'sold_out')),
  title_unsure boolean not null default false,
  price_unsure boolean not null default false,
  owner_title text,
  owner_price_set boolean not null default false,
  owner_price_ugx bigint check (owner_price_ugx between 100 and 10000000000),
  owner_old_price_set boolean not null default false,
  owner_old_price_ugx bigint check (owner_old_price_ugx between 100 and 10000000000),
  owner_tags text[],
  owner_sizes text[],
  owner_availability text check (owner_availability in ('available', 'sold_out')),
  title text generated always as (coalesce(owner_title, imported_title, 'Product ' || number::text)) stored,
  price_ugx bigint generated always as (case when owner_price_set then owner_price_ugx else imported_price_ugx end) stored,
  old_price_ugx bigint generated always as (case when owner_old_price_set then owner_old_price_ugx else imported_old_price_ugx end) stored,
  tags text[] not null generated always as (coalesce(owner_tags, imported_tags)) stored,
  sizes text[] not null generated always as (coalesce(owner_sizes, imported_sizes)) stored,
  availability text not null generated always as (coalesce(owner_availability, imported_availability)) stored,
  hidden boolean not null default false,
  -- Set by the import when TikTok no longer shows the video; apart from the owner's own hiding.
  gone_at timestamptz,
  pinned boolean not null default false,
  -- Milliseconds of the posting date unless the owner moved the product between two others.
  position bigint not null,
  kind text not null check (kind in ('video', 'photo', 'manual')),
  -- A product whose link the owner pasted stays without #TRACK; one that came by #TRACK goes when the seller takes the tag away.
  added_by text not null default 'track' check (added_by in ('track', 'link', 'hand')),
  posted_at timestamptz not null,
  -- Made once when the pictures change, in the shape the wire wants.
  thumbnails jsonb not null default '[]',
  preview_hash text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (shop_id, video_id),
  unique (shop_id, number)
);
-- The visitors' list walks this index from its start: pinned first, newest first.
create index products_shown on products (shop_id, pinned desc, position desc, video_id desc) where not hidden and gone_at is null;
create index products_changed on products (shop_id, updated_at);

-- hash is null until a picture is copied; a copy is wanted while copied_path differs from source_path.
-- Paths are addresses without their query, because TikTok signs them anew each time.
create table product_pictures (
  shop_id uuid not null,
  video_id text not null,
  position smallint not null,
  source_path text not null,
  copied_path text,
  hash text,
  width integer,
  height integer,
  placeholder text,
  thumbhash text,
  has_avif boolean not null default false,
  failed_reason text,
  attempts integer not null default 0,
  updated_at timestamptz not null default now(),
  primary key (shop_id, video_id, position),
  foreign key (shop_id, video_id) references products on delete cascade
);
create index product_pictures_wanted on product_pictures (shop_id, video_id) where copied_path is distinct from source_path;
create index product_pictures_hash on product_pictures (hash) where hash is not null;
