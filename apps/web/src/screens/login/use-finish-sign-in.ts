import type { User } from '@app/contracts/accounts.schemas';
import { safeReturnPath } from '@app/contracts/return-path';
import { useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { ownShopPath } from '#web/features/accounts/shop-owner.ts';
import { signIn } from '#web/lib/session/store-session.ts';
import { paths } from '#web/paths.ts';
import { say } from '#web/ui/toast.tsx';
import type { SignedIn } from './signed-in.ts';

/** Starts the session and goes where the seller wanted to be. */
export function useFinishSignIn() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const begun = useRef(false);
  const targetFor = (user: User) => safeReturnPath(search.get('redirect')) ?? homeOf(user);
  return {
    targetFor,
    /** It is on its way by itself: nobody else may lead away. */
    hasBegun: () => begun.current,
    async finish({ user, ...tokens }: SignedIn, words: string): Promise<void> {
      begun.current = true;
      signIn(tokens, user);
      // In the place of this screen: "back" must not lead to a form that is done.
      await navigate(targetFor(user), { replace: true });
      // After it: messages of this screen do not outlive it, and the shop's page has no others.
      say(words);
    },
  };
}

/**
 * The own shop; but one that waits to be deleted, is suspended, or has a handle that TikTok has not shown is closed.
 */
function homeOf(user: User): string {
  return user.deletionDueAt || user.suspension ? paths.settings : ownShopPath(user);
}
