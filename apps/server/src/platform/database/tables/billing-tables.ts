import type { Generated } from 'kysely';
import type { DateOnly, DefaultedInstant, Instant, JsonColumn, NullableInstant } from './column-types.ts';

export interface MobilePaymentsTable {
  shop_id: string;
  payment_id: string;
  phone_number: string;
  network: string;
  asked_at: Instant;
  accepted_at: NullableInstant;
  provider_reference: string | null;
  redirect_url: string | null;
  failure: string | null;
  next_check_at: NullableInstant;
  trouble: string | null;
}

export interface PaymentAnswersTable {
  shop_id: string;
  payment_id: string;
  answer_id: Generated<string>;
  provider: string;
  request: string;
  http_status: number | null;
  body: string;
  received_at: Instant;
}

export interface PaymentLedgerTable {
  shop_id: string;
  payment_id: string;
  entry: string;
  provider: string;
  reference: string;
  amount_ugx: number;
  actor: string;
  reason: string | null;
  period_starts_at: NullableInstant;
  period_ends_at: NullableInstant;
  recorded_at: Instant;
}

export interface PaymentReconciliationsTable {
  provider: string;
  day: DateOnly;
  compared_at: Instant;
  difference_count: number | null;
  differs_since: NullableInstant;
  result: JsonColumn | null;
}

export interface PaymentsTable {
  shop_id: string;
  payment_id: string;
  idempotency_key: string;
  provider: string;
  status: string;
  amount_ugx: number;
  months: number;
  reference: string;
  created_at: Instant;
  lapses_at: Instant;
  paid_at: NullableInstant;
  period_starts_at: NullableInstant;
  period_ends_at: NullableInstant;
  refused_at: NullableInstant;
  refused_reason: string | null;
  receipt: string | null;
  from_former_holder: Generated<boolean>;
}

export interface RenewalRemindersTable {
  shop_id: string;
  period_ends_at: Instant;
  days_before: number;
  attempts: number;
  claimed_at: Instant;
  outcome: string | null;
}

export interface SettingsTable {
  key: string;
  value: JsonColumn;
  updated_at: DefaultedInstant;
}

export interface SubscriptionsTable {
  shop_id: string;
  trial_started_at: Instant;
  trial_ends_at: Instant;
  subscription_ends_at: NullableInstant;
  complimentary_ends_at: NullableInstant;
  had_trial_before: Generated<boolean>;
}
