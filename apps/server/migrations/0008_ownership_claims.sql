-- Somebody without a session says that a handle is theirs: whoever brings the code into its TikTok bio gets the handle. Only the claim's hash
-- is kept, so that a stolen dump completes none.
create table ownership_claims (
  claim_hash bytea primary key,
  handle text not null,
  code text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index ownership_claims_age on ownership_claims (expires_at);
create index ownership_claims_of_handle on ownership_claims (handle);

-- What happened to an account, for its owner and for whoever has to find out later. Only added to; ids and counts, no handles or numbers.
create table account_events (
  account_id uuid not null references accounts on delete cascade,
  event_id uuid not null,
  kind text not null,
  happened_at timestamptz not null,
  details jsonb not null default '{}',
  primary key (account_id, event_id)
);
create index account_events_by_time on account_events (account_id, happened_at);

-- Pictures of deleted shops. One whose content another shop shows, too, stays. removed_at: the files are gone; the row waits until an import
-- that began before can no longer bring the picture back.
create table unused_pictures (
  hash text primary key,
  noted_at timestamptz not null,
  removed_at timestamptz
);
create index shops_photo_hash on shops (photo_hash) where photo_hash is not null;
create index shops_preview_hash on shops (preview_hash) where preview_hash is not null;
create index products_preview_hash on products (preview_hash) where preview_hash is not null;
