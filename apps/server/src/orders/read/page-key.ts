import { AppError } from '#server/platform/errors.ts';
import { jsonIn } from '#server/platform/outgoing.ts';

/** Opaque to callers: the last order of a page, by which the next one begins. */
export const keyOf = ({ asked_at, order_id }: { asked_at: Date | null; order_id: string }): string =>
  Buffer.from(JSON.stringify([asked_at?.toISOString(), order_id])).toString('base64url');

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Null for the first page. Throws `invalid_request` for what `keyOf` has not made. */
export function afterKey(lastKey: string | undefined): { askedAt: Date; orderId: string } | null {
  if (!lastKey) return null;
  const parts = jsonIn(Buffer.from(lastKey, 'base64url').toString());
  const [askedAt, orderId] = Array.isArray(parts) ? (parts as unknown[]) : [];
  const at = new Date(typeof askedAt === 'string' ? askedAt : Number.NaN);
  // A year of four digits, as the database takes it.
  if (!(at.getTime() >= 0 && at.getUTCFullYear() < 10_000) || typeof orderId !== 'string' || !uuid.test(orderId))
    throw new AppError('invalid_request');
  return { askedAt: at, orderId };
}
