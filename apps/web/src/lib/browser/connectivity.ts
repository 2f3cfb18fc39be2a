import { useEffect, useState } from 'react';

interface NetworkInformation {
  saveData?: boolean;
  effectiveType?: string;
  downlink?: number;
}

const checkTimeoutMs = 5000;
const slowDownlinkMbit = 0.5;

const connection = () => (navigator as Navigator & { connection?: NetworkInformation }).connection;

/**
 * Does this phone want, or need, to load as little as possible? The inline script asks the same before it loads the
 * app.
 */
export const savesData = () => Boolean(connection()?.saveData) || is2g();

const is2g = () => /2g/.test(connection()?.effectiveType ?? '');

/** Slow: 2g, or under half a megabit a second. */
export const isSlow = () => is2g() || (connection()?.downlink ?? Number.POSITIVE_INFINITY) < slowDownlinkMbit;

/** Does our own server answer? The phone's "online" only says that there is some network. */
async function reachesServer(): Promise<boolean> {
  // Not AbortSignal.timeout: phones that no longer get updates do not have it.
  const given = new AbortController();
  const timer = setTimeout(() => given.abort(), checkTimeoutMs);
  try {
    return (await fetch('/api/health', { method: 'HEAD', cache: 'no-store', signal: given.signal })).ok;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

/** Follows the phone's network; `retry` asks our own server. `onBack` is called when the network returns. */
export function useOnline(onBack: () => void): { online: boolean; retry: () => void } {
  const [online, setOnline] = useState(true);
  useEffect(() => {
    const lose = () => setOnline(false);
    const regain = () => {
      setOnline(true);
      onBack();
    };
    if (!navigator.onLine) lose();
    addEventListener('offline', lose);
    addEventListener('online', regain);
    return () => {
      removeEventListener('offline', lose);
      removeEventListener('online', regain);
    };
  }, [onBack]);
  const retry = async () => {
    if (!(await reachesServer())) return;
    setOnline(true);
    onBack();
  };
  return { online, retry };
}
