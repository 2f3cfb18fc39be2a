-- Reading everything that a seller has ever posted (ADR 26), one row a shop: how far it has come, and what stands in the way.
create table back_catalogues (
  shop_id uuid primary key references shops on delete cascade,
  -- Paid sources may be asked for it.
  may_cost boolean not null default false,
  started_at timestamptz not null,
  -- Where the source goes on; null at the newest post.
  source text,
  cursor text,
  pages_read integer not null default 0,
  posts_read integer not null default 0,
  -- As the source says; null where it does not.
  total_posts integer,
  -- The posts of the page before, by which one that comes again is known.
  last_page_ids text[] not null default '{}',
  -- When it is put in line again: after a refusal, or where its job was lost. Null at the end, and while only its seller can help.
  due_at timestamptz,
  trouble text,
  failures_in_row integer not null default 0,
  finished_at timestamptz,
  check ((source is null) = (cursor is null)),
  check (finished_at is null or (due_at is null and trouble is null))
);
create index back_catalogues_due on back_catalogues (due_at) where due_at is not null;

-- Who had connected TikTok before this was there has old posts, too.
insert into back_catalogues (shop_id, started_at, due_at)
select account_id, date_trunc('milliseconds', now()), now() from tiktok_connections
where lost_at is null and 'video.list' = any(string_to_array(scopes, ','));
