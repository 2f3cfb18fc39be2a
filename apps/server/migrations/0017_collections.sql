-- A part of a shop with a name and an address, in its owner's order: by tags, chosen by hand, or the newest.
create table collections (
  shop_id uuid not null references shops (shop_id) on delete cascade,
  -- Of its first name; stays when that changes.
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 48),
  name text not null,
  kind text not null check (kind in ('tags', 'hand', 'newest')),
  tags text[] not null default '{}',
  -- In their order. Hidden and removed products stay named here and are not shown.
  video_ids text[] not null default '{}',
  position smallint not null,
  primary key (shop_id, slug),
  check ((kind = 'tags') = (tags <> '{}') and (kind = 'hand' or video_ids = '{}'))
);

-- One line above the goods, until a moment.
alter table shop_facts
  add column announcement text,
  add column announcement_ends_at timestamptz,
  add check ((announcement is null) = (announcement_ends_at is null));

-- A picture over the shop: the hash of its files, by which design it was drawn (null: the owner's own), what stands there until it comes.
alter table shops
  add column banner_hash text,
  add column banner_design text,
  add column banner_placeholder text;
create index shops_banner_hash on shops (banner_hash) where banner_hash is not null;
