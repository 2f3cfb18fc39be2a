import { importResultWords } from '@app/contracts/ingestion/import-result';
import { syncNow } from '@app/contracts/ingestion/ingestion.endpoints';
import type { SyncState } from '@app/contracts/ingestion/ingestion.schemas';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { isMoving, syncQuery } from '#web/features/ingestion/sync.api.ts';
import { call } from '#web/lib/requests/call.ts';
import { queryKeys, refetchShopAndProducts } from '#web/lib/requests/query-client.ts';
import { readSession } from '#web/lib/session/session-store.ts';
import { showSuccess, showText } from '#web/ui/seller/toasts.tsx';
import { syncFailedWords } from './sync.messages.ts';

const resetMs = 5000;
const toastMs = 4000;

export interface Sync {
  /** `syncing` is the time between the tap and the server's answer. */
  status: 'idle' | 'syncing' | 'queued' | 'processing' | 'success' | 'error';
  state: SyncState | undefined;
  /** On this phone's clock. Only an estimate: nothing ends because of it. */
  expectedAt: number | null;
  start: () => Promise<void>;
}

export function useSync(onCompleted: () => void): Sync {
  const client = useQueryClient();
  const { data: state } = useQuery(syncQuery());
  const [asking, setAsking] = useState(false);
  const [ended, setEnded] = useState<'success' | 'error' | null>(null);
  const expectedAt = useExpectedEnd(state);
  const watched = useRef(false);
  const moving = isMoving(state);

  useEffect(() => {
    if (moving) watched.current = true;
    else if (state && watched.current) {
      watched.current = false;
      const failed = state.status === 'error';
      setEnded(failed ? 'error' : 'success');
      if (failed) showText(state.message);
      else {
        showSuccess(completedWords(state), { durationMs: toastMs });
        refetchShopAndProducts(client);
        onCompleted();
      }
    }
  }, [moving, state, client, onCompleted]);
  useEffect(() => {
    if (!ended) return;
    const timer = setTimeout(() => setEnded(null), resetMs);
    return () => clearTimeout(timer);
  }, [ended]);

  const start = async () => {
    if (asking || moving) return;
    if (readSession().status !== 'signed-in') return showText('Please sign in to sync your videos');
    setAsking(true);
    setEnded(null);
    try {
      await call(syncNow);
      // The import may be over before the next request.
      watched.current = true;
      await client.refetchQueries({ queryKey: queryKeys.sync });
    } catch (error) {
      setEnded('error');
      showText(syncFailedWords(error));
    } finally {
      setAsking(false);
    }
  };
  return { status: statusOf(asking, state, ended), state, expectedAt, start };
}

function completedWords({ lastResult }: SyncState): string {
  return lastResult ? `Sync completed! ${importResultWords(lastResult)}` : 'Sync completed!';
}

function statusOf(asking: boolean, state: SyncState | undefined, ended: Sync['status'] | null): Sync['status'] {
  if (asking) return 'syncing';
  if (state?.status === 'queued' || state?.status === 'processing') return state.status;
  return ended ?? 'idle';
}

/** Keep the first estimate until the queue position changes. */
function useExpectedEnd(state: SyncState | undefined): number | null {
  const [expected, setExpected] = useState<{ position: number | null; at: number } | null>(null);
  const isQueued = state?.status === 'queued';
  const position = state?.position ?? null;
  const seconds = state?.estimatedWaitSeconds ?? null;
  useEffect(() => {
    if (!isQueued || seconds === null) setExpected(null);
    else
      setExpected((before) =>
        before && before.position === position ? before : { position, at: Date.now() + seconds * 1000 },
      );
  }, [isQueued, position, seconds]);
  return expected?.at ?? null;
}
