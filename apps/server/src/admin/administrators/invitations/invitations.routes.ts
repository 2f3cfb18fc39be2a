import * as calls from '@app/contracts/admin/invitations/invitations.endpoints';
import type { AdminContext } from '#server/admin/admin.context.ts';
import { refreshTokenOf } from '#server/admin/administrators/sign-in/cookies.ts';
import { signOut } from '#server/admin/administrators/sign-in/renew-and-end.ts';
import { answerWithCookies, clientOf } from '#server/admin/administrators/sign-in/sign-in.routes.ts';
import { adminOf, callerOf } from '#server/admin/guards.ts';
import { answer } from '#server/platform/http/answer.ts';
import { addressKey, limitRule } from '#server/platform/http/database-limits.ts';
import type { CallLimit } from '#server/platform/http/handle.ts';
import { handle } from '#server/platform/http/handle.ts';
import type { HttpServer } from '#server/platform/http/http-server.ts';
import { refuseOtherSites } from '#server/platform/http/own-site.ts';
import { acceptInvitation, openInvitation } from './accept.ts';
import { invite, withdrawInvitation } from './invite.ts';

/** A token of 256 bits is not guessed; a good one must not hash passwords without end either. */
const perAddress = (name: string): CallLimit => ({
  rule: limitRule(name, { free: 30, windowSeconds: 3600, delaySeconds: [5, 5 * 60] }),
  keyOf: (request) => addressKey(request.ip),
});

/** How owners invite colleagues, and how these accept. */
export function invitationsRoutes(admin: HttpServer, context: AdminContext): void {
  const onRequest = refuseOtherSites(context.publicOrigin);
  handle(admin, calls.invite, async (request) =>
    answer('Invitation made', await invite(context, adminOf(request), request.body, request.ip)),
  );
  handle(admin, calls.withdrawInvitation, async (request) => {
    await withdrawInvitation(context, callerOf(request), request.params.invitationId);
    return answer('Invitation withdrawn. Its link no longer works.', {});
  });
  handle(
    admin,
    calls.openInvitation,
    { onRequest, limits: [perAddress('admin_invitation_open_address')] },
    async (request) => answer('Invitation', await openInvitation(context, request.body.token)),
  );
  handle(
    admin,
    calls.acceptInvitation,
    { onRequest, limits: [perAddress('admin_invitation_accept_address')] },
    async (request, reply) => {
      const session = await acceptInvitation(context, request.body, clientOf(request));
      // The new cookie replaces the former one, whose session would run on unused.
      await signOut(context, { refreshToken: refreshTokenOf(request), authorization: undefined, ip: request.ip });
      return answerWithCookies(context, reply, session, 'Welcome');
    },
  );
}
