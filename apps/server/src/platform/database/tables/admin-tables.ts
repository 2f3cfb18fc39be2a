import type { Generated } from 'kysely';
import type { DateOnly, Instant, JsonColumn, NullableInstant } from './column-types.ts';

export interface AdminsTable {
  admin_id: string;
  username: string;
  password_hash: string;
  role: string;
  totp_secret: Uint8Array | null;
  totp_enabled_at: NullableInstant;
  totp_last_step: number | null;
  created_at: Instant;
  password_changed_at: Instant;
  last_login_at: NullableInstant;
  disabled_at: NullableInstant;
}

/** `sequence`, `previous_hash` and `hash` are a trigger's. */
export interface AuditLogTable {
  sequence: Generated<number>;
  at: Instant;
  admin_id: string | null;
  action: string;
  subject_id: string | null;
  address: string | null;
  reason: string | null;
  details: JsonColumn;
  previous_hash: Generated<Uint8Array>;
  hash: Generated<Uint8Array>;
}

export interface ReportsTable {
  shop_id: string;
  report_id: string;
  video_id: string | null;
  reason: string;
  details: string | null;
  state: Generated<string>;
  created_at: Instant;
  changed_at: NullableInstant;
  /** How many reports the row stands for. */
  report_count: Generated<number>;
}

export interface ReportNotesTable {
  shop_id: string;
  report_id: string;
  note_id: string;
  admin_id: string;
  text: string;
  created_at: Instant;
}

export interface RecentReportsTable {
  report_hash: Uint8Array;
  reported_at: Instant;
  /** Of a network instead of a visitor: the report that counts what is above the limit. */
  report_id: string | null;
}

export interface TalliesTable {
  name: string;
  day: DateOnly;
  count: number;
}

export interface TallyChangesTable {
  name: string;
  day: DateOnly;
  change: number;
}

/** `status` is right until `status_until`; null: for ever. */
export interface SellerDirectoryTable {
  user_id: string;
  created_at: Instant;
  status_until: NullableInstant;
  trial_ends_at: NullableInstant;
  subscription_ends_at: NullableInstant;
  complimentary_ends_at: NullableInstant;
  suspended_at: NullableInstant;
  follower_count: number;
  is_verified: boolean;
  status: string;
  handle: string;
  phone_number: string | null;
  search_text: string;
  detached_at: NullableInstant;
}
