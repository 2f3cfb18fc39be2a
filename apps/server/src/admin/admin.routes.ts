import type { HttpServer } from '#server/platform/http/http-server.ts';
import { adminSessionRoutes } from './accounts/admin-session.routes.ts';
import { administratorsRoutes } from './accounts/administrators.routes.ts';
import { ownAccountRoutes } from './accounts/own-account.routes.ts';
import { readCookies } from './accounts/refresh-cookie.ts';
import { accountActionsRoutes } from './actions/account-actions.routes.ts';
import { numberActionsRoutes } from './actions/number-actions.routes.ts';
import { shopActionsRoutes } from './actions/shop-actions.routes.ts';
import type { AdminDeps } from './admin-deps.ts';
import { auditRoutes } from './audit/audit.routes.ts';
import { figuresRoutes } from './figures/figures.routes.ts';
import { paymentsRoutes } from './payments/payments.routes.ts';
import { reportsRoutes } from './reports/reports.routes.ts';
import { settingsRoutes } from './settings/settings.routes.ts';
import { usersRoutes } from './users/users.routes.ts';

/** All of `/admin/*`, for the scope that carries `apiConventions` and the prefix `/api/v1`. */
export async function adminRoutes(api: HttpServer, deps: AdminDeps): Promise<void> {
  await api.register(
    async (scope) => {
      const admin = scope as HttpServer;
      await readCookies(admin);
      for (const addRoutes of parts) addRoutes(admin, deps);
    },
    { prefix: '/admin' },
  );
}

/** One line for each part: `usersRoutes`, … */
const parts: ((admin: HttpServer, deps: AdminDeps) => void)[] = [
  accountActionsRoutes,
  administratorsRoutes,
  adminSessionRoutes,
  auditRoutes,
  figuresRoutes,
  numberActionsRoutes,
  ownAccountRoutes,
  paymentsRoutes,
  reportsRoutes,
  settingsRoutes,
  shopActionsRoutes,
  usersRoutes,
];
