import { endAdminSession, readAdminSession } from './admin-session.ts';
import { checkAdminSession } from './renew-token.ts';

type News = 'signed-in' | 'signed-out';

let channel: BroadcastChannel | null = null;

/** Signing out counts for all tabs, and a tab that waits at the login goes on. */
export function followAdminTabs(): () => void {
  // Browsers without it notice at their next call.
  if (typeof BroadcastChannel === 'undefined') return () => {};
  const own = new BroadcastChannel('dukalink.admin');
  channel = own;
  own.onmessage = ({ data }: MessageEvent<News>) => {
    const isSignedIn = readAdminSession().status === 'signed-in';
    if (data === 'signed-out' && isSignedIn) endAdminSession('asked');
    if (data === 'signed-in' && !isSignedIn) checkAdminSession();
  };
  return () => {
    own.close();
    if (channel === own) channel = null;
  };
}

export function tellAdminTabs(news: News): void {
  channel?.postMessage(news);
}
