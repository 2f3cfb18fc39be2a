import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

// The typed mirror of migrations/*.sql; a test compares it with the database column by column.

type Instant = ColumnType<Date, Date | string, Date | string>;
type DefaultedInstant = ColumnType<Date, Date | string | undefined, Date | string>;
type NullableInstant = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
/** Written as `YYYY-MM-DD`. */
type DateOnly = ColumnType<Date, string, string>;
/** Written as JSON text, because the two drivers do not agree on arrays. */
type JsonColumn = ColumnType<unknown, string | undefined, string>;

interface AccountsTable {
  account_id: string;
  password_hash: string | null;
  login_phone: string | null;
  bio_code: string;
  confirmed_at: NullableInstant;
  created_at: DefaultedInstant;
  last_login_at: NullableInstant;
  whatsapp_number: string | null;
  whatsapp_changed_at: NullableInstant;
}

interface DailyBudgetsTable {
  name: string;
  day: DateOnly;
  used: Generated<number>;
}

interface DailyCountsTable {
  shop_id: string;
  day: DateOnly;
  video_id: Generated<string>;
  kind: string;
  count: number;
}

interface GoneChecksTable {
  hour: Instant;
  checked: Generated<number>;
  gone: Generated<number>;
}

interface IdempotencyKeysTable {
  scope: string;
  key: string;
  request_hash: Uint8Array;
  answer: string | null;
  status: number | null;
  created_at: DefaultedInstant;
}

interface ImportRunsTable {
  shop_id: string;
  run_id: string;
  started_at: Instant;
  finished_at: DefaultedInstant;
  outcome: string;
  reason: string | null;
  source: string | null;
  found: Generated<number>;
  created: Generated<number>;
}

interface ImportStatesTable {
  shop_id: string;
  next_import_at: DefaultedInstant;
  last_started_at: NullableInstant;
  last_finished_at: NullableInstant;
  last_succeeded_at: NullableInstant;
  last_outcome: string | null;
  last_reason: string | null;
  failures_in_row: Generated<number>;
  last_found: number | null;
  last_created: number | null;
  last_updated: number | null;
  last_without_price: number | null;
  last_post_at: NullableInstant;
  last_visited_at: NullableInstant;
  sync_requested_at: NullableInstant;
  sync_month: string | null;
  sync_count: Generated<number>;
  stopped_reason: string | null;
}

interface ProductPicturesTable {
  shop_id: string;
  video_id: string;
  position: number;
  source_path: string;
  copied_path: string | null;
  hash: string | null;
  width: number | null;
  height: number | null;
  placeholder: string | null;
  thumbhash: string | null;
  has_avif: Generated<boolean>;
  failed_reason: string | null;
  attempts: Generated<number>;
  updated_at: DefaultedInstant;
}

interface ProductsTable {
  shop_id: string;
  video_id: string;
  number: number;
  imported_title: string | null;
  imported_price_ugx: number | null;
  imported_old_price_ugx: number | null;
  imported_tags: Generated<string[]>;
  imported_sizes: Generated<string[]>;
  imported_availability: Generated<string>;
  title_unsure: Generated<boolean>;
  price_unsure: Generated<boolean>;
  owner_title: string | null;
  owner_price_set: Generated<boolean>;
  owner_price_ugx: number | null;
  owner_old_price_set: Generated<boolean>;
  owner_old_price_ugx: number | null;
  owner_tags: string[] | null;
  owner_sizes: string[] | null;
  owner_availability: string | null;
  title: GeneratedAlways<string | null>;
  price_ugx: GeneratedAlways<number | null>;
  old_price_ugx: GeneratedAlways<number | null>;
  tags: GeneratedAlways<string[]>;
  sizes: GeneratedAlways<string[]>;
  availability: GeneratedAlways<string>;
  hidden: Generated<boolean>;
  gone_at: NullableInstant;
  pinned: Generated<boolean>;
  position: number;
  kind: string;
  added_by: Generated<string>;
  posted_at: Instant;
  thumbnails: JsonColumn;
  preview_hash: string | null;
  created_at: DefaultedInstant;
  updated_at: DefaultedInstant;
}

interface RateLimitsTable {
  key: string;
  points: Generated<number>;
  expire: number | null;
}

interface RecentVisitsTable {
  shop_id: string;
  page: string;
  visitor_hash: Uint8Array;
  counted_at: Instant;
}

interface RefreshTokensTable {
  token_id: string;
  session_id: string;
  token_hash: Uint8Array;
  issued_at: DefaultedInstant;
  expires_at: Instant;
  used_at: NullableInstant;
  successor_id: string | null;
  void_at: NullableInstant;
}

interface RequestGapsTable {
  host: string;
  free_at: Instant;
}

interface SeenPostsTable {
  shop_id: string;
  video_id: string;
  content_hash: string;
  has_track: boolean;
  seen_at: DefaultedInstant;
  checked_at: DefaultedInstant;
  gone_since: NullableInstant;
  gone_source: string | null;
}

interface SessionsTable {
  session_id: string;
  account_id: string;
  created_at: DefaultedInstant;
  last_used_at: DefaultedInstant;
  revoked_at: NullableInstant;
  revoked_reason: string | null;
}

interface SettingsTable {
  key: string;
  value: JsonColumn;
  updated_at: DefaultedInstant;
}

interface ShopsTable {
  shop_id: string;
  handle: string;
  display_name: string | null;
  follower_count: Generated<number>;
  is_verified: Generated<boolean>;
  tiktok_user_id: string | null;
  photo_hash: string | null;
  photo_source_path: string | null;
  preview_hash: string | null;
  version: Generated<number>;
  next_number: Generated<number>;
  created_at: DefaultedInstant;
}

interface SubscriptionsTable {
  shop_id: string;
  trial_started_at: Instant;
  trial_ends_at: Instant;
  subscription_ends_at: NullableInstant;
  complimentary_ends_at: NullableInstant;
}

interface TotalCountsTable {
  shop_id: string;
  video_id: Generated<string>;
  kind: string;
  count: number;
}

export interface Tables {
  accounts: AccountsTable;
  daily_budgets: DailyBudgetsTable;
  daily_counts: DailyCountsTable;
  gone_checks: GoneChecksTable;
  idempotency_keys: IdempotencyKeysTable;
  import_runs: ImportRunsTable;
  import_states: ImportStatesTable;
  product_pictures: ProductPicturesTable;
  products: ProductsTable;
  rate_limits: RateLimitsTable;
  recent_visits: RecentVisitsTable;
  refresh_tokens: RefreshTokensTable;
  request_gaps: RequestGapsTable;
  seen_posts: SeenPostsTable;
  sessions: SessionsTable;
  settings: SettingsTable;
  shops: ShopsTable;
  subscriptions: SubscriptionsTable;
  total_counts: TotalCountsTable;
}
