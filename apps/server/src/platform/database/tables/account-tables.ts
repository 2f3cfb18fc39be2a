import type { Generated } from 'kysely';
import type { DefaultedInstant, Instant, JsonColumn, NullableInstant } from './column-types.ts';

export interface AccountEventsTable {
  account_id: string;
  event_id: string;
  kind: string;
  happened_at: Instant;
  details: JsonColumn;
}

export interface AccountsTable {
  account_id: string;
  password_hash: string | null;
  login_phone: string | null;
  bio_code: string;
  confirmed_at: NullableInstant;
  created_at: DefaultedInstant;
  last_login_at: NullableInstant;
  whatsapp_number: string | null;
  whatsapp_changed_at: NullableInstant;
  contact_new_until: NullableInstant;
  calls_allowed: Generated<boolean>;
  renewal_sms: Generated<boolean>;
  deletion_due_at: NullableInstant;
  proven_tiktok_id: string | null;
}

export interface CodeNumbersTable {
  number_hash: Uint8Array;
  last_sent_at: NullableInstant;
  sent_since: NullableInstant;
  sent_count: Generated<number>;
  wrong_since: NullableInstant;
  wrong_count: Generated<number>;
  used_at: Instant;
}

export interface DeletedAccountsTable {
  account_id: string;
  handle_hash: Uint8Array | null;
  tiktok_id_hash: Uint8Array | null;
  deleted_at: Instant;
  suspended_at: NullableInstant;
  suspended_message: string | null;
  trial_kept_until: NullableInstant;
}

export interface OwnershipClaimsTable {
  claim_hash: Uint8Array;
  handle: string;
  code: string;
  created_at: Instant;
  expires_at: Instant;
  used_at: NullableInstant;
}

export interface PhoneCodesTable {
  number_hash: Uint8Array;
  purpose: string;
  code_hash: Uint8Array;
  expires_at: Instant;
}

export interface PhoneSignupsTable {
  phone: string;
  handle: string;
  profile: JsonColumn;
  requested_at: Instant;
  signup_id: Generated<string>;
}

export interface RefreshTokensTable {
  token_id: string;
  session_id: string;
  token_hash: Uint8Array;
  issued_at: DefaultedInstant;
  expires_at: Instant;
  used_at: NullableInstant;
  successor_id: string | null;
  void_at: NullableInstant;
}

export interface SessionsTable {
  session_id: string;
  account_id: string;
  created_at: DefaultedInstant;
  last_used_at: DefaultedInstant;
  revoked_at: NullableInstant;
  revoked_reason: string | null;
  device: string | null;
}

export interface TiktokConnectionsTable {
  account_id: string;
  open_id: string;
  scopes: string;
  connected_at: Instant;
  access_token: string | null;
  access_expires_at: NullableInstant;
  refresh_token: string | null;
  refresh_expires_at: NullableInstant;
  renewing_until: NullableInstant;
  lost_at: NullableInstant;
  lost_reason: string | null;
  proof_session_id: string | null;
  proof_until: NullableInstant;
}

export interface TiktokSignInsTable {
  state_hash: Uint8Array;
  intent: string;
  account_id: string | null;
  return_path: string | null;
  expires_at: Instant;
  result_hash: Uint8Array | null;
  sealed: string | null;
  ended_at: NullableInstant;
}
