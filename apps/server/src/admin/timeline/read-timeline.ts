import type { Timeline, TimelineKind } from '@app/contracts/admin/support/timeline.schemas';
import type { Db } from '#server/platform/database/transaction.ts';
import { fieldError } from '#server/platform/errors.ts';
import { listTimeline, type TimelineKey } from './timeline.queries.ts';

/** As many as stand in the details before anyone asks for more. */
export const newestEntries = 10;
export const entriesOfPage = 30;

/** A page of what happened to a seller. Throws `invalid_request` for a `before` that is not ours. */
export async function readTimelinePage(
  db: Db,
  userId: string,
  { kind, before, limit }: { kind?: TimelineKind | undefined; before?: string | undefined; limit: number },
): Promise<Timeline> {
  const after = before === undefined ? null : readKey(before);
  const rows = await listTimeline(db, userId, { kind: kind ?? null, after, limit: limit + 1 });
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    entries: page.map(({ at, atUs: _, ...entry }) => ({ ...entry, at: at.toISOString() })),
    next: rows.length > limit && last ? writeKey(last) : null,
  };
}

const writeKey = ({ atUs, entryId }: TimelineKey): string => Buffer.from(`${atUs}.${entryId}`).toString('base64url');

function readKey(text: string): TimelineKey {
  const decoded = Buffer.from(text, 'base64url').toString('latin1');
  const [, atUs, entryId] = /^(\d{1,17})\.([0-9a-z_ -]{1,80})$/.exec(decoded) ?? [];
  if (atUs === undefined || entryId === undefined) throw fieldError('before', 'is not a key of this list');
  return { atUs, entryId };
}
