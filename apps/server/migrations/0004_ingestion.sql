-- One row per shop: when to look next and what the last look brought. reason and message are null while all is well.
create table import_states (
  shop_id uuid primary key references shops on delete cascade,
  next_import_at timestamptz not null default now(),
  last_started_at timestamptz,
  last_finished_at timestamptz,
  last_succeeded_at timestamptz,
  last_outcome text check (last_outcome in ('success', 'error')),
  last_reason text,
  failures_in_row integer not null default 0,
  last_found integer,
  last_created integer,
  last_updated integer,
  last_without_price integer,
  last_post_at timestamptz,
  last_visited_at timestamptz,
  sync_requested_at timestamptz,
  sync_month text,
  sync_count integer not null default 0,
  -- Another user id under the same handle (renamed, re-used) stops the import until the owner has spoken.
  stopped_reason text
);
create index import_states_due on import_states (next_import_at) where stopped_reason is null;

-- Every post seen, #TRACK or not, so that a video page is opened once and not at each look.
create table seen_posts (
  shop_id uuid not null references shops on delete cascade,
  video_id text not null,
  content_hash text not null,
  has_track boolean not null,
  seen_at timestamptz not null default now(),
  checked_at timestamptz not null default now(),
  -- Two sources, or two checks at least 24 h apart, must agree before a product is hidden.
  gone_since timestamptz,
  gone_source text,
  primary key (shop_id, video_id)
);

-- Measured durations: what the estimate for people is made of.
create table import_runs (
  shop_id uuid not null references shops on delete cascade,
  run_id uuid not null,
  started_at timestamptz not null,
  finished_at timestamptz not null default now(),
  outcome text not null,
  reason text,
  source text,
  found integer not null default 0,
  created integer not null default 0,
  primary key (shop_id, run_id)
);
create index import_runs_recent on import_runs (finished_at desc);

-- Checks of "is this post still there" by hour: when more than a fifth say gone, TikTok is blocking us.
create table gone_checks (
  hour timestamptz primary key,
  checked integer not null default 0,
  gone integer not null default 0
);

-- The next moment at which one host may be asked, across all workers.
create table request_gaps (
  host text primary key,
  free_at timestamptz not null
);

-- Daily budgets of what lies outside, shared by all workers.
create table daily_budgets (
  name text not null,
  day date not null,
  used integer not null default 0,
  primary key (name, day)
);
