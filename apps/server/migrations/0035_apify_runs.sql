-- Runs of Apify's TikTok scraper: each costs money. A row is written before Apify is asked, so that nobody who dies midway buys the same twice.
create table apify_runs (
  purchase_id uuid primary key,
  -- Null once the shop is deleted: what was spent stays counted.
  shop_id uuid references shops on delete set null,
  -- Its newest posts, or all of them for its back catalogue.
  need text not null check (need in ('newest', 'back_catalogue')),
  started_at timestamptz not null,
  -- Apify's names of the run and of what it found; null until Apify has answered.
  run_id text,
  dataset_id text,
  ended_at timestamptz,
  -- Null while it runs; else success, the reason of a failure, lost (nobody knows what became of it) or gone (Apify keeps it no longer).
  outcome text,
  detail text,
  -- How many posts were read; null until somebody has read them.
  posts integer check (posts >= 0),
  -- In millionths of a US dollar; null where Apify has not said.
  cost_micro_usd bigint check (cost_micro_usd >= 0),
  check ((run_id is null) = (dataset_id is null)),
  check ((ended_at is null) = (outcome is null))
);
create unique index apify_runs_going_on on apify_runs (shop_id, need) where ended_at is null;
create index apify_runs_of_shop on apify_runs (shop_id, need, started_at);
create index apify_runs_recent on apify_runs (started_at);
