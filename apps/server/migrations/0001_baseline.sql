-- All tables of the first release, by slice: platform, accounts, billing, catalog, ingestion, analytics, admin. Then what the database
-- keeps by itself (functions and triggers, by subject), and the rows that a service needs to begin with.

-- Searches for a part of a word: administrators find sellers, payments and reasons by it.
create extension if not exists pg_trgm;


-- platform

-- The answer is kept encrypted, because it can hold tokens. scope is the account's id or 'anonymous'.
create table idempotency_keys (
  scope text not null,
  key text not null,
  request_hash bytea not null,
  answer text,
  status integer,
  created_at timestamptz not null default now(),
  primary key (scope, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);

-- Counters of rate-limiter-flexible (its layout: key, points, expire in ms).
create table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limits_expire on rate_limits (expire);

-- Daily budgets of what lies outside, shared by all workers.
create table daily_budgets (
  name text not null,
  day date not null,
  used integer not null default 0,
  primary key (name, day)
);

create table settings (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now()
);


-- accounts

-- One account owns one shop and shares its id; the handle stands in shops only.
create table accounts (
  account_id uuid primary key,
  password_hash text,
  login_phone text unique,
  bio_code text not null,
  confirmed_at timestamptz,
  created_at timestamptz not null default now(),
  last_login_at timestamptz,
  whatsapp_number text,
  whatsapp_changed_at timestamptz,
  -- Buyers are told until then that the WhatsApp contact is new.
  contact_new_until timestamptz,
  -- The owner asked for the deletion and may take it back until then.
  deletion_due_at timestamptz,
  -- An account belongs to the TikTok id that proved it; the handle is only its present address.
  proven_tiktok_id text unique,
  -- Buyers may call the number, which they can otherwise only write to.
  calls_allowed boolean not null default false,
  renewal_sms boolean not null default true
);
create index accounts_deletion_due on accounts (deletion_due_at) where deletion_due_at is not null;

create table sessions (
  session_id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  revoked_at timestamptz,
  revoked_reason text,
  -- The browser in words ("Chrome on Android"), so that an owner can tell the sessions apart.
  device text
);
create index sessions_of_account on sessions (account_id, created_at desc);

-- Only hashes: a stolen dump lets no thief sign in. A family is one session.
-- If successor_id is set and the successor was used, using this token again revokes the family.
create table refresh_tokens (
  token_id uuid primary key,
  session_id uuid not null references sessions on delete cascade,
  token_hash bytea not null unique,
  issued_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  successor_id uuid,
  void_at timestamptz
);
create index refresh_tokens_of_session on refresh_tokens (session_id, issued_at desc);

-- What happened to an account, for its owner and for support. Only added to; ids and counts, no handles or numbers.
create table account_events (
  account_id uuid not null references accounts on delete cascade,
  event_id uuid not null,
  kind text not null,
  happened_at timestamptz not null,
  details jsonb not null default '{}',
  primary key (account_id, event_id)
);
create index account_events_by_time on account_events (account_id, happened_at);

-- A visitor without a session says that a handle is theirs, and gets it by putting the code into its TikTok bio. Only the claim's hash
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

-- What a number has had, known here or not. The row is locked while a code is made or tried, so that tries at once are counted one
-- after the other. number_hash is keyed: the table tells no one's number. A new code resets none of these.
create table code_numbers (
  number_hash bytea primary key,
  last_sent_at timestamptz,
  sent_since timestamptz,
  sent_count integer not null default 0,
  wrong_since timestamptz,
  wrong_count integer not null default 0,
  used_at timestamptz not null
);
create index code_numbers_age on code_numbers (used_at);

-- The code that runs for a number and a purpose; a new one takes its place, a used one is deleted. code_hash is keyed and binds
-- number, purpose and account or handle.
create table phone_codes (
  number_hash bytea not null references code_numbers on delete cascade,
  purpose text not null check (purpose in ('sign_up', 'sign_in', 'recovery', 'login_phone', 'owner')),
  code_hash bytea not null,
  expires_at timestamptz not null,
  primary key (number_hash, purpose)
);

-- Sign-ups by phone whose code has not come back. They reserve nothing, neither number nor handle. profile is what TikTok said of the
-- handle. Administrators see them, and name them by signup_id.
create table phone_signups (
  phone text not null,
  handle text not null,
  profile jsonb not null,
  requested_at timestamptz not null,
  signup_id uuid not null default gen_random_uuid() unique,
  primary key (phone, handle)
);
create index phone_signups_age on phone_signups (requested_at);

-- TikTok accounts that sellers have connected. open_id is TikTok's name of its user for this installation; it is bound to an account
-- only after the numeric id was read that the account belongs to (accounts.proven_tiktok_id). Tokens are sealed; null once the consent
-- is over.
create table tiktok_connections (
  account_id uuid primary key references accounts on delete cascade,
  open_id text not null unique,
  scopes text not null,
  connected_at timestamptz not null,
  access_token text,
  access_expires_at timestamptz,
  refresh_token text,
  refresh_expires_at timestamptz,
  -- A process renews the tokens until then: TikTok takes a refresh token once.
  renewing_until timestamptz,
  lost_at timestamptz,
  lost_reason text,
  -- The session that came by way of TikTok last, and until when that counts as its owner's word.
  proof_session_id uuid,
  proof_until timestamptz,
  check ((access_token is null) = (refresh_token is null)),
  check ((access_token is null) = (lost_at is not null)),
  check ((lost_at is null) = (lost_reason is null))
);

-- Sign-ins under way, from the first tap until their page has what came of it. Ten minutes each way.
create table tiktok_sign_ins (
  state_hash bytea primary key,
  intent text not null check (intent in ('signin', 'signup', 'link')),
  -- The seller who began it, where a signed-in one connects.
  account_id uuid references accounts on delete cascade,
  return_path text,
  expires_at timestamptz not null,
  -- TikTok has sent the browser back; from then on it is known by another secret.
  result_hash bytea unique,
  -- What TikTok gave: a code first, tokens once it was exchanged. Null while it is being exchanged, and at the end.
  sealed text,
  ended_at timestamptz,
  check ((intent = 'link') = (account_id is not null))
);
create index tiktok_sign_ins_account on tiktok_sign_ins (account_id) where account_id is not null;
create index tiktok_sign_ins_old on tiktok_sign_ins (expires_at);

-- What outlives an account: whose suspension still holds, and who has had a trial. Hashes are keyed; nothing here names
-- the seller. The handle is null when the account had none, the TikTok id when TikTok never showed it.
create table deleted_accounts (
  account_id uuid primary key,
  handle_hash bytea,
  tiktok_id_hash bytea,
  deleted_at timestamptz not null,
  -- Until an administrator lifts it.
  suspended_at timestamptz,
  suspended_message text,
  -- Until then no other trial begins; null when the account had none.
  trial_kept_until timestamptz,
  check (handle_hash is not null or tiktok_id_hash is not null),
  check ((suspended_at is null) = (suspended_message is null))
);
create index deleted_accounts_handle on deleted_accounts (handle_hash);
create index deleted_accounts_tiktok_id on deleted_accounts (tiktok_id_hash);
create index deleted_accounts_suspended on deleted_accounts (deleted_at, account_id) where suspended_at is not null;
create index deleted_accounts_trial on deleted_accounts (trial_kept_until);


-- billing

-- Dates only; the status is computed from them at the moment of reading.
create table subscriptions (
  shop_id uuid primary key references accounts on delete cascade,
  trial_started_at timestamptz not null,
  trial_ends_at timestamptz not null,
  subscription_ends_at timestamptz,
  complimentary_ends_at timestamptz,
  -- The trial ended before it began: a deleted account with the same handle or TikTok id has had one.
  had_trial_before boolean not null default false
);
-- Of the trials that ended in a period, how many sellers have paid: one range of the index, without the table.
create index subscriptions_trial_end on subscriptions (trial_ends_at) include (subscription_ends_at);
create index subscriptions_paid_end on subscriptions (subscription_ends_at) where subscription_ends_at is not null;

-- Reminders by SMS that a paid period ends. A row is written before its message goes out, so none goes out twice; outcome is null until
-- the provider has answered, and for good where a process died in between. A message that was surely not sent may be tried again.
create table renewal_reminders (
  shop_id uuid not null references subscriptions on delete cascade,
  period_ends_at timestamptz not null,
  -- Which reminder: so many days before the last one. It goes out later where the service was down.
  days_before smallint not null check (days_before in (0, 1, 3)),
  attempts smallint not null,
  claimed_at timestamptz not null,
  outcome text check (outcome in ('sent', 'not_sent', 'unknown')),
  primary key (shop_id, period_ends_at, days_before)
);
create index renewal_reminders_old on renewal_reminders (period_ends_at);

-- One row per attempt to pay. A waiting payment whose lapses_at has passed counts as lapsed at reading, whatever is stored.
-- `failed`: the network said no. `unknown`: it did not say anything in time; the payment may still turn out paid.
create table payments (
  shop_id uuid not null references accounts on delete cascade,
  payment_id uuid not null,
  -- The seller's action; a repetition finds the payment that it made.
  idempotency_key text not null,
  provider text not null,
  status text not null check (status in ('pending', 'paid', 'refused', 'lapsed', 'failed', 'unknown')),
  amount_ugx bigint not null check (amount_ugx >= 0),
  months integer not null check (months between 1 and 120),
  -- What the payer names, typed by hand.
  reference text not null unique,
  created_at timestamptz not null,
  lapses_at timestamptz not null,
  paid_at timestamptz,
  period_starts_at timestamptz,
  period_ends_at timestamptz,
  refused_at timestamptz,
  refused_reason text,
  -- Of money that an administrator recorded: what the receipt said.
  receipt text,
  -- Begun before the shop's owner proved the handle, so not the owner's to see.
  from_former_holder boolean not null default false,
  primary key (shop_id, payment_id),
  unique (shop_id, idempotency_key),
  check ((status = 'paid') = (paid_at is not null and period_starts_at is not null and period_ends_at is not null)),
  constraint payments_refused_check
    check ((status in ('refused', 'failed')) = (refused_at is not null and refused_reason is not null))
);
create unique index payments_one_pending on payments (shop_id) where status = 'pending';
create index payments_of_shop on payments (shop_id, created_at desc);
create index payments_waiting on payments (lapses_at) where status = 'pending';
-- Providers know a payment by its id alone.
create unique index payments_by_id on payments (payment_id);
-- A receipt proves one payment only.
create unique index payments_of_receipt on payments (upper(receipt)) where receipt is not null and status = 'paid';
create index payments_by_receipt on payments (upper(receipt)) where receipt is not null;
-- What administrators decide about, and what was decided last.
create index payments_open on payments (created_at desc) where status in ('pending', 'lapsed', 'unknown');
create index payments_decided on payments ((coalesce(paid_at, refused_at)) desc, payment_id desc)
  where status in ('paid', 'refused', 'failed');

-- A reference or a receipt as it is compared: read out on the phone or typed from a statement, without spaces and dashes, in capitals.
create function payment_search_text(reference text, receipt text) returns text language sql immutable as $$
  select upper(regexp_replace(reference || '/' || coalesce(receipt, ''), '[\s-]', '', 'g'));
$$;
create index payments_search on payments using gin (payment_search_text(reference, receipt) gin_trgm_ops) with (fastupdate = off);

-- What happened to a payment and which period it brought, for good. A decision can be taken back, so a thing may happen twice to a
-- payment, though not at the same moment. No foreign key: the account may be deleted, what was paid stays on record (ids and amounts,
-- no names or numbers).
create table payment_ledger (
  shop_id uuid not null,
  payment_id uuid not null,
  entry text not null
    check (entry in ('started', 'paid', 'period_granted', 'refused', 'lapsed', 'taken_back', 'failed', 'unanswered')),
  provider text not null,
  reference text not null,
  amount_ugx bigint not null,
  actor text not null,
  reason text,
  period_starts_at timestamptz,
  period_ends_at timestamptz,
  recorded_at timestamptz not null,
  primary key (shop_id, payment_id, entry, recorded_at)
);
-- The books are compared by day and by names, the figures read a period: none of it reads all that was ever paid.
create index payment_ledger_by_time on payment_ledger (recorded_at);
create index payment_ledger_started on payment_ledger (payment_id) where entry = 'started';
create index payment_ledger_by_reference on payment_ledger (reference) where entry = 'started';

-- What a payment by mobile money has beside others: the wallet, and what its provider was asked and has answered.
-- asked_at is written before the call: a process that dies during it leaves a payment that is looked after.
create table mobile_payments (
  shop_id uuid not null,
  payment_id uuid not null,
  phone_number text not null,
  network text not null check (network in ('mtn', 'airtel')),
  asked_at timestamptz not null,
  -- The provider has said that it has the payment; until then it is asked again under the same id.
  accepted_at timestamptz,
  provider_reference text,
  redirect_url text,
  -- Why it failed, in one of our few words.
  failure text,
  -- When the provider is asked next; null when there is nothing more to ask.
  next_check_at timestamptz,
  -- What only a person can put right: money that is not the payment's, or no answer for a day.
  trouble text,
  primary key (shop_id, payment_id),
  foreign key (shop_id, payment_id) references payments on delete cascade
);
create index mobile_payments_due on mobile_payments (next_check_at) where next_check_at is not null;
create index mobile_payments_troubled on mobile_payments (asked_at) where trouble is not null;
create index mobile_payments_by_provider on mobile_payments (upper(provider_reference)) where provider_reference is not null;

-- What providers answered and called back, as it came, without keys and names; kept for 30 days.
create table payment_answers (
  shop_id uuid not null,
  payment_id uuid not null,
  answer_id uuid not null default gen_random_uuid(),
  provider text not null,
  request text not null check (request in ('ask', 'find', 'callback')),
  http_status integer,
  body text not null check (octet_length(body) <= 4096),
  received_at timestamptz not null,
  primary key (shop_id, payment_id, answer_id),
  foreign key (shop_id, payment_id) references payments on delete cascade
);
create index payment_answers_old on payment_answers (received_at);

-- What the last comparison of a day with its provider found: the night's are read in the morning.
create table payment_reconciliations (
  provider text not null,
  day date not null,
  compared_at timestamptz not null,
  -- How many payments differ; null when the provider did not list them.
  difference_count integer check (difference_count >= 0),
  -- When this day was first found to differ; null while it agrees.
  differs_since timestamptz,
  -- What was found, as administrators read it; null when nothing could be compared.
  result jsonb,
  primary key (provider, day),
  check ((difference_count is null) = (result is null))
);


-- catalog

create table shops (
  shop_id uuid primary key references accounts on delete cascade,
  handle text unique check (handle ~ '^[a-z0-9_.]{2,24}$'),
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
  created_at timestamptz not null default now(),
  -- TikTok's name and the owner's own stand side by side, as with products.
  owner_display_name text,
  -- A suspended shop is not shown and imports nothing; suspended_message is what its owner reads.
  suspended_at timestamptz,
  suspended_message text,
  -- Detached: another seller proved the handle, so the shop has no address. The lost one is kept for its owner and for support.
  detached_handle text check (detached_handle ~ '^[a-z0-9_.]{2,24}$'),
  detached_at timestamptz,
  -- Sign-ups go on while TikTok does not answer: 'waiting' until the first import has asked, 'not_found' when TikTok then does not know
  -- the handle. Null once TikTok has shown it; before, visitors do not see the shop.
  handle_check text check (handle_check in ('waiting', 'not_found')),
  constraint shops_suspension_check check ((suspended_at is null) = (suspended_message is null)),
  constraint shops_address_check check (
    (handle is null) = (detached_handle is not null) and (detached_handle is null) = (detached_at is null))
);
create index shops_photo_hash on shops (photo_hash) where photo_hash is not null;
create index shops_preview_hash on shops (preview_hash) where preview_hash is not null;
-- Shops by the id that an import read: another one of it is suspended, or has had a trial.
create index shops_tiktok_user on shops (tiktok_user_id);

-- Addresses that a shop gave up when its owner renamed on TikTok: they lead to the new one until another seller proves the old handle.
create table former_handles (
  handle text primary key,
  shop_id uuid not null references shops on delete cascade,
  renamed_at timestamptz not null
);
create index former_handles_of_shop on former_handles (shop_id);

-- What the import read and what the owner wrote stand side by side; the shown value is generated from both.
-- owner_*_set tells "the owner took the price away" from "the owner did not touch it".
-- A post may give several cards: the first has the post's id, further ones {post_id}-2, -3 … Cards of posts are never deleted one by
-- one, so the highest suffix of a post is the last one that was given.
create table products (
  shop_id uuid not null references shops on delete cascade,
  video_id text not null check (video_id ~ '^([0-9]{5,25}(-([2-9]|[1-9][0-9]{1,3}))?|p[a-z0-9]{12})$'),
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
  old_price_ugx bigint
    generated always as (case when owner_old_price_set then owner_old_price_ugx else imported_old_price_ugx end) stored,
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
  -- Made once when the pictures change: of each its key, size, colours and whether there is AVIF.
  thumbnails jsonb not null default '[]',
  preview_hash text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Hashes of the pictures in the owner's order; those that it does not name follow in the post's order.
  owner_picture_order text[],
  -- Made by hand by the seller who held the shop before its owner proved the handle: hidden until the owner shows it.
  from_former_holder boolean not null default false,
  -- What a caption says beyond title, price, sizes and tags. Null until the post is looked at, '' when nothing is left to say.
  imported_description text,
  -- '' when the owner took the description away.
  owner_description text,
  description text generated always as (nullif(coalesce(owner_description, imported_description), '')) stored,
  -- Null for a product made by hand.
  post_id text generated always as (substring(video_id from '^[0-9]+')) stored,
  -- Which of the caption's cards it is; null when the caption does not name it, and for a product made by hand.
  caption_place smallint check (caption_place between 1 and 12),
  -- Its owner made it of the post: it needs no card of the caption.
  split_off boolean not null default false,
  -- The card that shows it, by its owner's word: another one of the same post, which is joined into none itself.
  joined_into text,
  -- Why it is off the shop; the owner's hiding is apart.
  gone_reason text generated always as (case
    when gone_at is null then null
    when joined_into is not null then 'joined'
    when kind <> 'manual' and caption_place is null and not split_off then 'caption'
    else 'post' end) stored,
  -- What the reader of captions would not bet on: the price that it proposes while buyers see none.
  guess_ugx bigint check (guess_ugx between 100 and 10000000000),
  -- The caption in pieces, [{"text", "as"}], only while something of it is in question.
  asked_caption jsonb,
  -- What was counted of this product, each once: `asked:price`, `confirmed:title` …
  reading_verdicts text[] not null default '{}',
  needs_title boolean not null
    generated always as (owner_title is null and (title_unsure or imported_title is null)) stored,
  needs_price boolean not null
    generated always as (not owner_price_set and (price_unsure or imported_price_ugx is null)) stored,
  primary key (shop_id, video_id),
  unique (shop_id, number),
  constraint products_joined_into_check
    check (joined_into <> video_id and substring(joined_into from '^[0-9]+') = substring(video_id from '^[0-9]+')),
  constraint products_joined_is_off_check check (joined_into is null or gone_at is not null)
);
-- The visitors' list walks this index from its start: pinned first, newest first.
create index products_shown on products (shop_id, pinned desc, position desc, video_id desc) where not hidden and gone_at is null;
create index products_changed on products (shop_id, updated_at);
create index products_of_post on products (shop_id, post_id) where post_id is not null;
create index products_preview_hash on products (preview_hash) where preview_hash is not null;

-- hash is null until a picture is copied; a copy is wanted while copied_path differs from source_path.
-- Paths are addresses without their query, because TikTok gives each a new signature every time.
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

-- Photos that a seller sent and that no product shows yet; they wait for a day.
create table uploaded_photos (
  shop_id uuid not null references shops on delete cascade,
  photo_id uuid not null,
  hash text not null,
  width integer not null,
  height integer not null,
  placeholder text not null,
  thumbhash text not null,
  uploaded_at timestamptz not null,
  primary key (shop_id, photo_id),
  unique (shop_id, hash)
);
create index uploaded_photos_age on uploaded_photos (uploaded_at);
create index uploaded_photos_hash on uploaded_photos (hash);

-- Pictures of deleted shops. One whose content another shop shows, too, stays. removed_at: the files are gone; the row waits until an
-- import that began before can no longer bring the picture back.
create table unused_pictures (
  hash text primary key,
  noted_at timestamptz not null,
  removed_at timestamptz
);

-- One piece sold, as the seller says. A product made by hand may be deleted later; what it sold stays in the figures.
create table sales (
  shop_id uuid not null references shops on delete cascade,
  sale_id uuid not null,
  video_id text not null check (video_id ~ '^([0-9]{5,25}(-([2-9]|[1-9][0-9]{1,3}))?|p[a-z0-9]{12})$'),
  -- The product's price of that moment; null when it had none.
  price_ugx bigint check (price_ugx between 100 and 10000000000),
  sold_at timestamptz not null,
  primary key (shop_id, sale_id)
);
create index sales_by_time on sales (shop_id, sold_at);
create index sales_by_product on sales (shop_id, video_id);


-- ingestion

-- One row per shop: when to look next and what the last look brought. last_reason is null while all is well.
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
  stopped_reason text,
  -- How many posts the last look saw, so that its owner reads how many of them have #TRACK. Null before the first look.
  last_window integer check (last_window >= 0),
  -- When name, followers, tick and photo of the TikTok account were read last: a list of its posts does not say them.
  profile_read_at timestamptz
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
  -- Sources show one post differently: captions cut, other addresses of the cover. Which source showed what content_hash is made of, a
  -- hash of the first words, which agree, and the hashes of what the other sources showed of the same post since, by source.
  source text,
  head_hash text,
  other_hashes jsonb,
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
-- When an import went well for the last time, however many have failed since.
create index import_runs_succeeded on import_runs (finished_at desc) where outcome = 'success';

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

-- Runs of Apify's TikTok scraper: each costs money. A row is written before Apify is asked, so that a process that dies midway does not
-- buy the same twice.
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
  -- Null while it runs; else success, the reason of a failure, lost (it is not known what became of it) or gone (Apify keeps it no longer).
  outcome text,
  detail text,
  -- How many posts were read; null until they are.
  posts integer check (posts >= 0),
  -- In millionths of a US dollar; null where Apify has not said.
  cost_micro_usd bigint check (cost_micro_usd >= 0),
  check ((run_id is null) = (dataset_id is null)),
  check ((ended_at is null) = (outcome is null))
);
create unique index apify_runs_going_on on apify_runs (shop_id, need) where ended_at is null;
create index apify_runs_of_shop on apify_runs (shop_id, need, started_at);
create index apify_runs_recent on apify_runs (started_at);

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


-- analytics

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

-- Visitors of a page, as keyed hashes, kept for a day: a repeated visit within 30 minutes does not count.
create table recent_visits (
  shop_id uuid not null references shops on delete cascade,
  page text not null,
  visitor_hash bytea not null,
  counted_at timestamptz not null,
  primary key (shop_id, page, visitor_hash)
);
create index recent_visits_age on recent_visits (counted_at);


-- admin

-- Administrators are people of the operator, apart from sellers in everything. username: an e-mail address in lower case.
-- totp_secret: the second factor, sealed with a key from TOKEN_SECRET; it counts once totp_enabled_at is set. totp_last_step: no code
-- works twice.
create table admins (
  admin_id uuid primary key,
  username text not null unique,
  password_hash text not null,
  role text not null check (role in ('owner', 'support', 'viewer')),
  totp_secret bytea,
  totp_enabled_at timestamptz,
  totp_last_step bigint,
  created_at timestamptz not null,
  password_changed_at timestamptz not null,
  last_login_at timestamptz,
  disabled_at timestamptz,
  check (totp_enabled_at is null or totp_secret is not null)
);

-- The same two tables as sellers have, for the same rules of rotation; account_id is the administrator's.
create table admin_sessions (
  session_id uuid primary key,
  account_id uuid not null references admins on delete cascade,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  revoked_at timestamptz,
  revoked_reason text,
  device text
);
create index admin_sessions_of_admin on admin_sessions (account_id, created_at desc);

create table admin_refresh_tokens (
  token_id uuid primary key,
  session_id uuid not null references admin_sessions on delete cascade,
  token_hash bytea not null unique,
  issued_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  successor_id uuid,
  void_at timestamptz
);
create index admin_refresh_tokens_of_session on admin_refresh_tokens (session_id, issued_at desc);

-- Who did what, when, from where, for good. Ids only and no foreign keys, so that deleting an account needs no change here.
-- sequence, previous_hash and hash are the trigger's: a removed, changed or inserted row breaks the chain.
create table audit_log (
  sequence bigint primary key default 0,
  at timestamptz not null check (isfinite(at)),
  admin_id uuid,
  action text not null,
  subject_id uuid,
  address text,
  reason text,
  details jsonb not null default '{}' check (jsonb_typeof(details) = 'object'),
  previous_hash bytea not null default '',
  hash bytea not null default ''
);
create index audit_log_of_admin on audit_log (admin_id, sequence desc);
create index audit_log_of_subject on audit_log (subject_id, sequence desc);
create index audit_log_of_action on audit_log (action, sequence desc);
-- For a period of days; the order of entries is their sequence.
create index audit_log_by_time on audit_log (at);
-- Part of a reason, in any case: a million reasons are not read for it.
create index audit_log_reason on audit_log using gin (reason gin_trgm_ops) with (fastupdate = off);

-- What buyers report. Nothing of the buyer is kept. No foreign key: the open reports of a suspended shop outlive it.
create table reports (
  shop_id uuid not null,
  report_id uuid not null,
  video_id text,
  reason text not null,
  details text,
  state text not null default 'new' check (state in ('new', 'in_work', 'resolved', 'dismissed')),
  created_at timestamptz not null,
  changed_at timestamptz,
  -- Above a limit, reports of one shop from one network are counted on one row.
  report_count integer not null default 1 check (report_count > 0),
  primary key (shop_id, report_id)
);
create unique index reports_by_id on reports (report_id);
create index reports_open on reports (created_at, report_id) where state in ('new', 'in_work');
create index reports_settled on reports (state, changed_at, report_id) where state in ('resolved', 'dismissed');

create table report_notes (
  shop_id uuid not null,
  report_id uuid not null,
  note_id uuid not null,
  admin_id uuid not null,
  text text not null,
  created_at timestamptz not null,
  primary key (shop_id, report_id, note_id),
  foreign key (shop_id, report_id) references reports on delete cascade
);

-- Who reported what, as a keyed hash, kept for a day: the same visitor's second report of the same thing makes no second row.
create table recent_reports (
  report_hash bytea primary key,
  reported_at timestamptz not null,
  -- Of a network instead of a visitor: the report that counts what is above the limit.
  report_id uuid
);
create index recent_reports_age on recent_reports (reported_at);

-- Figures over all shops, kept as they happen: counting a million rows per reading would be a table scan. A change is a row of its own,
-- so that busy transactions never wait for one counter; a job folds changes into counts. A figure is count plus its changes, exact at
-- any moment. day: in Africa/Kampala; the figures of no day (how many there are) stand on 1970-01-01. A period of days is one range of
-- the key.
create table tallies (
  name text not null,
  day date not null,
  count bigint not null,
  primary key (day, name)
);
create table tally_changes (
  name text not null,
  day date not null,
  change bigint not null
);

-- What administrators list, sort, filter and search: one row for each seller and for each phone sign-up that waits for its code (user_id
-- is the sign-up's id then). Triggers keep it, and only columns that are shown wake them: what changes all the time costs nothing here.
-- status is right until status_until. '-infinity': no reader has looked at the dates with the service's clock yet; a trigger has no
-- other one.
create table seller_directory (
  user_id uuid primary key,
  created_at timestamptz not null,
  status_until timestamptz,
  trial_ends_at timestamptz,
  subscription_ends_at timestamptz,
  complimentary_ends_at timestamptz,
  suspended_at timestamptz,
  follower_count bigint not null,
  is_verified boolean not null,
  status text collate "C" not null check (status in ('trial', 'paid', 'active', 'expired', 'pending')),
  -- Of a detached seller: the handle that it lost.
  handle text collate "C" not null check (handle ~ '^[a-z0-9_.]{2,24}$'),
  phone_number text,
  search_text text collate "C" not null,
  detached_at timestamptz
);
-- The choice between walking an index and looking into the one for searches hangs on how often PostgreSQL thinks to find it.
alter table seller_directory alter column search_text set statistics 1000;
-- A page deep in the list, and one that is searched by walking, reads an index only; so does one of few handles that begin alike, in any
-- order.
create index seller_directory_created on seller_directory (created_at, user_id) include (search_text);
create index seller_directory_handle on seller_directory (handle, user_id) include (search_text, created_at, status);
create index seller_directory_status_created on seller_directory (status, created_at, user_id) include (search_text);
create index seller_directory_status_handle on seller_directory (status, handle, user_id) include (search_text, created_at);
create index seller_directory_search on seller_directory using gin (search_text gin_trgm_ops) with (fastupdate = off);
create index seller_directory_due on seller_directory (status_until) where status_until is not null;


-- Functions and triggers: the ledger and the audit log are append-only

create function refuse_change_of_ledger() returns trigger language plpgsql as $$
begin
  raise exception 'The table % is append-only.', tg_table_name;
end $$;
create trigger payment_ledger_rows_stay before update or delete on payment_ledger
  for each row execute function refuse_change_of_ledger();
create trigger payment_ledger_stays before truncate on payment_ledger
  for each statement execute function refuse_change_of_ledger();
create trigger audit_log_rows_stay before update or delete on audit_log
  for each row execute function refuse_change_of_ledger();
create trigger audit_log_stays before truncate on audit_log
  for each statement execute function refuse_change_of_ledger();

-- jsonb has one way to be written, so the same row has the same hash on every server. Instants as seconds since 1970: no time zone gets
-- in. Its names are looked up here and now, not at each later call.
create function audit_entry_hash(entry audit_log) returns bytea language sql stable
  return sha256(entry.previous_hash || convert_to(jsonb_build_array(
    entry.sequence, extract(epoch from entry.at), entry.admin_id, entry.action, entry.subject_id, entry.address, entry.reason, entry.details
  )::text, 'UTF8'));

-- One after the other until each transaction ends: the chain has no two ends. 7302 is this lock's number. What waited for it reads the
-- newest entry, because each statement of a volatile function does. The search path keeps out a temporary table of this name, which
-- would be found first.
create function chain_audit_entry() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  last record;
begin
  perform pg_advisory_xact_lock(7302);
  select a.sequence, a.hash into last from public.audit_log a order by a.sequence desc limit 1;
  new.sequence := coalesce(last.sequence, 0) + 1;
  new.previous_hash := coalesce(last.hash, ''::bytea);
  new.hash := public.audit_entry_hash(new);
  return new;
end $$;
create trigger audit_log_chain before insert on audit_log for each row execute function chain_audit_entry();

-- In every session, also one that plays the replica.
alter table audit_log enable always trigger audit_log_chain;
alter table audit_log enable always trigger audit_log_rows_stay;
alter table audit_log enable always trigger audit_log_stays;


-- Functions and triggers: reports go with their shop

-- But for the open ones of a suspended shop: the operator still decides about those.
create function delete_reports_of_shop() returns trigger language plpgsql as $$
begin
  delete from reports where shop_id = old.shop_id
    and (old.suspended_at is null or state not in ('new', 'in_work'));
  update reports set video_id = null where shop_id = old.shop_id;
  return null;
end
$$;
create trigger shops_reports_deleted after delete on shops for each row execute function delete_reports_of_shop();


-- Functions and triggers: figures over all shops

create function kampala_day(at timestamptz) returns date language sql immutable as $$
  select (at at time zone 'Africa/Kampala')::date;
$$;

-- Triggers run once per statement and take the time from the rows. What happened stays counted when its account is deleted.
create function tally_signups() returns trigger language plpgsql as $$
begin
  insert into tally_changes select 'signups', kampala_day(created_at), count(*) from added group by 2;
  return null;
end $$;
create trigger accounts_tallied after insert on accounts
  referencing new table as added for each statement execute function tally_signups();

create function tally_revenue() returns trigger language plpgsql as $$
begin
  insert into tally_changes
    select 'revenue_ugx', kampala_day(recorded_at), sum(case entry when 'paid' then amount_ugx else -amount_ugx end)
    from added where entry in ('paid', 'taken_back') group by 2;
  return null;
end $$;
create trigger payment_ledger_tallied after insert on payment_ledger
  referencing new table as added for each statement execute function tally_revenue();

create function tally_import_runs() returns trigger language plpgsql as $$
begin
  insert into tally_changes
    select 'import_runs', kampala_day(finished_at), count(*) from added group by 2
    union all
    select 'import_failed:' || coalesce(reason, 'unknown'), kampala_day(finished_at), count(*)
      from added where outcome <> 'success' group by 1, 2;
  return null;
end $$;
create trigger import_runs_tallied after insert on import_runs
  referencing new table as added for each statement execute function tally_import_runs();

-- A transaction that inserts or deletes a product holds its shop's row, so of two first products one is second. A shop that has no more
-- products than were just added had none: that reads as many index entries as there are new rows.
create function tally_products_added() returns trigger language plpgsql as $$
begin
  insert into tally_changes
    select 'products_imported', kampala_day(created_at), count(*) from added where added_by <> 'hand' group by 2
    union all
    select 'shops_with_products', date '1970-01-01', count(*)
      from (select shop_id, count(*) as rows from added group by shop_id) a
      where (select count(*) from (select 1 from products p where p.shop_id = a.shop_id limit a.rows + 1) found) = a.rows
      having count(*) > 0;
  return null;
end $$;
create trigger products_added_tallied after insert on products
  referencing new table as added for each statement execute function tally_products_added();

create function tally_products_removed() returns trigger language plpgsql as $$
begin
  insert into tally_changes
    select 'shops_with_products', date '1970-01-01', -count(*) from (select distinct shop_id from removed) r
      where not exists (select from products p where p.shop_id = r.shop_id)
      having count(*) > 0;
  return null;
end $$;
create trigger products_removed_tallied after delete on products
  referencing old table as removed for each statement execute function tally_products_removed();

-- Views of shops and of products together. Visits are written in batches, so these run once for many.
create function tally_visits_added() returns trigger language plpgsql as $$
begin
  insert into tally_changes
    select case kind when 'view' then 'views' else 'chats' end, day, sum(count)
    from added where kind in ('view', 'whatsapp') group by 1, 2;
  return null;
end $$;
create trigger daily_counts_added_tallied after insert on daily_counts
  referencing new table as added for each statement execute function tally_visits_added();

create function tally_visits_changed() returns trigger language plpgsql as $$
begin
  insert into tally_changes
    select case kind when 'view' then 'views' else 'chats' end, day, sum(count)
    from (select kind, day, count from after_change union all select kind, day, -count from before_change) c
    where kind in ('view', 'whatsapp') group by 1, 2 having sum(count) <> 0;
  return null;
end $$;
create trigger daily_counts_changed_tallied after update on daily_counts
  referencing old table as before_change new table as after_change for each statement execute function tally_visits_changed();


-- Functions and triggers: questions about captions, and what owners make of what was read

-- A question ends, whichever way its product was changed: hidden or gone, nothing is asked; answered, the caption goes. The guess stays
-- for an answer that is taken back.
create function keep_questions() returns trigger language plpgsql as $$
declare
  asked text[];
begin
  if new.hidden or new.gone_at is not null then
    new.title_unsure := false;
    new.price_unsure := false;
    new.guess_ugx := null;
  end if;
  asked := array_remove(array[
    case when new.title_unsure and new.owner_title is null then 'asked:title' end,
    case when new.price_unsure and not new.owner_price_set then 'asked:price' end], null);
  if asked = '{}' then
    new.asked_caption := null;
  end if;
  insert into tally_changes
    select 'reading_' || a, kampala_day(new.updated_at), 1 from unnest(asked) a where a <> all(new.reading_verdicts);
  new.reading_verdicts := new.reading_verdicts || array(select a from unnest(asked) a where a <> all(new.reading_verdicts));
  return new;
end $$;
create trigger products_asked before insert or update on products for each row
  when (new.title_unsure or new.price_unsure or new.guess_ugx is not null or new.asked_caption is not null)
  execute function keep_questions();

-- The owner's first word on each field counts, until it is taken back. Stock comes and goes, so an availability is a correction only
-- within a day, and for as long as it differs. What was split off of a post was not read from the caption: no word on it is counted.
create function judge_reading() returns trigger language plpgsql as $$
declare
  field record;
  known text;
begin
  for field in select * from (values
    ('title', new.owner_title is not null, new.owner_title = new.imported_title),
    ('price', new.owner_price_set, new.owner_price_ugx is not distinct from coalesce(new.guess_ugx, new.imported_price_ugx)),
    ('old_price', new.owner_old_price_set, new.owner_old_price_ugx is not distinct from new.imported_old_price_ugx),
    ('tags', new.owner_tags is not null, new.owner_tags @> new.imported_tags and new.owner_tags <@ new.imported_tags),
    ('sizes', new.owner_sizes is not null, new.owner_sizes @> new.imported_sizes and new.owner_sizes <@ new.imported_sizes),
    ('availability', new.owner_availability <> new.imported_availability, false)) f (name, is_said, is_same)
  loop
    select v into known from unnest(new.reading_verdicts) v where v in ('confirmed:' || field.name, 'corrected:' || field.name);
    if coalesce(field.is_said, false) = (known is not null) then continue; end if;
    if known is null then
      if field.name = 'availability' and new.updated_at >= new.created_at + interval '1 day' then continue; end if;
      known := case when field.is_same then 'confirmed:' else 'corrected:' end || field.name;
      new.reading_verdicts := new.reading_verdicts || known;
      insert into tally_changes values ('reading_' || known, kampala_day(new.updated_at), 1);
    else
      new.reading_verdicts := array_remove(new.reading_verdicts, known);
      insert into tally_changes values ('reading_' || known, kampala_day(new.updated_at), -1);
    end if;
  end loop;
  return new;
end $$;
create trigger products_judged before update of owner_title, owner_price_set, owner_price_ugx, owner_old_price_set, owner_old_price_ugx,
    owner_tags, owner_sizes, owner_availability on products for each row
  when (new.added_by <> 'hand' and not new.split_off) execute function judge_reading();


-- Functions and triggers: the administrators' list of sellers

-- For 72 hours after a paid period importing goes on: the status stays 'paid'. By way of UTC, because adding to a timestamptz could hang
-- on the session's time zone, and a function that does is not folded into the queries that call it.
create function grace_ends_at(subscription_ends_at timestamptz) returns timestamptz language sql immutable as $$
  select (subscription_ends_at at time zone 'UTC' + interval '72 hours') at time zone 'UTC';
$$;

-- The rule of billing/subscription-status.ts; a test holds both together.
create function seller_status(trial_ends_at timestamptz, subscription_ends_at timestamptz, complimentary_ends_at timestamptz, at timestamptz)
returns text language sql immutable as $$
  select case when subscription_ends_at > at then 'paid' when complimentary_ends_at > at then 'active' when trial_ends_at > at then 'trial'
    when grace_ends_at(subscription_ends_at) > at then 'paid' else 'expired' end;
$$;
-- When that status ends by itself; null: it does not. A paid period goes over into its grace where nothing else runs on after it.
create function seller_status_until(trial_ends_at timestamptz, subscription_ends_at timestamptz, complimentary_ends_at timestamptz, at timestamptz)
returns timestamptz language sql immutable as $$
  select case
    when subscription_ends_at > at and (complimentary_ends_at > subscription_ends_at or trial_ends_at > subscription_ends_at) then subscription_ends_at
    when subscription_ends_at > at then grace_ends_at(subscription_ends_at)
    when complimentary_ends_at > at then complimentary_ends_at
    when trial_ends_at > at then trial_ends_at
    when grace_ends_at(subscription_ends_at) > at then grace_ends_at(subscription_ends_at) end;
$$;

-- `:handle+256/0772123456+254722123456`, so that `:`, `+` and `/` are beginnings, and a number is found as people write it, too. Points
-- and lines of handles are capitals, because trigrams are made of letters and digits only, and no handle has capitals. Of numbers
-- nothing but digits stays.
create function seller_search_number(number text) returns text language sql immutable as $$
  select '+' || regexp_replace(regexp_replace(number, '[^0-9]', '', 'g'), '^256', '256/0');
$$;
create function seller_search_text(handle text, contact text, login_phone text) returns text language sql immutable as $$
  select ':' || translate(handle, '._', 'XV') || coalesce(seller_search_number(contact), '')
    || case when login_phone is distinct from contact then coalesce(seller_search_number(login_phone), '') else '' end;
$$;

-- The seller's row, or every seller's for null, as the tables have it now.
create function seller_directory_rows(wanted uuid, at timestamptz) returns setof seller_directory language sql stable as $$
  select a.account_id, a.created_at, seller_status_until(s.trial_ends_at, s.subscription_ends_at, s.complimentary_ends_at, at),
    s.trial_ends_at, s.subscription_ends_at, s.complimentary_ends_at, h.suspended_at, h.follower_count, h.is_verified,
    seller_status(s.trial_ends_at, s.subscription_ends_at, s.complimentary_ends_at, at), coalesce(h.handle, h.detached_handle),
    coalesce(a.whatsapp_number, a.login_phone),
    seller_search_text(coalesce(h.handle, h.detached_handle), a.whatsapp_number, a.login_phone), h.detached_at
  from accounts a join shops h on h.shop_id = a.account_id join subscriptions s on s.shop_id = a.account_id
  where wanted is null or a.account_id = wanted;
$$;

-- Held first, and read by the next statement: what another transaction has just put on the list is not written over with what was there
-- before it.
create function list_seller(seller uuid) returns void language plpgsql as $$
begin
  perform from seller_directory where user_id = seller for update;
  insert into seller_directory (user_id, created_at, status_until, trial_ends_at, subscription_ends_at, complimentary_ends_at,
      suspended_at, follower_count, is_verified, status, handle, phone_number, search_text, detached_at)
    select user_id, created_at, '-infinity', trial_ends_at, subscription_ends_at, complimentary_ends_at,
      suspended_at, follower_count, is_verified, status, handle, phone_number, search_text, detached_at
    from seller_directory_rows(seller, now())
  on conflict (user_id) do update set status_until = '-infinity', trial_ends_at = excluded.trial_ends_at,
    subscription_ends_at = excluded.subscription_ends_at, complimentary_ends_at = excluded.complimentary_ends_at,
    suspended_at = excluded.suspended_at, follower_count = excluded.follower_count, is_verified = excluded.is_verified,
    handle = excluded.handle, phone_number = excluded.phone_number, search_text = excluded.search_text, detached_at = excluded.detached_at;
end $$;

create function list_seller_of_account() returns trigger language plpgsql as $$
begin
  perform list_seller(new.account_id);
  return null;
end $$;
create function list_seller_of_shop() returns trigger language plpgsql as $$
begin
  perform list_seller(new.shop_id);
  return null;
end $$;
create function unlist_seller() returns trigger language plpgsql as $$
begin
  delete from seller_directory where user_id = old.shop_id;
  return null;
end $$;

-- At the end of the transaction: what changes an account goes on to its shop, and what has a shop's row waits for the list's. An import
-- and a change of the number at once would wait for each other in a circle.
create constraint trigger accounts_listed after update on accounts deferrable initially deferred for each row
  when (old.login_phone is distinct from new.login_phone or old.whatsapp_number is distinct from new.whatsapp_number)
  execute function list_seller_of_account();
-- A shop and its subscription come after their account, in either order.
create trigger shops_listed after insert on shops for each row execute function list_seller_of_shop();
create trigger shops_listed_anew after update on shops for each row
  when (old.handle is distinct from new.handle or old.follower_count <> new.follower_count or old.is_verified <> new.is_verified
    or old.suspended_at is distinct from new.suspended_at)
  execute function list_seller_of_shop();
create trigger shops_unlisted after delete on shops for each row execute function unlist_seller();
create trigger subscriptions_listed after insert on subscriptions for each row execute function list_seller_of_shop();
create trigger subscriptions_listed_anew after update on subscriptions for each row
  when (old.trial_ends_at <> new.trial_ends_at or old.subscription_ends_at is distinct from new.subscription_ends_at
    or old.complimentary_ends_at is distinct from new.complimentary_ends_at)
  execute function list_seller_of_shop();
create trigger subscriptions_unlisted after delete on subscriptions for each row execute function unlist_seller();

-- A sign-up lapses 24 hours after its code was asked for.
create function list_phone_signup() returns trigger language plpgsql as $$
begin
  insert into seller_directory (user_id, created_at, status_until, follower_count, is_verified, status, handle, phone_number, search_text)
    values (new.signup_id, new.requested_at, new.requested_at + interval '24 hours', 0, false, 'pending', new.handle, new.phone,
      seller_search_text(new.handle, new.phone, null))
  on conflict (user_id) do update set created_at = excluded.created_at, status_until = excluded.status_until,
    phone_number = excluded.phone_number, search_text = excluded.search_text;
  return null;
end $$;
create function unlist_phone_signup() returns trigger language plpgsql as $$
begin
  delete from seller_directory where user_id = old.signup_id;
  return null;
end $$;
create trigger phone_signups_listed after insert or update on phone_signups for each row execute function list_phone_signup();
create trigger phone_signups_unlisted after delete on phone_signups for each row execute function unlist_phone_signup();

-- Makes the whole list again, where rows were written while the triggers were off.
create function rebuild_seller_directory(at timestamptz) returns void language plpgsql as $$
begin
  delete from seller_directory;
  insert into seller_directory select * from seller_directory_rows(null, at);
  insert into seller_directory (user_id, created_at, status_until, follower_count, is_verified, status, handle, phone_number, search_text)
    select signup_id, requested_at, requested_at + interval '24 hours', 0, false, 'pending', handle, phone, seller_search_text(handle, phone, null)
    from phone_signups where requested_at + interval '24 hours' > at;
end $$;

-- How many sellers there are in each status, and how many of today's were made on which day (a sign-up that waits is none yet).
create function seller_directory_counted() returns trigger language plpgsql as $$
begin
  insert into tally_changes
    select 'sellers_' || status, date '1970-01-01', count(*) from added group by status
    union all
    select 'sellers_created', kampala_day(created_at), count(*) from added where status <> 'pending' group by 2;
  return null;
end $$;
create trigger seller_directory_added after insert on seller_directory
  referencing new table as added for each statement execute function seller_directory_counted();

create function seller_directory_uncounted() returns trigger language plpgsql as $$
begin
  insert into tally_changes
    select 'sellers_' || status, date '1970-01-01', -count(*) from removed group by status
    union all
    select 'sellers_created', kampala_day(created_at), -count(*) from removed where status <> 'pending' group by 2;
  return null;
end $$;
create trigger seller_directory_removed after delete on seller_directory
  referencing old table as removed for each statement execute function seller_directory_uncounted();

create function seller_directory_recounted() returns trigger language plpgsql as $$
begin
  insert into tally_changes
    select 'sellers_' || status, date '1970-01-01', sum(change)
    from (select status, 1 as change from after_change union all select status, -1 from before_change) c
    group by status having sum(change) <> 0;
  return null;
end $$;
create trigger seller_directory_changed after update on seller_directory
  referencing old table as before_change new table as after_change for each statement execute function seller_directory_recounted();


-- Rows that a service begins with

insert into settings (key, value) values ('price_ugx', '10000'), ('trial_days', '7');
insert into tallies (name, day, count) values ('shops_with_products', '1970-01-01', 0);
