import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database/transaction.ts';
import type { DatabaseLimits } from '#server/platform/http/database-limits.ts';
import { deriveKey } from '#server/platform/keys.ts';
import { createSealedTexts, type SealedTexts } from '#server/platform/sealed-text.ts';

export interface OrdersContext {
  db: Db;
  clock: Clock;
  limits: DatabaseLimits;
  publicOrigin: () => string;
  /** Seals names, places, phones and notes. */
  sealed: SealedTexts;
  /** Of secrets, delivery codes, and hashes of names, browsers and networks. */
  key: Uint8Array;
  /** Of before TOKEN_SECRET was changed: codes that buyers noted, and names, are still found by it. */
  formerKey: Uint8Array | null;
}

export interface OrdersInputs extends Pick<OrdersContext, 'db' | 'clock' | 'limits' | 'publicOrigin'> {
  tokenSecret: string;
  formerTokenSecret: string | null;
}

export function createOrdersContext({ tokenSecret, formerTokenSecret, ...inputs }: OrdersInputs): OrdersContext {
  const secrets: [string, ...string[]] = formerTokenSecret ? [tokenSecret, formerTokenSecret] : [tokenSecret];
  return {
    ...inputs,
    sealed: createSealedTexts(secrets, 'order-customer'),
    key: deriveKey(tokenSecret, 'orders'),
    formerKey: formerTokenSecret ? deriveKey(formerTokenSecret, 'orders') : null,
  };
}
