import cookie from '@fastify/cookie';
import type { HttpServer } from '#server/platform/http/http-server.ts';
import type { AccountsContext } from './accounts.context.ts';
import { rememberDevice } from './caller.ts';
import { claimsRoutes } from './claims/claims.routes.ts';
import { ownershipRoutes } from './claims/ownership.routes.ts';
import { deletionRoutes } from './deletion/deletion.routes.ts';
import { exportRoute } from './export/export.routes.ts';
import { passwordRoute } from './password/password.routes.ts';
import { phoneRoutes } from './phone/phone.routes.ts';
import { sessionsRoutes } from './sessions/sessions.routes.ts';
import { settingsRoutes } from './settings/settings.routes.ts';
import { signInRoute } from './sign-in/sign-in.routes.ts';
import { signUpRoutes } from './sign-up/sign-up.routes.ts';
import { tiktokRoutes } from './tiktok/tiktok.routes.ts';

const rooms = [
  signUpRoutes,
  signInRoute,
  sessionsRoutes,
  phoneRoutes,
  ownershipRoutes,
  claimsRoutes,
  passwordRoute,
  settingsRoutes,
  deletionRoutes,
  exportRoute,
  tiktokRoutes,
];

/** All of `/auth/*`; the scope carries `apiConventions`. */
export async function accountsRoutes(parent: HttpServer, accounts: AccountsContext): Promise<void> {
  await parent.register(async (scope) => {
    const api = scope as HttpServer;
    await api.register(cookie);
    api.addHook(
      'preSerialization',
      rememberDevice(accounts.publicOrigin, { withTikTok: accounts.tiktok.api !== null }),
    );
    for (const addRoutes of rooms) addRoutes(api, accounts);
  });
}
