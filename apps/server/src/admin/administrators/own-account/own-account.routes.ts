import * as calls from '@app/contracts/admin/session.endpoints';
import type { AdminContext } from '#server/admin/admin.context.ts';
import { setDeviceCookie } from '#server/admin/administrators/sign-in/cookies.ts';
import { adminOf } from '#server/admin/guards.ts';
import { answer } from '#server/platform/http/answer.ts';
import { handle } from '#server/platform/http/handle.ts';
import type { HttpServer } from '#server/platform/http/http-server.ts';
import { endOtherSessions, endOwnSession, listOwnSessions, readOwnAccount } from './own-account.ts';
import { changeOwnPassword } from './own-password.ts';
import { beginSecondFactor, confirmSecondFactor, removeSecondFactor } from './own-second-factor.ts';

/** The caller's account: any role, and also before a required second factor is set up. */
export function ownAccountRoutes(admin: HttpServer, context: AdminContext): void {
  handle(admin, calls.readAdminMe, async (request) =>
    answer('Your account', await readOwnAccount(context, adminOf(request))),
  );
  handle(admin, calls.changeAdminPassword, async (request, reply) => {
    // The cookie of before depends on the former password.
    const token = await changeOwnPassword(context, adminOf(request), request.body, request.ip);
    setDeviceCookie(reply, token, context.publicOrigin());
    return answer('Password changed. You are signed out everywhere else.', {});
  });
  handle(admin, calls.beginSecondFactor, async (request) => {
    const data = await beginSecondFactor(context, adminOf(request), request.body.password, request.ip);
    return answer('Scan the code with your authenticator app', data);
  });
  handle(admin, calls.confirmSecondFactor, async (request) => {
    await confirmSecondFactor(context, adminOf(request), request.body.code, request.ip);
    return answer('Second factor set up. You are signed out everywhere else.', {});
  });
  handle(admin, calls.removeSecondFactor, async (request) => {
    await removeSecondFactor(context, adminOf(request), request.body, request.ip);
    return answer('Second factor removed', {});
  });
  handle(admin, calls.listAdminSessions, async (request) => {
    const sessions = await listOwnSessions(context, adminOf(request));
    return answer('Your sessions', { sessions });
  });
  handle(admin, calls.endAdminSession, async (request) => {
    const { params, body, ip } = request;
    await endOwnSession(context, adminOf(request), params.sessionId, { ...body, ip });
    return answer('Signed out there', {});
  });
  handle(admin, calls.endOtherAdminSessions, async (request) => {
    const ended = await endOtherSessions(context, adminOf(request), { ...request.body, ip: request.ip });
    return answer('Signed out everywhere else', { ended });
  });
}
