import cookie from '@fastify/cookie';
import type { HttpServer } from '#server/platform/http/http-server.ts';
import type { Accounts } from './accounts.service.ts';
import { rememberDevice } from './caller.ts';
import { claimsRoutes } from './claims/claims.routes.ts';
import { ownershipRoutes } from './claims/ownership.routes.ts';
import { deletionRoutes } from './deletion/deletion.routes.ts';
import { exportRoutes } from './export/export.routes.ts';
import { securityRoutes } from './password/security.routes.ts';
import { phoneRoutes } from './phone/phone.routes.ts';
import { phoneAccountRoutes } from './phone/phone-account.routes.ts';
import { sessionRoutes } from './sessions/sessions.routes.ts';
import { profileRoutes } from './settings/profile.routes.ts';
import { settingsRoutes } from './settings/settings.routes.ts';
import { signupRoutes } from './sign-up/sign-up.routes.ts';

/** All of `/auth/*`, for the scope that carries `apiConventions` and the prefix `/api/v1`. */
export async function accountsRoutes(
  parent: HttpServer,
  deps: { accounts: Accounts; publicOrigin: () => string },
): Promise<void> {
  await parent.register(async (scope) => {
    const api = scope as HttpServer;
    await api.register(cookie);
    api.addHook('preSerialization', rememberDevice(deps.publicOrigin));
    addRoutes(api, deps);
  });
}

function addRoutes(
  api: HttpServer,
  { accounts, publicOrigin }: { accounts: Accounts; publicOrigin: () => string },
): void {
  signupRoutes(api, accounts);
  sessionRoutes(api, accounts);
  profileRoutes(api, accounts);
  phoneRoutes(api, { phone: accounts.phone, publicOrigin });
  phoneAccountRoutes(api, accounts);
  ownershipRoutes(api, accounts);
  claimsRoutes(api, accounts);
  securityRoutes(api, accounts);
  settingsRoutes(api, accounts);
  deletionRoutes(api, accounts);
  exportRoutes(api, accounts);
}
