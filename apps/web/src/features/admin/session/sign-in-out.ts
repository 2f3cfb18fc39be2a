import { acceptInvitation as accept } from '@app/contracts/admin/invitations/invitations.endpoints';
import type { AcceptInvitationBody } from '@app/contracts/admin/invitations/invitations.schemas';
import * as endpoints from '@app/contracts/admin/session.endpoints';
import type { AdminLoginBody } from '@app/contracts/admin/session.schemas';
import { ApiError, isUnauthorized } from '#web/lib/requests/api-error.ts';
import { readAnswerOf } from '#web/lib/requests/read-answer.ts';
import { sendCall } from '#web/lib/requests/send-call.ts';
import { endAdminSession, keepAdmin } from './admin-session.ts';
import { tellAdminTabs } from './admin-tabs.ts';
import { callAdmin } from './call-admin.ts';

const logoutTimeoutMs = 8000;

/** False when name or password is wrong; throws for everything else, such as a second factor that is needed. */
export async function logIn(body: AdminLoginBody): Promise<boolean> {
  try {
    const headers = { token: null, idempotencyKey: null };
    const answer = await sendCall(endpoints.logIn, { body, retries: 0 }, headers, readAnswerOf(endpoints.logIn));
    keepAdmin(answer);
    tellAdminTabs('signed-in');
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'invalid_credentials') return false;
    throw error;
  }
}

/** Makes the administrator whom an invitation is for, and signs in. */
export async function acceptInvitation(body: AcceptInvitationBody): Promise<void> {
  const headers = { token: null, idempotencyKey: null };
  const answer = await sendCall(accept, { body, retries: 0 }, headers, readAnswerOf(accept));
  keepAdmin(answer);
  tellAdminTabs('signed-in');
}

/** Ends the session on the server and forgets it in all tabs; false when the server could not be told. */
export async function logOut(): Promise<boolean> {
  try {
    await callAdmin(endpoints.logOut, { retries: 0, timeoutMs: logoutTimeoutMs });
    return true;
  } catch (error) {
    // Over already on the server: nothing is left to tell it.
    return isUnauthorized(error);
  } finally {
    endAdminSession('asked');
    tellAdminTabs('signed-out');
  }
}
