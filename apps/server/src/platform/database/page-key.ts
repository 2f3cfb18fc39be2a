import { isUuid } from '@app/contracts/uuid';
import { AppError } from '#server/platform/errors.ts';
import { jsonIn } from '#server/platform/outgoing.ts';

/** A row of a list that is sorted by a time and by an id. */
export interface PagePlace {
  at: Date;
  id: string;
}

/** Opaque to callers: the last row of a page, by which the next one begins. */
export const pageKeyOf = ({ at, id }: PagePlace): string =>
  Buffer.from(JSON.stringify([at.toISOString(), id])).toString('base64url');

/** Null for the first page. Throws `invalid_request` for what `pageKeyOf` has not made. */
export function readPageKey(key: string | undefined): PagePlace | null {
  if (!key) return null;
  const parts = jsonIn(Buffer.from(key, 'base64url').toString());
  const [typedAt, id] = Array.isArray(parts) ? (parts as unknown[]) : [];
  const at = new Date(typeof typedAt === 'string' ? typedAt : Number.NaN);
  // A year of four digits, as the database takes it.
  if (!(at.getTime() >= 0 && at.getUTCFullYear() < 10_000) || !isUuid(id)) throw new AppError('invalid_request');
  return { at, id };
}
