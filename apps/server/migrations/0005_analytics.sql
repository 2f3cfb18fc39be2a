-- Days are days in Africa/Kampala. video_id is '' for the shop page itself.
create table daily_counts (
  shop_id uuid not null references shops on delete cascade,
  day date not null,
  video_id text not null default '',
  kind text not null check (kind in ('view', 'whatsapp', 'tiktok')),
  count bigint not null,
  primary key (shop_id, day, video_id, kind)
);

create table total_counts (
  shop_id uuid not null references shops on delete cascade,
  video_id text not null default '',
  kind text not null check (kind in ('view', 'whatsapp', 'tiktok')),
  count bigint not null,
  primary key (shop_id, video_id, kind)
);

-- Who was where, as a keyed hash, kept for a day: a repeated visit within 30 minutes does not count.
create table recent_visits (
  shop_id uuid not null references shops on delete cascade,
  page text not null,
  visitor_hash bytea not null,
  counted_at timestamptz not null,
  primary key (shop_id, page, visitor_hash)
);
create index recent_visits_age on recent_visits (counted_at);
