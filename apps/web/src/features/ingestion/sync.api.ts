import { readSyncState } from '@app/contracts/ingestion/ingestion.endpoints';
import type { SyncState } from '@app/contracts/ingestion/ingestion.schemas';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/lib/requests/call.ts';
import { queryKeys } from '#web/lib/requests/query-client.ts';

const movingPollMs = 2000;
const readingPollMs = 5000;
const restingPollMs = 60_000;

export const isMoving = (state: SyncState | undefined) => state?.status === 'queued' || state?.status === 'processing';

/** Are videos being read whose products may come any moment? Also before it is known. */
export const isReadingVideos = (state: SyncState | undefined): boolean =>
  !state ||
  isMoving(state) ||
  state.backCatalogue?.status === 'reading' ||
  // The first look has not begun.
  (state.status === 'idle' && state.lastLookedAt === null && state.nextLookAt !== null);

export const syncQuery = () =>
  queryOptions({
    queryKey: queryKeys.sync,
    queryFn: async ({ signal }) => (await call(readSyncState, { signal })).data,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      isMoving(data) ? movingPollMs : data?.backCatalogue?.status === 'reading' ? readingPollMs : restingPollMs,
  });
