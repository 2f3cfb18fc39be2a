import type { HttpServer } from '#server/platform/http/http-server.ts';
import type { Accounts } from './accounts.service.ts';
import { ownershipRoutes } from './ownership.routes.ts';
import { profileRoutes } from './profile.routes.ts';
import { sessionRoutes } from './session.routes.ts';
import { signupRoutes } from './sign-up.routes.ts';

/** All of `/auth/*`, for the scope that carries `apiConventions` and the prefix `/api/v1`. */
export async function accountsRoutes(api: HttpServer, accounts: Accounts): Promise<void> {
  signupRoutes(api, accounts);
  sessionRoutes(api, accounts);
  profileRoutes(api, accounts);
  ownershipRoutes(api, accounts);
}
