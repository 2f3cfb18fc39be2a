import { CircleAlert, CircleCheck, Clock, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNow } from '#web/lib/browser/use-now.ts';
import { Button } from '#web/ui/seller/button.tsx';
import { countdownWords, lastLookWords } from './sync.messages.ts';
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

const looks: Record<Sync['status'], { label: string; icon: ReactNode; busy: boolean }> = {
  idle: { label: 'Sync now', icon: <RefreshCw size={18} aria-hidden="true" />, busy: false },
  syncing: { label: 'Asking…', icon: null, busy: true },
  queued: { label: 'Waiting…', icon: <Clock size={18} aria-hidden="true" />, busy: true },
  processing: { label: 'Looking…', icon: null, busy: true },
  success: { label: 'Done', icon: <CircleCheck size={18} aria-hidden="true" />, busy: false },
  error: { label: 'Sync now', icon: <CircleAlert size={18} aria-hidden="true" />, busy: false },
};

/** Asks for a look at TikTok; at rest again 5 s after it ended. Nothing happens by a second tap. */
export function SyncButton({ sync }: { sync: Sync }) {
  const { label, icon, busy } = looks[sync.status];
  return (
    <Button className="flex-none px-3" pending={busy} onClick={sync.start}>
      {!busy && icon}
      {label}
    </Button>
  );
}
