-- How often each door to TikTok was asked, by quarter of an hour and by what came of it. Kept for 30 days.
create table source_reads (
  began_at timestamptz not null,
  door text not null,
  outcome text not null,
  count integer not null check (count > 0),
  primary key (began_at, door, outcome)
);
-- What a known account, read every quarter of an hour, last showed of each door.
create table source_canaries (
  door text not null,
  handle text not null,
  read_at timestamptz not null,
  outcome text not null,
  -- Of its newest post, for doors that show single posts; null until a list has shown one.
  post_id text,
  -- The last read that said whether the door still has the shape that is known here, and so many in a row said the same.
  shape text check (shape in ('known', 'changed')),
  shape_seen_at timestamptz,
  in_row integer not null default 0,
  primary key (door, handle),
  check ((shape is null) = (shape_seen_at is null))
);
-- Doors that no process asks, because what they show has changed.
create table source_doors_out (
  door text primary key,
  since timestamptz not null,
  reason text not null check (reason in ('canaries', 'canary_and_reads', 'reads'))
);
