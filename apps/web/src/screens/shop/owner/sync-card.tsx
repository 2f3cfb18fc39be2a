import { CircleAlert, CircleCheck, Clock, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { HelpLink } from '#web/features/help/help-link.tsx';
import { BackCatalogueLine } from '#web/features/ingestion/back-catalogue-line.tsx';
import { useNow } from '#web/lib/browser/use-now.ts';
import { Button } from '#web/ui/seller/button.tsx';
import { countdownWords, lastLookWords } from './sync.messages.ts';
import type { Sync } from './use-sync.ts';

/** The state of the import. `children` stand beside the button. */
export function SyncCard({ sync, children }: { sync: Sync; children?: ReactNode }) {
  return (
    <div className="sync-card">
      <div className="min-h-9 text-[13px] leading-[18px] text-muted">
        <p role="status">
          <SyncWords sync={sync} />
        </p>
        {sync.expectedAt !== null && <Countdown expectedAt={sync.expectedAt} />}
        <BackCatalogueLine state={sync.state} />
      </div>
      <div className="flex flex-wrap gap-2">
        <SyncButton sync={sync} isAlone={!children} />
        {children}
        {sync.status === 'error' && <HelpLink on="track" />}
      </div>
    </div>
  );
}

function SyncWords({ sync: { status, state } }: { sync: Sync }) {
  const nowMs = useNow(60_000);
  if (status === 'syncing') return 'Asking us to look at your TikTok…';
  if (!state) return 'Checking your import…';
  if (status === 'queued' || status === 'processing') return state.message;
  return lastLookWords(state, nowMs);
}

/** Not announced each second. */
function Countdown({ expectedAt }: { expectedAt: number }) {
  const leftSeconds = (expectedAt - useNow(1000)) / 1000;
  return (
    <p aria-hidden="true">
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

export function SyncButton({ sync, isAlone = false }: { sync: Sync; isAlone?: boolean }) {
  const { label, icon, busy } = looks[sync.status];
  return (
    <Button className={`px-3 ${isAlone ? 'flex-1' : 'flex-none'}`} pending={busy} onClick={sync.start}>
      {!busy && icon}
      {label}
    </Button>
  );
}
