import type { User } from '@app/contracts/accounts/accounts.schemas';
import { useSyncExternalStore } from 'react';
import { isLoadedAsBuyer } from './as-buyer.ts';
import { followSession, readServerSession, readSession, type Session } from './session-store.ts';

/** Who is signed in. `unknown` on the server and in the first rendering. */
export const useSession = (): Session => useSyncExternalStore(followSession, readSession, readServerSession);

/** Null, too, where the owner looks on as a buyer. */
export function useUser(): User | null {
  const session = useSession();
  return !isLoadedAsBuyer && session.status === 'signed-in' ? session.user : null;
}

/** Is the visitor signed in as this shop's owner? False in the HTML, which is the same for everyone. */
export function useIsOwner(handle: string): boolean {
  const user = useUser();
  return user !== null && isShopOf(user, handle);
}

export const isShopOf = (user: User, handle: string): boolean =>
  user.tiktokHandle === handle || user.shopHandle === handle;
