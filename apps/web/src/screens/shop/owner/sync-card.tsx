import { useNow } from '#web/lib/browser/use-now.ts';
import { countdownWords, lastLookWords } from './sync.messages.ts';
import { SyncButton } from './sync-button.tsx';
import type { Sync } from './use-sync.ts';

/** How the import stands: place in the line with an estimate, what is being done, what the last look brought. */
export function SyncCard({ sync }: { sync: Sync }) {
  return (
    <section className="panel grid gap-3" aria-labelledby="sync">
      <div className="flex items-start justify-between gap-3">
        <div>
          <h3 id="sync" className="font-semibold">
            Your TikTok videos
          </h3>
          <p className="text-sm text-muted" role="status">
            <SyncWords sync={sync} />
          </p>
        </div>
        <SyncButton sync={sync} />
      </div>
      {sync.expectedAt !== null && <Countdown expectedAt={sync.expectedAt} />}
    </section>
  );
}

/** The state in one sentence. */
export function SyncWords({ sync: { status, state } }: { sync: Sync }) {
  const nowMs = useNow(60_000);
  if (status === 'syncing') return 'Asking for a look at your TikTok…';
  if (!state) return 'Reading how your import stands…';
  if (status === 'queued' || status === 'processing') return state.message;
  return lastLookWords(state, nowMs);
}

/** Counts down to what was estimated, and says so when it takes longer. Not read out each second. */
function Countdown({ expectedAt }: { expectedAt: number }) {
  const leftSeconds = (expectedAt - useNow(1000)) / 1000;
  return (
    <p className="text-sm" aria-hidden="true">
      {leftSeconds > 0 ? (
        <>
          About <b className="tabular-nums">{countdownWords(leftSeconds)}</b> left
        </>
      ) : (
        'It takes a little longer than usual.'
      )}
    </p>
  );
}
