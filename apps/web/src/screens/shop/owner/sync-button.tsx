import { CircleAlert, CircleCheck, Clock, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#web/ui/seller/button.tsx';
import type { Sync } from './use-sync.ts';

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
