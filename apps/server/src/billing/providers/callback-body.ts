import { jsonIn } from '#server/platform/outgoing.ts';

/** What a callback says, or null when it is no JSON object. */
export function callbackObject(body: string): Record<string, unknown> | null {
  const value = jsonIn(body);
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Payments are asked for under their ids, which are UUIDs; anything else is not ours. */
export const isPaymentId = (value: unknown): value is string => typeof value === 'string' && uuid.test(value);
