import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { signInNeeded } from '#web/lib/requests/call.ts';
import { queryClient } from '#web/lib/requests/query-client.ts';
import { refreshProfile } from '#web/lib/session/session.ts';
import { followSession, readSession } from '#web/lib/session/session-store.ts';
import { startToaster } from '#web/ui/seller/toasts.tsx';
import { say } from '#web/ui/toast.tsx';

let started = false;
let lastUserId: string | null = null;

/**
 * What every seller's part needs around it: answers of the server, messages, a session that is looked after. The layout
 * of sellers' screens has it; a seller's part on a visitors' page brings it along.
 */
export function SellerProviders({ children }: { children: ReactNode }) {
  const [client] = useState(queryClient);
  useEffect(startToaster, []);
  useEffect(() => {
    if (!started) refreshProfile();
    started = true;
    forgetAnotherSellersAnswers();
    return followSession(() => {
      forgetAnotherSellersAnswers();
      sayWhenEnded();
    });
  }, []);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

/** What the server answered one seller is not shown to the next one on the same phone. */
function forgetAnotherSellersAnswers(): void {
  const session = readSession();
  if (session.status !== 'signed-in') return;
  if (lastUserId !== null && lastUserId !== session.user.id) queryClient().clear();
  lastUserId = session.user.id;
}

/** In the voice of the whole site: the screen that shows it is about to change. */
function sayWhenEnded(): void {
  const session = readSession();
  if (session.status === 'signed-out' && session.end === 'ended') say(signInNeeded().message);
}
