-- Written by apps/server/src/cli/schema.ts from the migrations; not run by anything.

create table account_events (
  account_id uuid not null,
  event_id uuid not null,
  kind text not null,
  happened_at timestamp with time zone not null,
  details jsonb not null default '{}'::jsonb,
  constraint account_events_pkey PRIMARY KEY (account_id, event_id),
  constraint account_events_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(account_id) ON DELETE CASCADE
);
CREATE INDEX account_events_by_time ON account_events USING btree (account_id, happened_at);

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
  contact_new_until timestamp with time zone,
  deletion_due_at timestamp with time zone,
  proven_tiktok_id text,
  calls_allowed boolean not null default false,
  renewal_sms boolean not null default true,
  welcomed_at timestamp with time zone,
  constraint accounts_pkey PRIMARY KEY (account_id),
  constraint accounts_login_phone_key UNIQUE (login_phone),
  constraint accounts_proven_tiktok_id_key UNIQUE (proven_tiktok_id)
);
CREATE INDEX accounts_deletion_due ON accounts USING btree (deletion_due_at) WHERE (deletion_due_at IS NOT NULL);
CREATE CONSTRAINT TRIGGER accounts_listed AFTER UPDATE ON accounts DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (((old.login_phone IS DISTINCT FROM new.login_phone) OR (old.whatsapp_number IS DISTINCT FROM new.whatsapp_number))) EXECUTE FUNCTION list_seller_of_account();
CREATE TRIGGER accounts_tallied AFTER INSERT ON accounts REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION tally_signups();

create table admin_invitations (
  invitation_id uuid not null,
  token_hash bytea not null,
  username text not null,
  role text not null,
  invited_by uuid not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  accepted_at timestamp with time zone,
  withdrawn_at timestamp with time zone,
  constraint admin_invitations_pkey PRIMARY KEY (invitation_id),
  constraint admin_invitations_token_hash_key UNIQUE (token_hash),
  constraint admin_invitations_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES admins(admin_id) ON DELETE CASCADE,
  constraint admin_invitations_check CHECK (((accepted_at IS NULL) OR (withdrawn_at IS NULL))),
  constraint admin_invitations_role_check CHECK ((role = ANY (ARRAY['owner'::text, 'support'::text, 'viewer'::text])))
);
CREATE UNIQUE INDEX admin_invitations_open ON admin_invitations USING btree (username) WHERE ((accepted_at IS NULL) AND (withdrawn_at IS NULL));

create table admin_refresh_tokens (
  token_id uuid not null,
  session_id uuid not null,
  token_hash bytea not null,
  issued_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  successor_id uuid,
  void_at timestamp with time zone,
  constraint admin_refresh_tokens_pkey PRIMARY KEY (token_id),
  constraint admin_refresh_tokens_token_hash_key UNIQUE (token_hash),
  constraint admin_refresh_tokens_session_id_fkey FOREIGN KEY (session_id) REFERENCES admin_sessions(session_id) ON DELETE CASCADE
);
CREATE INDEX admin_refresh_tokens_of_session ON admin_refresh_tokens USING btree (session_id, issued_at DESC);

create table admin_sessions (
  session_id uuid not null,
  account_id uuid not null,
  created_at timestamp with time zone not null default now(),
  last_used_at timestamp with time zone not null default now(),
  revoked_at timestamp with time zone,
  revoked_reason text,
  device text,
  constraint admin_sessions_pkey PRIMARY KEY (session_id),
  constraint admin_sessions_account_id_fkey FOREIGN KEY (account_id) REFERENCES admins(admin_id) ON DELETE CASCADE
);
CREATE INDEX admin_sessions_of_admin ON admin_sessions USING btree (account_id, created_at DESC);

create table admins (
  admin_id uuid not null,
  username text not null,
  password_hash text not null,
  role text not null,
  totp_secret bytea,
  totp_enabled_at timestamp with time zone,
  totp_last_step bigint,
  created_at timestamp with time zone not null,
  password_changed_at timestamp with time zone not null,
  last_login_at timestamp with time zone,
  disabled_at timestamp with time zone,
  constraint admins_pkey PRIMARY KEY (admin_id),
  constraint admins_username_key UNIQUE (username),
  constraint admins_check CHECK (((totp_enabled_at IS NULL) OR (totp_secret IS NOT NULL))),
  constraint admins_role_check CHECK ((role = ANY (ARRAY['owner'::text, 'support'::text, 'viewer'::text])))
);

create table apify_runs (
  purchase_id uuid not null,
  shop_id uuid,
  need text not null,
  started_at timestamp with time zone not null,
  run_id text,
  dataset_id text,
  ended_at timestamp with time zone,
  outcome text,
  detail text,
  posts integer,
  cost_micro_usd bigint,
  constraint apify_runs_pkey PRIMARY KEY (purchase_id),
  constraint apify_runs_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(shop_id) ON DELETE SET NULL,
  constraint apify_runs_check CHECK (((run_id IS NULL) = (dataset_id IS NULL))),
  constraint apify_runs_check1 CHECK (((ended_at IS NULL) = (outcome IS NULL))),
  constraint apify_runs_cost_micro_usd_check CHECK ((cost_micro_usd >= 0)),
  constraint apify_runs_need_check CHECK ((need = ANY (ARRAY['newest'::text, 'back_catalogue'::text]))),
  constraint apify_runs_posts_check CHECK ((posts >= 0))
);
CREATE UNIQUE INDEX apify_runs_going_on ON apify_runs USING btree (shop_id, need) WHERE (ended_at IS NULL);
CREATE INDEX apify_runs_of_shop ON apify_runs USING btree (shop_id, need, started_at);
CREATE INDEX apify_runs_recent ON apify_runs USING btree (started_at);

create table audit_log (
  sequence bigint not null default 0,
  at timestamp with time zone not null,
  admin_id uuid,
  action text not null,
  subject_id uuid,
  address text,
  reason text,
  details jsonb not null default '{}'::jsonb,
  previous_hash bytea not null default '\x'::bytea,
  hash bytea not null default '\x'::bytea,
  constraint audit_log_pkey PRIMARY KEY (sequence),
  constraint audit_log_at_check CHECK (isfinite(at)),
  constraint audit_log_details_check CHECK ((jsonb_typeof(details) = 'object'::text))
);
CREATE INDEX audit_log_by_time ON audit_log USING btree (at);
CREATE INDEX audit_log_of_action ON audit_log USING btree (action, sequence DESC);
CREATE INDEX audit_log_of_admin ON audit_log USING btree (admin_id, sequence DESC);
CREATE INDEX audit_log_of_seller ON audit_log USING btree (subject_id, at DESC) WHERE ((action ~~ 'user.%'::text) AND (action <> ALL (ARRAY['user.looked_at'::text, 'user.noted'::text])));
CREATE INDEX audit_log_of_subject ON audit_log USING btree (subject_id, sequence DESC);
CREATE INDEX audit_log_reason ON audit_log USING gin (reason gin_trgm_ops) WITH (fastupdate=off);
CREATE TRIGGER audit_log_chain BEFORE INSERT ON audit_log FOR EACH ROW EXECUTE FUNCTION chain_audit_entry();
CREATE TRIGGER audit_log_rows_stay BEFORE DELETE OR UPDATE ON audit_log FOR EACH ROW EXECUTE FUNCTION refuse_change_of_ledger();
CREATE TRIGGER audit_log_stays BEFORE TRUNCATE ON audit_log FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_ledger();

create table back_asks (
  shop_id uuid not null,
  video_id text not null,
  size text not null default ''::text,
  day date not null,
  people integer not null,
  back_at timestamp with time zone,
  constraint back_asks_pkey PRIMARY KEY (shop_id, video_id, size, day),
  constraint back_asks_shop_id_video_id_fkey FOREIGN KEY (shop_id, video_id) REFERENCES products(shop_id, video_id) ON DELETE CASCADE,
  constraint back_asks_people_check CHECK ((people > 0))
);
CREATE INDEX back_asks_age ON back_asks USING btree (day);
CREATE INDEX back_asks_back ON back_asks USING btree (back_at) WHERE (back_at IS NOT NULL);

create table back_catalogues (
  shop_id uuid not null,
  may_cost boolean not null default false,
  started_at timestamp with time zone not null,
  source text,
  cursor text,
  pages_read integer not null default 0,
  posts_read integer not null default 0,
  total_posts integer,
  last_page_ids text[] not null default '{}'::text[],
  due_at timestamp with time zone,
  trouble text,
  failures_in_row integer not null default 0,
  finished_at timestamp with time zone,
  constraint back_catalogues_pkey PRIMARY KEY (shop_id),
  constraint back_catalogues_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(shop_id) ON DELETE CASCADE,
  constraint back_catalogues_check CHECK (((source IS NULL) = (cursor IS NULL))),
  constraint back_catalogues_check1 CHECK (((finished_at IS NULL) OR ((due_at IS NULL) AND (trouble IS NULL))))
);
CREATE INDEX back_catalogues_due ON back_catalogues USING btree (due_at) WHERE (due_at IS NOT NULL);

create table code_numbers (
  number_hash bytea not null,
  last_sent_at timestamp with time zone,
  sent_since timestamp with time zone,
  sent_count integer not null default 0,
  wrong_since timestamp with time zone,
  wrong_count integer not null default 0,
  used_at timestamp with time zone not null,
  constraint code_numbers_pkey PRIMARY KEY (number_hash)
);
CREATE INDEX code_numbers_age ON code_numbers USING btree (used_at);

create table collections (
  shop_id uuid not null,
  slug text not null,
  name text not null,
  kind text not null,
  tags text[] not null default '{}'::text[],
  video_ids text[] not null default '{}'::text[],
  position smallint not null,
  constraint collections_pkey PRIMARY KEY (shop_id, slug),
  constraint collections_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(shop_id) ON DELETE CASCADE,
  constraint collections_check CHECK ((((kind = 'tags'::text) = (tags <> '{}'::text[])) AND ((kind = 'hand'::text) OR (video_ids = '{}'::text[])))),
  constraint collections_kind_check CHECK ((kind = ANY (ARRAY['tags'::text, 'hand'::text, 'newest'::text]))),
  constraint collections_slug_check CHECK (((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (length(slug) <= 48)))
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
CREATE TRIGGER daily_counts_added_tallied AFTER INSERT ON daily_counts REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION tally_visits_added();
CREATE TRIGGER daily_counts_changed_tallied AFTER UPDATE ON daily_counts REFERENCING OLD TABLE AS before_change NEW TABLE AS after_change FOR EACH STATEMENT EXECUTE FUNCTION tally_visits_changed();

create table deleted_accounts (
  account_id uuid not null,
  handle_hash bytea,
  tiktok_id_hash bytea,
  deleted_at timestamp with time zone not null,
  suspended_at timestamp with time zone,
  suspended_message text,
  trial_kept_until timestamp with time zone,
  constraint deleted_accounts_pkey PRIMARY KEY (account_id),
  constraint deleted_accounts_check CHECK (((handle_hash IS NOT NULL) OR (tiktok_id_hash IS NOT NULL))),
  constraint deleted_accounts_check1 CHECK (((suspended_at IS NULL) = (suspended_message IS NULL)))
);
CREATE INDEX deleted_accounts_handle ON deleted_accounts USING btree (handle_hash);
CREATE INDEX deleted_accounts_suspended ON deleted_accounts USING btree (deleted_at, account_id) WHERE (suspended_at IS NOT NULL);
CREATE INDEX deleted_accounts_tiktok_id ON deleted_accounts USING btree (tiktok_id_hash);
CREATE INDEX deleted_accounts_trial ON deleted_accounts USING btree (trial_kept_until);

create table former_handles (
  handle text not null,
  shop_id uuid not null,
  renamed_at timestamp with time zone not null,
  constraint former_handles_pkey PRIMARY KEY (handle),
  constraint former_handles_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(shop_id) ON DELETE CASCADE
);
CREATE INDEX former_handles_of_shop ON former_handles USING btree (shop_id);

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
  is_news boolean not null default true,
  constraint import_runs_pkey PRIMARY KEY (shop_id, run_id),
  constraint import_runs_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(shop_id) ON DELETE CASCADE
);
CREATE INDEX import_runs_news ON import_runs USING btree (shop_id, finished_at DESC) WHERE is_news;
CREATE INDEX import_runs_recent ON import_runs USING btree (finished_at DESC);
CREATE INDEX import_runs_succeeded ON import_runs USING btree (finished_at DESC) WHERE (outcome = 'success'::text);
CREATE TRIGGER import_runs_tallied AFTER INSERT ON import_runs REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION tally_import_runs();

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
  last_window integer,
  profile_read_at timestamp with time zone,
  constraint import_states_pkey PRIMARY KEY (shop_id),
  constraint import_states_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(shop_id) ON DELETE CASCADE,
  constraint import_states_last_outcome_check CHECK ((last_outcome = ANY (ARRAY['success'::text, 'error'::text]))),
  constraint import_states_last_window_check CHECK ((last_window >= 0))
);
CREATE INDEX import_states_due ON import_states USING btree (next_import_at) WHERE (stopped_reason IS NULL);

create table migrations (
  name text not null,
  checksum text not null,
  applied_at timestamp with time zone not null default now(),
  constraint migrations_pkey PRIMARY KEY (name)
);

create table mobile_payments (
  shop_id uuid not null,
  payment_id uuid not null,
  phone_number text not null,
  network text not null,
  asked_at timestamp with time zone not null,
  accepted_at timestamp with time zone,
  provider_reference text,
  redirect_url text,
  failure text,
  next_check_at timestamp with time zone,
  trouble text,
  stopped_at timestamp with time zone,
  constraint mobile_payments_pkey PRIMARY KEY (shop_id, payment_id),
  constraint mobile_payments_shop_id_payment_id_fkey FOREIGN KEY (shop_id, payment_id) REFERENCES payments(shop_id, payment_id) ON DELETE CASCADE,
  constraint mobile_payments_network_check CHECK ((network = ANY (ARRAY['mtn'::text, 'airtel'::text])))
);
CREATE INDEX mobile_payments_by_number ON mobile_payments USING btree (phone_number);
CREATE INDEX mobile_payments_by_provider ON mobile_payments USING btree (upper(provider_reference)) WHERE (provider_reference IS NOT NULL);
CREATE INDEX mobile_payments_due ON mobile_payments USING btree (next_check_at) WHERE (next_check_at IS NOT NULL);
CREATE INDEX mobile_payments_troubled ON mobile_payments USING btree (asked_at) WHERE (trouble IS NOT NULL);

create table orders (
  shop_id uuid not null,
  order_id uuid not null,
  code text not null,
  number text not null,
  secret_hash bytea not null,
  request_hash bytea,
  state text not null default 'reserved'::text,
  created_at timestamp with time zone not null,
  asked_at timestamp with time zone,
  paid_at timestamp with time zone,
  proven_at timestamp with time zone,
  cancel_reason text,
  lines jsonb not null,
  total_ugx bigint not null,
  unpriced integer not null,
  history jsonb not null default '[]'::jsonb,
  customer text,
  name_hashes bytea[] not null default '{}'::bytea[],
  has_phone boolean not null default false,
  erase_due_at timestamp with time zone,
  placed_by_shop boolean not null default false,
  browser_hash bytea,
  sender_hash bytea,
  folded boolean not null default false,
  wrong_codes smallint not null default 0,
  wrong_codes_in_row smallint not null default 0,
  code_paused_until timestamp with time zone,
  last_wrong_code bytea,
  replaces_order_id uuid,
  replaced_by_order_id uuid,
  delivery jsonb,
  pay_on_delivery boolean not null default false,
  awaits_message boolean not null default false,
  constraint orders_pkey PRIMARY KEY (shop_id, order_id),
  constraint orders_code_key UNIQUE (code),
  constraint orders_shop_id_number_key UNIQUE (shop_id, number),
  constraint orders_shop_id_request_hash_key UNIQUE (shop_id, request_hash),
  constraint orders_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(shop_id) ON DELETE CASCADE,
  constraint orders_cancel_reason_check CHECK ((cancel_reason = ANY (ARRAY['out_of_stock'::text, 'no_answer'::text, 'wrong_price'::text, 'other'::text, 'buyer'::text, 'replaced'::text]))),
  constraint orders_check CHECK (((state = 'reserved'::text) = (asked_at IS NULL))),
  constraint orders_check1 CHECK (((state = 'cancelled'::text) = (cancel_reason IS NOT NULL))),
  constraint orders_code_check CHECK ((code ~ '^[BCDFGHJKMNPQRSTVWXYZ2-9]{13}$'::text)),
  constraint orders_history_check CHECK ((jsonb_typeof(history) = 'array'::text)),
  constraint orders_lines_check CHECK ((jsonb_typeof(lines) = 'array'::text)),
  constraint orders_number_check CHECK ((number ~ '^[A-Z]{3}-[BCDFGHJKMNPQRSTVWXYZ2-9]{3,5}$'::text)),
  constraint orders_state_check CHECK ((state = ANY (ARRAY['reserved'::text, 'asked'::text, 'confirmed'::text, 'sent'::text, 'received'::text, 'cancelled'::text]))),
  constraint orders_total_ugx_check CHECK ((total_ugx >= 0)),
  constraint orders_unpriced_check CHECK ((unpriced >= 0))
);
CREATE INDEX orders_asked ON orders USING btree (asked_at) WHERE (asked_at IS NOT NULL);
CREATE INDEX orders_by_name ON orders USING gin (name_hashes) WHERE (customer IS NOT NULL);
CREATE INDEX orders_by_state ON orders USING btree (shop_id, state, asked_at DESC, order_id DESC) WHERE (asked_at IS NOT NULL);
CREATE INDEX orders_folded ON orders USING btree (shop_id, asked_at) WHERE folded;
CREATE INDEX orders_of_sender ON orders USING btree (shop_id, sender_hash, asked_at) WHERE (sender_hash IS NOT NULL);
CREATE INDEX orders_of_shop ON orders USING btree (shop_id, asked_at) WHERE (asked_at IS NOT NULL);
CREATE INDEX orders_proven ON orders USING btree (shop_id, browser_hash) INCLUDE (created_at) WHERE (proven_at IS NOT NULL);
CREATE INDEX orders_proven_lately ON orders USING btree (shop_id) INCLUDE (sender_hash, created_at) WHERE ((proven_at IS NOT NULL) AND (sender_hash IS NOT NULL));
CREATE INDEX orders_reserved ON orders USING btree (created_at) WHERE (state = 'reserved'::text);
CREATE INDEX orders_that_replace ON orders USING btree (shop_id, replaces_order_id) WHERE (replaces_order_id IS NOT NULL);
CREATE INDEX orders_to_erase ON orders USING btree (erase_due_at) WHERE (customer IS NOT NULL);
CREATE INDEX orders_under_way ON orders USING btree (shop_id, asked_at DESC, order_id DESC) WHERE (state = ANY (ARRAY['confirmed'::text, 'sent'::text]));
CREATE INDEX orders_with_sender ON orders USING btree (asked_at) INCLUDE (proven_at) WHERE (sender_hash IS NOT NULL);
CREATE TRIGGER orders_tallied AFTER UPDATE ON orders REFERENCING OLD TABLE AS before_change NEW TABLE AS after_change FOR EACH STATEMENT EXECUTE FUNCTION tally_orders();
CREATE TRIGGER orders_unproven AFTER UPDATE OF proven_at ON orders FOR EACH ROW WHEN (((old.proven_at IS NOT NULL) AND (new.proven_at IS NULL))) EXECUTE FUNCTION drop_unproven_review();

create table ownership_claims (
  claim_hash bytea not null,
  handle text not null,
  code text not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint ownership_claims_pkey PRIMARY KEY (claim_hash)
);
CREATE INDEX ownership_claims_age ON ownership_claims USING btree (expires_at);
CREATE INDEX ownership_claims_of_handle ON ownership_claims USING btree (handle);

create table payment_answers (
  shop_id uuid not null,
  payment_id uuid not null,
  answer_id uuid not null default gen_random_uuid(),
  provider text not null,
  request text not null,
  http_status integer,
  body text not null,
  received_at timestamp with time zone not null,
  constraint payment_answers_pkey PRIMARY KEY (shop_id, payment_id, answer_id),
  constraint payment_answers_shop_id_payment_id_fkey FOREIGN KEY (shop_id, payment_id) REFERENCES payments(shop_id, payment_id) ON DELETE CASCADE,
  constraint payment_answers_body_check CHECK ((octet_length(body) <= 4096)),
  constraint payment_answers_request_check CHECK ((request = ANY (ARRAY['ask'::text, 'find'::text, 'callback'::text])))
);
CREATE INDEX payment_answers_old ON payment_answers USING btree (received_at);

create table payment_ledger (
  shop_id uuid not null,
  payment_id uuid not null,
  entry text not null,
  provider text not null,
  reference text not null,
  amount_ugx bigint not null,
  actor text not null,
  reason text,
  period_starts_at timestamp with time zone,
  period_ends_at timestamp with time zone,
  recorded_at timestamp with time zone not null,
  constraint payment_ledger_pkey PRIMARY KEY (shop_id, payment_id, entry, recorded_at),
  constraint payment_ledger_entry_check CHECK ((entry = ANY (ARRAY['started'::text, 'paid'::text, 'period_granted'::text, 'refused'::text, 'lapsed'::text, 'taken_back'::text, 'failed'::text, 'unanswered'::text])))
);
CREATE INDEX payment_ledger_by_reference ON payment_ledger USING btree (reference) WHERE (entry = 'started'::text);
CREATE INDEX payment_ledger_by_time ON payment_ledger USING btree (recorded_at);
CREATE INDEX payment_ledger_of_shop ON payment_ledger USING btree (shop_id, recorded_at DESC);
CREATE INDEX payment_ledger_started ON payment_ledger USING btree (payment_id) WHERE (entry = 'started'::text);
CREATE TRIGGER payment_ledger_rows_stay BEFORE DELETE OR UPDATE ON payment_ledger FOR EACH ROW EXECUTE FUNCTION refuse_change_of_ledger();
CREATE TRIGGER payment_ledger_stays BEFORE TRUNCATE ON payment_ledger FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_ledger();
CREATE TRIGGER payment_ledger_tallied AFTER INSERT ON payment_ledger REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION tally_revenue();

create table payment_reconciliations (
  provider text not null,
  day date not null,
  compared_at timestamp with time zone not null,
  difference_count integer,
  differs_since timestamp with time zone,
  result jsonb,
  constraint payment_reconciliations_pkey PRIMARY KEY (provider, day),
  constraint payment_reconciliations_check CHECK (((difference_count IS NULL) = (result IS NULL))),
  constraint payment_reconciliations_difference_count_check CHECK ((difference_count >= 0))
);

create table payments (
  shop_id uuid not null,
  payment_id uuid not null,
  idempotency_key text not null,
  provider text not null,
  status text not null,
  amount_ugx bigint not null,
  months integer not null,
  reference text not null,
  created_at timestamp with time zone not null,
  lapses_at timestamp with time zone not null,
  paid_at timestamp with time zone,
  period_starts_at timestamp with time zone,
  period_ends_at timestamp with time zone,
  refused_at timestamp with time zone,
  refused_reason text,
  receipt text,
  from_former_holder boolean not null default false,
  constraint payments_pkey PRIMARY KEY (shop_id, payment_id),
  constraint payments_reference_key UNIQUE (reference),
  constraint payments_shop_id_idempotency_key_key UNIQUE (shop_id, idempotency_key),
  constraint payments_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES accounts(account_id) ON DELETE CASCADE,
  constraint payments_amount_ugx_check CHECK ((amount_ugx >= 0)),
  constraint payments_check CHECK (((status = 'paid'::text) = ((paid_at IS NOT NULL) AND (period_starts_at IS NOT NULL) AND (period_ends_at IS NOT NULL)))),
  constraint payments_months_check CHECK (((months >= 1) AND (months <= 120))),
  constraint payments_refused_check CHECK (((status = ANY (ARRAY['refused'::text, 'failed'::text])) = ((refused_at IS NOT NULL) AND (refused_reason IS NOT NULL)))),
  constraint payments_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'paid'::text, 'refused'::text, 'lapsed'::text, 'failed'::text, 'unknown'::text])))
);
CREATE INDEX payments_by_hand ON payments USING btree (shop_id, payment_id) WHERE ((provider = 'manual'::text) AND ((status = 'pending'::text) OR ((status = 'lapsed'::text) AND (receipt IS NOT NULL))));
CREATE UNIQUE INDEX payments_by_id ON payments USING btree (payment_id);
CREATE INDEX payments_by_receipt ON payments USING btree (upper(receipt)) WHERE (receipt IS NOT NULL);
CREATE UNIQUE INDEX payments_of_receipt ON payments USING btree (upper(receipt)) WHERE ((receipt IS NOT NULL) AND (status = 'paid'::text));
CREATE INDEX payments_of_shop ON payments USING btree (shop_id, created_at DESC);
CREATE UNIQUE INDEX payments_one_pending ON payments USING btree (shop_id) WHERE (status = 'pending'::text);
CREATE INDEX payments_search ON payments USING gin (payment_search_text(reference, receipt) gin_trgm_ops) WITH (fastupdate=off);
CREATE INDEX payments_started ON payments USING btree (created_at DESC, payment_id DESC) INCLUDE (status, provider, amount_ugx, lapses_at);
CREATE INDEX payments_waiting ON payments USING btree (lapses_at) WHERE (status = 'pending'::text);

create table phone_codes (
  number_hash bytea not null,
  purpose text not null,
  code_hash bytea not null,
  expires_at timestamp with time zone not null,
  constraint phone_codes_pkey PRIMARY KEY (number_hash, purpose),
  constraint phone_codes_number_hash_fkey FOREIGN KEY (number_hash) REFERENCES code_numbers(number_hash) ON DELETE CASCADE,
  constraint phone_codes_purpose_check CHECK ((purpose = ANY (ARRAY['sign_up'::text, 'sign_in'::text, 'recovery'::text, 'login_phone'::text, 'owner'::text])))
);

create table phone_signups (
  phone text not null,
  handle text not null,
  profile jsonb not null,
  requested_at timestamp with time zone not null,
  signup_id uuid not null default gen_random_uuid(),
  constraint phone_signups_pkey PRIMARY KEY (phone, handle),
  constraint phone_signups_signup_id_key UNIQUE (signup_id)
);
CREATE INDEX phone_signups_age ON phone_signups USING btree (requested_at);
CREATE TRIGGER phone_signups_listed AFTER INSERT OR UPDATE ON phone_signups FOR EACH ROW EXECUTE FUNCTION list_phone_signup();
CREATE TRIGGER phone_signups_unlisted AFTER DELETE ON phone_signups FOR EACH ROW EXECUTE FUNCTION unlist_phone_signup();

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
  hidden_by_owner boolean not null default false,
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
  owner_picture_order text[],
  from_former_holder boolean not null default false,
  imported_description text,
  owner_description text,
  description text generated always as (NULLIF(COALESCE(owner_description, imported_description), ''::text)) stored,
  post_id text generated always as ("substring"(video_id, '^[0-9]+'::text)) stored,
  caption_place smallint,
  split_off boolean not null default false,
  joined_into text,
  gone_reason text generated always as (CASE WHEN (gone_at IS NULL) THEN NULL::text WHEN (joined_into IS NOT NULL) THEN 'joined'::text WHEN ((kind <> 'manual'::text) AND (caption_place IS NULL) AND (NOT split_off)) THEN 'caption'::text ELSE 'post'::text END) stored,
  guess_ugx bigint,
  asked_caption jsonb,
  reading_verdicts text[] not null default '{}'::text[],
  needs_title boolean not null generated always as (((owner_title IS NULL) AND (title_unsure OR (imported_title IS NULL)))) stored,
  needs_price boolean not null generated always as (((NOT owner_price_set) AND (price_unsure OR (imported_price_ugx IS NULL)))) stored,
  search_terms tsvector not null generated always as (product_search_terms(shop_id, number, COALESCE(owner_title, imported_title), COALESCE(owner_tags, imported_tags), COALESCE(owner_sizes, imported_sizes), COALESCE(owner_description, imported_description))) stored,
  hidden_after_report_of text,
  hidden boolean not null generated always as ((hidden_by_owner OR (hidden_after_report_of IS NOT NULL))) stored,
  sale_price_ugx bigint,
  sale_ends_at timestamp with time zone,
  sale_from timestamp with time zone,
  price_since timestamp with time zone not null default now(),
  still_there_at timestamp with time zone,
  constraint products_pkey PRIMARY KEY (shop_id, video_id),
  constraint products_shop_id_number_key UNIQUE (shop_id, number),
  constraint products_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(shop_id) ON DELETE CASCADE,
  constraint products_added_by_check CHECK ((added_by = ANY (ARRAY['track'::text, 'link'::text, 'hand'::text]))),
  constraint products_caption_place_check CHECK (((caption_place >= 1) AND (caption_place <= 12))),
  constraint products_check CHECK ((((sale_price_ugx IS NULL) = (sale_ends_at IS NULL)) AND ((sale_ends_at IS NULL) = (sale_from IS NULL)))),
  constraint products_guess_ugx_check CHECK (((guess_ugx >= 100) AND (guess_ugx <= '10000000000'::bigint))),
  constraint products_imported_availability_check CHECK ((imported_availability = ANY (ARRAY['available'::text, 'sold_out'::text]))),
  constraint products_imported_old_price_ugx_check CHECK (((imported_old_price_ugx >= 100) AND (imported_old_price_ugx <= '10000000000'::bigint))),
  constraint products_imported_price_ugx_check CHECK (((imported_price_ugx >= 100) AND (imported_price_ugx <= '10000000000'::bigint))),
  constraint products_joined_into_check CHECK (((joined_into <> video_id) AND ("substring"(joined_into, '^[0-9]+'::text) = "substring"(video_id, '^[0-9]+'::text)))),
  constraint products_joined_is_off_check CHECK (((joined_into IS NULL) OR (gone_at IS NOT NULL))),
  constraint products_kind_check CHECK ((kind = ANY (ARRAY['video'::text, 'photo'::text, 'manual'::text]))),
  constraint products_owner_availability_check CHECK ((owner_availability = ANY (ARRAY['available'::text, 'sold_out'::text]))),
  constraint products_owner_old_price_ugx_check CHECK (((owner_old_price_ugx >= 100) AND (owner_old_price_ugx <= '10000000000'::bigint))),
  constraint products_owner_price_ugx_check CHECK (((owner_price_ugx >= 100) AND (owner_price_ugx <= '10000000000'::bigint))),
  constraint products_sale_price_ugx_check CHECK (((sale_price_ugx >= 100) AND (sale_price_ugx <= '10000000000'::bigint))),
  constraint products_video_id_check CHECK ((video_id ~ '^([0-9]{5,25}(-([2-9]|[1-9][0-9]{1,3}))?|p[a-z0-9]{12})$'::text))
);
CREATE INDEX products_changed ON products USING btree (shop_id, updated_at);
CREATE INDEX products_of_post ON products USING btree (shop_id, post_id) WHERE (post_id IS NOT NULL);
CREATE INDEX products_preview_hash ON products USING btree (preview_hash) WHERE (preview_hash IS NOT NULL);
CREATE INDEX products_sale_ends ON products USING btree (shop_id, sale_ends_at) WHERE (sale_ends_at IS NOT NULL);
CREATE INDEX products_search ON products USING gin (search_terms) WITH (fastupdate=off);
CREATE INDEX products_shown ON products USING btree (shop_id, pinned DESC, "position" DESC, video_id DESC) WHERE ((NOT hidden) AND (gone_at IS NULL));
CREATE TRIGGER products_added_tallied AFTER INSERT ON products REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION tally_products_added();
CREATE TRIGGER products_asked BEFORE INSERT OR UPDATE ON products FOR EACH ROW WHEN ((new.title_unsure OR new.price_unsure OR (new.guess_ugx IS NOT NULL) OR (new.asked_caption IS NOT NULL))) EXECUTE FUNCTION keep_questions();
CREATE TRIGGER products_judged BEFORE UPDATE OF owner_title, owner_price_set, owner_price_ugx, owner_old_price_set, owner_old_price_ugx, owner_tags, owner_sizes, owner_availability ON products FOR EACH ROW WHEN (((new.added_by <> 'hand'::text) AND (NOT new.split_off))) EXECUTE FUNCTION judge_reading();
CREATE TRIGGER products_priced BEFORE UPDATE OF owner_price_set, owner_price_ugx, imported_price_ugx, sale_price_ugx, sale_ends_at, hidden_by_owner, hidden_after_report_of, gone_at ON products FOR EACH ROW EXECUTE FUNCTION keep_price_times();
CREATE TRIGGER products_removed_tallied AFTER DELETE ON products REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION tally_products_removed();
CREATE TRIGGER products_stock_changed AFTER UPDATE OF owner_availability, imported_availability ON products FOR EACH ROW WHEN ((old.availability <> new.availability)) EXECUTE FUNCTION follow_back_asks();

create table rate_limits (
  key character varying(255) not null,
  points integer not null default 0,
  expire bigint,
  constraint rate_limits_pkey PRIMARY KEY (key)
);
CREATE INDEX rate_limits_expire ON rate_limits USING btree (expire);

create table recent_reports (
  report_hash bytea not null,
  reported_at timestamp with time zone not null,
  report_id uuid,
  constraint recent_reports_pkey PRIMARY KEY (report_hash)
);
CREATE INDEX recent_reports_age ON recent_reports USING btree (reported_at);

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
CREATE INDEX refresh_tokens_age ON refresh_tokens USING btree (expires_at);
CREATE INDEX refresh_tokens_of_session ON refresh_tokens USING btree (session_id, issued_at DESC);

create table renewal_reminders (
  shop_id uuid not null,
  period_ends_at timestamp with time zone not null,
  days_before smallint not null,
  attempts smallint not null,
  claimed_at timestamp with time zone not null,
  outcome text,
  constraint renewal_reminders_pkey PRIMARY KEY (shop_id, period_ends_at, days_before),
  constraint renewal_reminders_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES subscriptions(shop_id) ON DELETE CASCADE,
  constraint renewal_reminders_days_before_check CHECK ((days_before = ANY (ARRAY[0, 1, 3]))),
  constraint renewal_reminders_outcome_check CHECK ((outcome = ANY (ARRAY['sent'::text, 'not_sent'::text, 'unknown'::text])))
);
CREATE INDEX renewal_reminders_old ON renewal_reminders USING btree (period_ends_at);

create table report_notes (
  shop_id uuid not null,
  report_id uuid not null,
  note_id uuid not null,
  admin_id uuid not null,
  text text not null,
  created_at timestamp with time zone not null,
  constraint report_notes_pkey PRIMARY KEY (shop_id, report_id, note_id),
  constraint report_notes_shop_id_report_id_fkey FOREIGN KEY (shop_id, report_id) REFERENCES reports(shop_id, report_id) ON DELETE CASCADE
);

create table reports (
  shop_id uuid not null,
  report_id uuid not null,
  video_id text,
  reason text not null,
  details text,
  state text not null default 'new'::text,
  created_at timestamp with time zone not null,
  changed_at timestamp with time zone,
  report_count integer not null default 1,
  review_id uuid,
  constraint reports_pkey PRIMARY KEY (shop_id, report_id),
  constraint reports_report_count_check CHECK ((report_count > 0)),
  constraint reports_state_check CHECK ((state = ANY (ARRAY['new'::text, 'in_work'::text, 'resolved'::text, 'dismissed'::text])))
);
CREATE UNIQUE INDEX reports_by_id ON reports USING btree (report_id);
CREATE INDEX reports_of_shop ON reports USING btree (shop_id, created_at DESC);
CREATE INDEX reports_open ON reports USING btree (created_at, report_id) WHERE (state = ANY (ARRAY['new'::text, 'in_work'::text]));
CREATE INDEX reports_settled ON reports USING btree (state, changed_at, report_id) WHERE (state = ANY (ARRAY['resolved'::text, 'dismissed'::text]));
CREATE TRIGGER reports_of_reviews_tallied AFTER INSERT ON reports FOR EACH ROW WHEN ((new.review_id IS NOT NULL)) EXECUTE FUNCTION tally_reported_review();

create table request_gaps (
  host text not null,
  free_at timestamp with time zone not null,
  constraint request_gaps_pkey PRIMARY KEY (host)
);

create table reviews (
  shop_id uuid not null,
  order_id uuid not null,
  review_id uuid not null,
  ordered_at timestamp with time zone not null,
  stars smallint,
  good text[] not null default '{}'::text[],
  text text,
  written_at timestamp with time zone not null,
  changed_at timestamp with time zone,
  answer text,
  answered_at timestamp with time zone,
  hidden_at timestamp with time zone,
  browser_hash bytea,
  network_hash bytea,
  counts boolean not null,
  deleted_at timestamp with time zone,
  constraint reviews_pkey PRIMARY KEY (shop_id, order_id),
  constraint reviews_review_id_key UNIQUE (review_id),
  constraint reviews_shop_id_order_id_fkey FOREIGN KEY (shop_id, order_id) REFERENCES orders(shop_id, order_id) ON DELETE CASCADE,
  constraint reviews_check CHECK (((stars IS NULL) = (deleted_at IS NOT NULL))),
  constraint reviews_stars_check CHECK (((stars >= 1) AND (stars <= 5)))
);
CREATE INDEX reviews_of_shop ON reviews USING btree (shop_id, written_at DESC, review_id DESC);
CREATE INDEX reviews_with_network ON reviews USING btree (written_at) WHERE (network_hash IS NOT NULL);
CREATE TRIGGER reviews_rated_added AFTER INSERT ON reviews REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION rate_changed_shops();
CREATE TRIGGER reviews_rated_changed AFTER UPDATE ON reviews REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION rate_changed_shops();
CREATE TRIGGER reviews_rated_removed AFTER DELETE ON reviews REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION rate_changed_shops();
CREATE TRIGGER reviews_tallied_added AFTER INSERT ON reviews REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION tally_reviews_added();
CREATE TRIGGER reviews_tallied_changed AFTER UPDATE ON reviews REFERENCING OLD TABLE AS before_change NEW TABLE AS after_change FOR EACH STATEMENT EXECUTE FUNCTION tally_reviews_changed();
CREATE TRIGGER reviews_tallied_removed AFTER DELETE ON reviews REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION tally_reviews_removed();

create table sales (
  shop_id uuid not null,
  sale_id uuid not null,
  video_id text not null,
  price_ugx bigint,
  sold_at timestamp with time zone not null,
  order_id uuid,
  constraint sales_pkey PRIMARY KEY (shop_id, sale_id),
  constraint sales_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(shop_id) ON DELETE CASCADE,
  constraint sales_price_ugx_check CHECK (((price_ugx >= 100) AND (price_ugx <= '10000000000'::bigint))),
  constraint sales_video_id_check CHECK ((video_id ~ '^([0-9]{5,25}(-([2-9]|[1-9][0-9]{1,3}))?|p[a-z0-9]{12})$'::text))
);
CREATE INDEX sales_by_product ON sales USING btree (shop_id, video_id);
CREATE INDEX sales_by_time ON sales USING btree (shop_id, sold_at);
CREATE INDEX sales_of_order ON sales USING btree (shop_id, order_id) WHERE (order_id IS NOT NULL);

create table seen_posts (
  shop_id uuid not null,
  video_id text not null,
  content_hash text not null,
  has_track boolean not null,
  seen_at timestamp with time zone not null default now(),
  checked_at timestamp with time zone not null default now(),
  gone_since timestamp with time zone,
  gone_source text,
  source text,
  head_hash text,
  other_hashes jsonb,
  caption text,
  constraint seen_posts_pkey PRIMARY KEY (shop_id, video_id),
  constraint seen_posts_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(shop_id) ON DELETE CASCADE
);

create table seller_directory (
  user_id uuid not null,
  created_at timestamp with time zone not null,
  status_until timestamp with time zone,
  trial_ends_at timestamp with time zone,
  subscription_ends_at timestamp with time zone,
  complimentary_ends_at timestamp with time zone,
  suspended_at timestamp with time zone,
  follower_count bigint not null,
  is_verified boolean not null,
  status text not null,
  handle text not null,
  phone_number text,
  search_text text not null,
  detached_at timestamp with time zone,
  constraint seller_directory_pkey PRIMARY KEY (user_id),
  constraint seller_directory_handle_check CHECK ((handle ~ '^[a-z0-9_.]{2,24}$'::text)),
  constraint seller_directory_status_check CHECK ((status = ANY (ARRAY['trial'::text, 'paid'::text, 'active'::text, 'expired'::text, 'pending'::text])))
);
CREATE INDEX seller_directory_created ON seller_directory USING btree (created_at, user_id) INCLUDE (search_text);
CREATE INDEX seller_directory_due ON seller_directory USING btree (status_until) WHERE (status_until IS NOT NULL);
CREATE INDEX seller_directory_handle ON seller_directory USING btree (handle, user_id) INCLUDE (search_text, created_at, status);
CREATE INDEX seller_directory_search ON seller_directory USING gin (search_text gin_trgm_ops) WITH (fastupdate=off);
CREATE INDEX seller_directory_status_created ON seller_directory USING btree (status, created_at, user_id) INCLUDE (search_text);
CREATE INDEX seller_directory_status_handle ON seller_directory USING btree (status, handle, user_id) INCLUDE (search_text, created_at);
CREATE TRIGGER seller_directory_added AFTER INSERT ON seller_directory REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION seller_directory_counted();
CREATE TRIGGER seller_directory_changed AFTER UPDATE ON seller_directory REFERENCING OLD TABLE AS before_change NEW TABLE AS after_change FOR EACH STATEMENT EXECUTE FUNCTION seller_directory_recounted();
CREATE TRIGGER seller_directory_removed AFTER DELETE ON seller_directory REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION seller_directory_uncounted();

create table seller_notes (
  account_id uuid not null,
  note_id uuid not null,
  admin_id uuid not null,
  text text not null,
  created_at timestamp with time zone not null,
  constraint seller_notes_pkey PRIMARY KEY (account_id, note_id),
  constraint seller_notes_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(account_id) ON DELETE CASCADE
);
CREATE INDEX seller_notes_by_time ON seller_notes USING btree (account_id, created_at DESC);

create table sessions (
  session_id uuid not null,
  account_id uuid not null,
  created_at timestamp with time zone not null default now(),
  last_used_at timestamp with time zone not null default now(),
  revoked_at timestamp with time zone,
  revoked_reason text,
  device text,
  constraint sessions_pkey PRIMARY KEY (session_id),
  constraint sessions_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(account_id) ON DELETE CASCADE
);
CREATE INDEX sessions_age ON sessions USING btree (last_used_at);
CREATE INDEX sessions_of_account ON sessions USING btree (account_id, created_at DESC);

create table settings (
  key text not null,
  value jsonb not null,
  updated_at timestamp with time zone not null default now(),
  constraint settings_pkey PRIMARY KEY (key)
);

create table shop_facts (
  shop_id uuid not null,
  zones jsonb not null default '[]'::jsonb,
  free_over_ugx bigint,
  place text,
  landmark text,
  pay_on_delivery boolean,
  returns text,
  legal_name text,
  registration text,
  hours jsonb,
  closed_until date,
  money_name text,
  money_code text,
  money_stated_at timestamp with time zone,
  money_new_until timestamp with time zone,
  announcement text,
  announcement_ends_at timestamp with time zone,
  constraint shop_facts_pkey PRIMARY KEY (shop_id),
  constraint shop_facts_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(shop_id) ON DELETE CASCADE,
  constraint shop_facts_check CHECK (((money_name IS NOT NULL) OR (money_code IS NULL))),
  constraint shop_facts_check1 CHECK (((announcement IS NULL) = (announcement_ends_at IS NULL))),
  constraint shop_facts_free_over_ugx_check CHECK ((free_over_ugx > 0))
);

create table shops (
  shop_id uuid not null,
  handle text,
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
  owner_display_name text,
  suspended_at timestamp with time zone,
  suspended_message text,
  detached_handle text,
  detached_at timestamp with time zone,
  handle_check text,
  orders_from timestamp with time zone,
  sales_at text not null default 'received'::text,
  reviews_count integer not null default 0,
  reviews_counted integer not null default 0,
  reviews_average numeric(2,1),
  banner_hash text,
  banner_design text,
  banner_placeholder text,
  constraint shops_pkey PRIMARY KEY (shop_id),
  constraint shops_handle_key UNIQUE (handle),
  constraint shops_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES accounts(account_id) ON DELETE CASCADE,
  constraint shops_address_check CHECK ((((handle IS NULL) = (detached_handle IS NOT NULL)) AND ((detached_handle IS NULL) = (detached_at IS NULL)))),
  constraint shops_detached_handle_check CHECK ((detached_handle ~ '^[a-z0-9_.]{2,24}$'::text)),
  constraint shops_handle_check CHECK ((handle ~ '^[a-z0-9_.]{2,24}$'::text)),
  constraint shops_handle_check_check CHECK ((handle_check = ANY (ARRAY['waiting'::text, 'not_found'::text]))),
  constraint shops_sales_at_check CHECK ((sales_at = ANY (ARRAY['received'::text, 'paid'::text]))),
  constraint shops_suspension_check CHECK (((suspended_at IS NULL) = (suspended_message IS NULL)))
);
CREATE INDEX shops_banner_hash ON shops USING btree (banner_hash) WHERE (banner_hash IS NOT NULL);
CREATE INDEX shops_by_name ON shops USING gin (shop_search_text(owner_display_name, display_name) gin_trgm_ops) WITH (fastupdate=off);
CREATE INDEX shops_photo_hash ON shops USING btree (photo_hash) WHERE (photo_hash IS NOT NULL);
CREATE INDEX shops_preview_hash ON shops USING btree (preview_hash) WHERE (preview_hash IS NOT NULL);
CREATE INDEX shops_tiktok_user ON shops USING btree (tiktok_user_id);
CREATE TRIGGER shops_listed AFTER INSERT ON shops FOR EACH ROW EXECUTE FUNCTION list_seller_of_shop();
CREATE TRIGGER shops_listed_anew AFTER UPDATE ON shops FOR EACH ROW WHEN (((old.handle IS DISTINCT FROM new.handle) OR (old.follower_count <> new.follower_count) OR (old.is_verified <> new.is_verified) OR (old.suspended_at IS DISTINCT FROM new.suspended_at))) EXECUTE FUNCTION list_seller_of_shop();
CREATE TRIGGER shops_rated AFTER UPDATE OF orders_from ON shops FOR EACH ROW WHEN ((old.orders_from IS DISTINCT FROM new.orders_from)) EXECUTE FUNCTION rate_taken_over_shop();
CREATE TRIGGER shops_reports_deleted AFTER DELETE ON shops FOR EACH ROW EXECUTE FUNCTION delete_reports_of_shop();
CREATE TRIGGER shops_unlisted AFTER DELETE ON shops FOR EACH ROW EXECUTE FUNCTION unlist_seller();

create table source_canaries (
  door text not null,
  handle text not null,
  read_at timestamp with time zone not null,
  outcome text not null,
  post_id text,
  shape text,
  shape_seen_at timestamp with time zone,
  in_row integer not null default 0,
  constraint source_canaries_pkey PRIMARY KEY (door, handle),
  constraint source_canaries_check CHECK (((shape IS NULL) = (shape_seen_at IS NULL))),
  constraint source_canaries_shape_check CHECK ((shape = ANY (ARRAY['known'::text, 'changed'::text])))
);

create table source_doors_out (
  door text not null,
  since timestamp with time zone not null,
  reason text not null,
  constraint source_doors_out_pkey PRIMARY KEY (door),
  constraint source_doors_out_reason_check CHECK ((reason = ANY (ARRAY['canaries'::text, 'canary_and_reads'::text, 'reads'::text])))
);

create table source_reads (
  began_at timestamp with time zone not null,
  door text not null,
  outcome text not null,
  count integer not null,
  constraint source_reads_pkey PRIMARY KEY (began_at, door, outcome),
  constraint source_reads_count_check CHECK ((count > 0))
);

create table subscriptions (
  shop_id uuid not null,
  trial_started_at timestamp with time zone not null,
  trial_ends_at timestamp with time zone not null,
  subscription_ends_at timestamp with time zone,
  complimentary_ends_at timestamp with time zone,
  had_trial_before boolean not null default false,
  constraint subscriptions_pkey PRIMARY KEY (shop_id),
  constraint subscriptions_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES accounts(account_id) ON DELETE CASCADE
);
CREATE INDEX subscriptions_paid_end ON subscriptions USING btree (subscription_ends_at) WHERE (subscription_ends_at IS NOT NULL);
CREATE INDEX subscriptions_trial_end ON subscriptions USING btree (trial_ends_at) INCLUDE (subscription_ends_at);
CREATE TRIGGER subscriptions_listed AFTER INSERT ON subscriptions FOR EACH ROW EXECUTE FUNCTION list_seller_of_shop();
CREATE TRIGGER subscriptions_listed_anew AFTER UPDATE ON subscriptions FOR EACH ROW WHEN (((old.trial_ends_at <> new.trial_ends_at) OR (old.subscription_ends_at IS DISTINCT FROM new.subscription_ends_at) OR (old.complimentary_ends_at IS DISTINCT FROM new.complimentary_ends_at))) EXECUTE FUNCTION list_seller_of_shop();
CREATE TRIGGER subscriptions_unlisted AFTER DELETE ON subscriptions FOR EACH ROW EXECUTE FUNCTION unlist_seller();

create table tallies (
  name text not null,
  day date not null,
  count bigint not null,
  constraint tallies_pkey PRIMARY KEY (day, name)
);

create table tally_changes (
  name text not null,
  day date not null,
  change bigint not null
);

create table tiktok_connections (
  account_id uuid not null,
  open_id text not null,
  scopes text not null,
  connected_at timestamp with time zone not null,
  access_token text,
  access_expires_at timestamp with time zone,
  refresh_token text,
  refresh_expires_at timestamp with time zone,
  renewing_until timestamp with time zone,
  lost_at timestamp with time zone,
  lost_reason text,
  proof_session_id uuid,
  proof_until timestamp with time zone,
  constraint tiktok_connections_pkey PRIMARY KEY (account_id),
  constraint tiktok_connections_open_id_key UNIQUE (open_id),
  constraint tiktok_connections_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(account_id) ON DELETE CASCADE,
  constraint tiktok_connections_check CHECK (((access_token IS NULL) = (refresh_token IS NULL))),
  constraint tiktok_connections_check1 CHECK (((access_token IS NULL) = (lost_at IS NOT NULL))),
  constraint tiktok_connections_check2 CHECK (((lost_at IS NULL) = (lost_reason IS NULL)))
);

create table tiktok_sign_ins (
  state_hash bytea not null,
  intent text not null,
  account_id uuid,
  return_path text,
  expires_at timestamp with time zone not null,
  result_hash bytea,
  sealed text,
  ended_at timestamp with time zone,
  constraint tiktok_sign_ins_pkey PRIMARY KEY (state_hash),
  constraint tiktok_sign_ins_result_hash_key UNIQUE (result_hash),
  constraint tiktok_sign_ins_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(account_id) ON DELETE CASCADE,
  constraint tiktok_sign_ins_check CHECK (((intent = 'link'::text) = (account_id IS NOT NULL))),
  constraint tiktok_sign_ins_intent_check CHECK ((intent = ANY (ARRAY['signin'::text, 'signup'::text, 'link'::text])))
);
CREATE INDEX tiktok_sign_ins_account ON tiktok_sign_ins USING btree (account_id) WHERE (account_id IS NOT NULL);
CREATE INDEX tiktok_sign_ins_old ON tiktok_sign_ins USING btree (expires_at);

create table total_counts (
  shop_id uuid not null,
  video_id text not null default ''::text,
  kind text not null,
  count bigint not null,
  constraint total_counts_pkey PRIMARY KEY (shop_id, video_id, kind),
  constraint total_counts_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(shop_id) ON DELETE CASCADE,
  constraint total_counts_kind_check CHECK ((kind = ANY (ARRAY['view'::text, 'whatsapp'::text, 'tiktok'::text])))
);

create table unused_pictures (
  hash text not null,
  noted_at timestamp with time zone not null,
  removed_at timestamp with time zone,
  constraint unused_pictures_pkey PRIMARY KEY (hash)
);

create table uploaded_photos (
  shop_id uuid not null,
  photo_id uuid not null,
  hash text not null,
  width integer not null,
  height integer not null,
  placeholder text not null,
  thumbhash text not null,
  uploaded_at timestamp with time zone not null,
  constraint uploaded_photos_pkey PRIMARY KEY (shop_id, photo_id),
  constraint uploaded_photos_shop_id_hash_key UNIQUE (shop_id, hash),
  constraint uploaded_photos_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(shop_id) ON DELETE CASCADE
);
CREATE INDEX uploaded_photos_age ON uploaded_photos USING btree (uploaded_at);
CREATE INDEX uploaded_photos_hash ON uploaded_photos USING btree (hash);
