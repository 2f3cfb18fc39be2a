import type { User } from '@app/contracts/accounts.schemas';
import { useSyncExternalStore } from 'react';
import { followSession, readServerSession, readSession, type Session } from './session-store.ts';

/** Who is signed in, in this tab or another one. `unknown` on the server and in the first rendering. */
export const useSession = (): Session => useSyncExternalStore(followSession, readSession, readServerSession);

/** The signed-in seller, or null. For parts that stand on visitors' pages, too. */
export function useUser(): User | null {
  const session = useSession();
  return session.status === 'signed-in' ? session.user : null;
}

/** Is the reader signed in as the owner of this shop? False in the HTML, which is the same for everybody. */
export function useIsOwner(handle: string): boolean {
  const user = useUser();
  return user !== null && (user.tiktokHandle === handle || user.shopHandle === handle);
}
