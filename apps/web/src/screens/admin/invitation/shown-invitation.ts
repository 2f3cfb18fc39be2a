import { openInvitation } from '@app/contracts/admin/invitations/invitations.endpoints';
import type { OpenedInvitation } from '@app/contracts/admin/invitations/invitations.schemas';
import { tabStorage } from '#web/lib/browser/safe-storage.ts';
import { call } from '#web/lib/requests/call.ts';

const storageKey = 'dukalink.invitation';

interface ShownInvitation {
  token: string;
  invitation: OpenedInvitation;
}

/**
 * What an invitation is for. The server makes another second factor at each look, so this tab keeps the one that it has
 * shown: a phone may drop the page while the authenticator app is in front, which has added that one by then.
 */
export async function showInvitation(token: string, signal: AbortSignal): Promise<OpenedInvitation> {
  const shown = readShown();
  if (shown?.token === token) return shown.invitation;
  const { data: invitation } = await call(openInvitation, { body: { token }, signal });
  tabStorage.write(storageKey, JSON.stringify({ token, invitation } satisfies ShownInvitation));
  return invitation;
}

/** Once it was accepted or is over, its secret stays nowhere in the browser. */
export const forgetInvitation = () => tabStorage.write(storageKey, null);

function readShown(): ShownInvitation | null {
  try {
    return JSON.parse(tabStorage.read(storageKey) ?? 'null') as ShownInvitation | null;
  } catch {
    return null;
  }
}
