import type { Generated } from 'kysely';
import type { DateOnly, DefaultedInstant } from './column-types.ts';

export interface DailyBudgetsTable {
  name: string;
  day: DateOnly;
  used: Generated<number>;
}

export interface IdempotencyKeysTable {
  scope: string;
  key: string;
  request_hash: Uint8Array;
  answer: string | null;
  status: number | null;
  created_at: DefaultedInstant;
}

export interface RateLimitsTable {
  key: string;
  points: Generated<number>;
  expire: number | null;
}
