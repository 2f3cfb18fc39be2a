import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { signInNeeded } from '#web/lib/requests/call.ts';
import { queryClient } from '#web/lib/requests/query-client.ts';
import { forgetCaption } from '#web/lib/session/caption-key.ts';
import { refreshProfile } from '#web/lib/session/session.ts';
import { followSession, readSession } from '#web/lib/session/session-store.ts';
import { say } from '#web/ui/say.ts';
import { startToaster } from '#web/ui/seller/toasts.tsx';

let started = false;
let lastUserId: string | null = null;

/** Query client, messages and session for sellers' parts, also on visitors' pages. */
export function SellerProviders({ children }: { children: ReactNode }) {
  const [client] = useState(queryClient);
  useEffect(startToaster, []);
  useEffect(() => {
    if (!started) refreshProfile();
    started = true;
    forgetAnotherSellersAnswers();
    return followSession(() => {
      forgetAnotherSellersAnswers();
      followEnd();
    });
  }, []);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

/** The next seller on the same phone must see neither these answers nor what was written. */
function forgetAnotherSellersAnswers(): void {
  const session = readSession();
  if (session.status !== 'signed-in') return;
  if (lastUserId !== null && lastUserId !== session.user.id) {
    queryClient().clear();
    forgetCaption();
  }
  lastUserId = session.user.id;
}

/** Perhaps in another tab, which forgets its own caption alone. */
function followEnd(): void {
  const session = readSession();
  if (session.status !== 'signed-out') return;
  if (session.end === 'asked') forgetCaption();
  // The site's own message, because this screen is about to change.
  if (session.end === 'ended') say(signInNeeded().message);
}
