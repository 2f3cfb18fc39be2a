-- Written by apps/server/src/schema.cli.ts from the migrations; not run by anything.

create table accounts (
  account_id uuid not null,
  password_hash text,
  login_phone text,
  bio_code text not null,
  confirmed_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  last_login_at timestamp with time zone,
  whatsapp_number text,
  whatsapp_changed_at timestamp with time zone,
  constraint accounts_pkey PRIMARY KEY (account_id),
  constraint accounts_login_phone_key UNIQUE (login_phone)
);

create table daily_budgets (
  name text not null,
  day date not null,
  used integer not null default 0,
  constraint daily_budgets_pkey PRIMARY KEY (name, day)
);

create table daily_counts (
  shop_id uuid not null,
  day date not null,
  video_id text not null default ''::text,
  kind text not null,
  count bigint not null,
  constraint daily_counts_pkey PRIMARY KEY (shop_id, day, video_id, kind),
  constraint daily_counts_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(shop_id) ON DELETE CASCADE,
  constraint daily_counts_kind_check CHECK ((kind = ANY (ARRAY['view'::text, 'whatsapp'::text, 'tiktok'::text])))
);

create table gone_checks (
  hour timestamp with time zone not null,
  checked integer not null default 0,
  gone integer not null default 0,
  constraint gone_checks_pkey PRIMARY KEY (hour)
);

create table idempotency_keys (
  scope text not null,
  key text not null,
  request_hash bytea not null,
  answer text,
  status integer,
  created_at timestamp with time zone not null default now(),
  constraint idempotency_keys_pkey PRIMARY KEY (scope, key)
);
CREATE INDEX idempotency_keys_age ON idempotency_keys USING btree (created_at);

create table import_runs (
  shop_id uuid not null,
  run_id uuid not null,
  started_at timestamp with time zone not null,
  finished_at timestamp with time zone not null default now(),
  outcome text not null,
  reason text,
  source text,
  found integer not null default 0,
  created integer not null default 0,
  constraint import_runs_pkey PRIMARY KEY (shop_id, run_id),
  constraint import_runs_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(shop_id) ON DELETE CASCADE
);
CREATE INDEX import_runs_recent ON import_runs USING btree (finished_at DESC);

create table import_states (
  shop_id uuid not null,
  next_import_at timestamp with time zone not null default now(),
  last_started_at timestamp with time zone,
  last_finished_at timestamp with time zone,
  last_succeeded_at timestamp with time zone,
  last_outcome text,
  last_reason text,
  failures_in_row integer not null default 0,
  last_found integer,
  last_created integer,
  last_updated integer,
  last_without_price integer,
  last_post_at timestamp with time zone,
  last_visited_at timestamp with time zone,
  sync_requested_at timestamp with time zone,
  sync_month text,
  sync_count integer not null default 0,
  stopped_reason text,
  constraint import_states_pkey PRIMARY KEY (shop_id),
  constraint import_states_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(shop_id) ON DELETE CASCADE,
  constraint import_states_last_outcome_check CHECK ((last_outcome = ANY (ARRAY['success'::text, 'error'::text])))
);
CREATE INDEX import_states_due ON import_states USING btree (next_import_at) WHERE (stopped_reason IS NULL);

create table migrations (
  name text not null,
  checksum text not null,
  applied_at timestamp with time zone not null default now(),
  constraint migrations_pkey PRIMARY KEY (name)
);

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
  updated_at timestamp with time zone not null default now(),
  constraint product_pictures_pkey PRIMARY KEY (shop_id, video_id, "position"),
  constraint product_pictures_shop_id_video_id_fkey FOREIGN KEY (shop_id, video_id) REFERENCES products(shop_id, video_id) ON DELETE CASCADE
);
CREATE INDEX product_pictures_hash ON product_pictures USING btree (hash) WHERE (hash IS NOT NULL);
CREATE INDEX product_pictures_wanted ON product_pictures USING btree (shop_id, video_id) WHERE (copied_path IS DISTINCT FROM source_path);

create table products (
  shop_id uuid not null,
  video_id text not null,
  number integer not null,
  imported_title text,
  imported_price_ugx bigint,
  imported_old_price_ugx bigint,
  imported_tags text[] not null default '{}'::text[],
  imported_sizes text[] not null default '{}'::text[],
  imported_availability text not null default 'available'::text,
  title_unsure boolean not null default false,
  price_unsure boolean not null default false,
  owner_title text,
  owner_price_set boolean not null default false,
  owner_price_ugx bigint,
  owner_old_price_set boolean not null default false,
  owner_old_price_ugx bigint,
  owner_tags text[],
  owner_sizes text[],
  owner_availability text,
  title text generated always as (COALESCE(owner_title, imported_title, ('Product '::text || (number)::text))) stored,
  price_ugx bigint generated always as (CASE WHEN owner_price_set THEN owner_price_ugx ELSE imported_price_ugx END) stored,
  old_price_ugx bigint generated always as (CASE WHEN owner_old_price_set THEN owner_old_price_ugx ELSE imported_old_price_ugx END) stored,
  tags text[] not null generated always as (COALESCE(owner_tags, imported_tags)) stored,
  sizes text[] not null generated always as (COALESCE(owner_sizes, imported_sizes)) stored,
  availability text not null generated always as (COALESCE(owner_availability, imported_availability)) stored,
  hidden boolean not null default false,
  gone_at timestamp with time zone,
  pinned boolean not null default false,
  position bigint not null,
  kind text not null,
  added_by text not null default 'track'::text,
  posted_at timestamp with time zone not null,
  thumbnails jsonb not null default '[]'::jsonb,
  preview_hash text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint products_pkey PRIMARY KEY (shop_id, video_id),
  constraint products_shop_id_number_key UNIQUE (shop_id, number),
  constraint products_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(shop_id) ON DELETE CASCADE,
  constraint products_added_by_check CHECK ((added_by = ANY (ARRAY['track'::text, 'link'::text, 'hand'::text]))),
  constraint products_imported_availability_check CHECK ((imported_availability = ANY (ARRAY['available'::text, 'sold_out'::text]))),
  constraint products_imported_old_price_ugx_check CHECK (((imported_old_price_ugx >= 100) AND (imported_old_price_ugx <= '10000000000'::bigint))),
  constraint products_imported_price_ugx_check CHECK (((imported_price_ugx >= 100) AND (imported_price_ugx <= '10000000000'::bigint))),
  constraint products_kind_check CHECK ((kind = ANY (ARRAY['video'::text, 'photo'::text, 'manual'::text]))),
  constraint products_owner_availability_check CHECK ((owner_availability = ANY (ARRAY['available'::text, 'sold_out'::text]))),
  constraint products_owner_old_price_ugx_check CHECK (((owner_old_price_ugx >= 100) AND (owner_old_price_ugx <= '10000000000'::bigint))),
  constraint products_owner_price_ugx_check CHECK (((owner_price_ugx >= 100) AND (owner_price_ugx <= '10000000000'::bigint))),
  constraint products_video_id_check CHECK ((video_id ~ '^([0-9]{5,25}|p[a-z0-9]{12})$'::text))
);
CREATE INDEX products_changed ON products USING btree (shop_id, updated_at);
CREATE INDEX products_shown ON products USING btree (shop_id, pinned DESC, "position" DESC, video_id DESC) WHERE ((NOT hidden) AND (gone_at IS NULL));

create table rate_limits (
  key character varying(255) not null,
  points integer not null default 0,
  expire bigint,
  constraint rate_limits_pkey PRIMARY KEY (key)
);
CREATE INDEX rate_limits_expire ON rate_limits USING btree (expire);

create table recent_visits (
  shop_id uuid not null,
  page text not null,
  visitor_hash bytea not null,
  counted_at timestamp with time zone not null,
  constraint recent_visits_pkey PRIMARY KEY (shop_id, page, visitor_hash),
  constraint recent_visits_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(shop_id) ON DELETE CASCADE
);
CREATE INDEX recent_visits_age ON recent_visits USING btree (counted_at);

create table refresh_tokens (
  token_id uuid not null,
  session_id uuid not null,
  token_hash bytea not null,
  issued_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  successor_id uuid,
  void_at timestamp with time zone,
  constraint refresh_tokens_pkey PRIMARY KEY (token_id),
  constraint refresh_tokens_token_hash_key UNIQUE (token_hash),
  constraint refresh_tokens_session_id_fkey FOREIGN KEY (session_id) REFERENCES sessions(session_id) ON DELETE CASCADE
);
CREATE INDEX refresh_tokens_of_session ON refresh_tokens USING btree (session_id, issued_at DESC);

create table request_gaps (
  host text not null,
  free_at timestamp with time zone not null,
  constraint request_gaps_pkey PRIMARY KEY (host)
);

create table seen_posts (
  shop_id uuid not null,
  video_id text not null,
  content_hash text not null,
  has_track boolean not null,
  seen_at timestamp with time zone not null default now(),
  checked_at timestamp with time zone not null default now(),
  gone_since timestamp with time zone,
  gone_source text,
  constraint seen_posts_pkey PRIMARY KEY (shop_id, video_id),
  constraint seen_posts_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(shop_id) ON DELETE CASCADE
);

create table sessions (
  session_id uuid not null,
  account_id uuid not null,
  created_at timestamp with time zone not null default now(),
  last_used_at timestamp with time zone not null default now(),
  revoked_at timestamp with time zone,
  revoked_reason text,
  constraint sessions_pkey PRIMARY KEY (session_id),
  constraint sessions_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(account_id) ON DELETE CASCADE
);
CREATE INDEX sessions_of_account ON sessions USING btree (account_id, created_at DESC);

create table settings (
  key text not null,
  value jsonb not null,
  updated_at timestamp with time zone not null default now(),
  constraint settings_pkey PRIMARY KEY (key)
);

create table shops (
  shop_id uuid not null,
  handle text not null,
  display_name text,
  follower_count bigint not null default 0,
  is_verified boolean not null default false,
  tiktok_user_id text,
  photo_hash text,
  photo_source_path text,
  preview_hash text,
  version bigint not null default 1,
  next_number integer not null default 1,
  created_at timestamp with time zone not null default now(),
  constraint shops_pkey PRIMARY KEY (shop_id),
  constraint shops_handle_key UNIQUE (handle),
  constraint shops_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES accounts(account_id) ON DELETE CASCADE,
  constraint shops_handle_check CHECK ((handle ~ '^[a-z0-9_.]{2,24}$'::text))
);

create table subscriptions (
  shop_id uuid not null,
  trial_started_at timestamp with time zone not null,
  trial_ends_at timestamp with time zone not null,
  subscription_ends_at timestamp with time zone,
  complimentary_ends_at timestamp with time zone,
  constraint subscriptions_pkey PRIMARY KEY (shop_id),
  constraint subscriptions_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES accounts(account_id) ON DELETE CASCADE
);

create table total_counts (
  shop_id uuid not null,
  video_id text not null default ''::text,
  kind text not null,
  count bigint not null,
  constraint total_counts_pkey PRIMARY KEY (shop_id, video_id, kind),
  constraint total_counts_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(shop_id) ON DELETE CASCADE,
  constraint total_counts_kind_check CHECK ((kind = ANY (ARRAY['view'::text, 'whatsapp'::text, 'tiktok'::text])))
);
