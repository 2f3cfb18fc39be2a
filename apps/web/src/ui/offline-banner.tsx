import { useEffect } from 'react';
import { isSlow, useOnline } from '#web/lib/browser/connectivity.ts';
import { say } from './toast.tsx';

const restoredMs = 3000;
const slowMs = 5000;

const sayRestored = () => say('Internet connection restored!', restoredMs);

/** Above everything while the phone has no network; what is on the screen stays usable. */
export function OfflineBanner() {
  const { online, retry } = useOnline(sayRestored);
  useEffect(() => {
    if (isSlow()) say('Slow internet connection detected. Some features may be slower.', slowMs);
  }, []);
  if (online) return null;
  return (
    <div className="offline no-print" role="alert">
      <p className="wrap flex items-center justify-between gap-2 text-sm font-semibold">
        No internet connection - Some features may not work
        <button type="button" className="button px-2" onClick={retry}>
          Retry
        </button>
      </p>
    </div>
  );
}
