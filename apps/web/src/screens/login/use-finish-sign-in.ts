import type { User } from '@app/contracts/accounts/accounts.schemas';
import { safeReturnPath } from '@app/contracts/addresses/return-path';
import { useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { homeOf } from '#web/features/accounts/shop-owner.ts';
import { signIn } from '#web/lib/session/store-session.ts';
import { say } from '#web/ui/say.ts';
import type { SignedIn } from './signed-in.ts';

export function useFinishSignIn() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const begun = useRef(false);
  const targetFor = (user: User) => safeReturnPath(search.get('redirect')) ?? homeOf(user);
  return {
    targetFor,
    /** The navigation has started: nothing else may lead away. */
    hasBegun: () => begun.current,
    async finish({ user, ...tokens }: SignedIn, words: string): Promise<void> {
      begun.current = true;
      signIn(tokens, user);
      // Replaces this screen: "back" must not lead to a finished form.
      await navigate(targetFor(user), { replace: true });
      // Afterwards, because messages of this screen end with it.
      say(words);
    },
  };
}
