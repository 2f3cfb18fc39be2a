import * as accountsCalls from '@app/contracts/accounts/accounts.endpoints';
import * as accountSettingsCalls from '@app/contracts/accounts/settings.endpoints';
import type { AccountsContext } from '#server/accounts/accounts.context.ts';
import { deviceOf } from '#server/identity/device.ts';
import { sellerOf } from '#server/identity/guards.ts';
import { answer } from '#server/platform/http/answer.ts';
import { handle } from '#server/platform/http/handle.ts';
import type { HttpServer } from '#server/platform/http/http-server.ts';
import { endOtherSessions, endSession, listSessions, refresh, signOut } from './sessions.ts';

export function sessionsRoutes(api: HttpServer, accounts: AccountsContext): void {
  handle(api, accountsCalls.refreshSession, async (request) =>
    answer('Session renewed', await refresh(accounts, request.body.refreshToken, deviceOf(request))),
  );
  handle(api, accountsCalls.signOut, { isUnguarded: true }, async (request) => {
    // A second sign-out succeeds, too.
    await signOut(accounts, request.headers.authorization);
    return answer('Signed out successfully', {});
  });
  handle(api, accountSettingsCalls.listSessions, async (request) =>
    answer('Your sessions', { sessions: await listSessions(accounts, sellerOf(request)) }),
  );
  handle(api, accountSettingsCalls.endSession, async (request) => {
    const { body, ip, params } = request;
    await endSession(accounts, sellerOf(request), params.sessionId, { ...body, ip });
    return answer('Signed out there', {});
  });
  handle(api, accountSettingsCalls.endOtherSessions, async (request) => {
    const ended = await endOtherSessions(accounts, sellerOf(request), { ...request.body, ip: request.ip });
    return answer('Signed out everywhere else', { ended });
  });
}
