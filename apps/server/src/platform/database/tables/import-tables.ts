import type { Generated } from 'kysely';
import type { DefaultedInstant, Instant, JsonColumn, NullableInstant } from './column-types.ts';

export interface ApifyRunsTable {
  purchase_id: string;
  shop_id: string | null;
  need: string;
  started_at: Instant;
  run_id: string | null;
  dataset_id: string | null;
  ended_at: NullableInstant;
  outcome: string | null;
  detail: string | null;
  posts: number | null;
  cost_micro_usd: number | null;
}

export interface BackCataloguesTable {
  shop_id: string;
  may_cost: Generated<boolean>;
  started_at: Instant;
  source: string | null;
  cursor: string | null;
  pages_read: Generated<number>;
  posts_read: Generated<number>;
  total_posts: number | null;
  last_page_ids: Generated<string[]>;
  due_at: NullableInstant;
  trouble: string | null;
  failures_in_row: Generated<number>;
  finished_at: NullableInstant;
}

export interface GoneChecksTable {
  hour: Instant;
  checked: Generated<number>;
  gone: Generated<number>;
}

export interface ImportRunsTable {
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

export interface ImportStatesTable {
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
  last_window: number | null;
  last_post_at: NullableInstant;
  last_visited_at: NullableInstant;
  profile_read_at: NullableInstant;
  sync_requested_at: NullableInstant;
  sync_month: string | null;
  sync_count: Generated<number>;
  stopped_reason: string | null;
}

export interface RequestGapsTable {
  host: string;
  free_at: Instant;
}

export interface SeenPostsTable {
  shop_id: string;
  video_id: string;
  content_hash: string;
  has_track: boolean;
  seen_at: DefaultedInstant;
  checked_at: DefaultedInstant;
  gone_since: NullableInstant;
  gone_source: string | null;
  source: string | null;
  head_hash: string | null;
  other_hashes: JsonColumn | null;
}

export interface SourceCanariesTable {
  door: string;
  handle: string;
  read_at: Instant;
  outcome: string;
  post_id: string | null;
  shape: string | null;
  shape_seen_at: NullableInstant;
  in_row: Generated<number>;
}

export interface SourceDoorsOutTable {
  door: string;
  since: Instant;
  reason: string;
}

export interface SourceReadsTable {
  began_at: Instant;
  door: string;
  outcome: string;
  count: number;
}
