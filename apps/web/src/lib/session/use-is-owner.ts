import { useSyncExternalStore } from 'react';
import { followSession, readServerSession, readSession } from './session-store.ts';

/** Is the reader signed in as the owner of this shop? False in the HTML, which is the same for everybody. */
export function useIsOwner(handle: string): boolean {
  const session = useSyncExternalStore(followSession, readSession, readServerSession);
  if (session.status !== 'signed-in') return false;
  const { tiktokHandle, shopHandle } = session.user;
  return tiktokHandle === handle || shopHandle === handle;
}
