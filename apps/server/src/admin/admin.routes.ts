import cookie from '@fastify/cookie';
import type { HttpServer } from '#server/platform/http/http-server.ts';
import type { AdminContext } from './admin.context.ts';
import { administratorsRoutes } from './administrators/managing/administrators.routes.ts';
import { ownAccountRoutes } from './administrators/own-account/own-account.routes.ts';
import { adminSessionRoutes } from './administrators/sign-in/sign-in.routes.ts';
import { auditRoutes } from './audit/audit.routes.ts';
import { figuresRoutes } from './figures/figures.routes.ts';
import { paymentsRoutes } from './payments/payments.routes.ts';
import { reconciliationRoutes } from './payments/reconciliation.routes.ts';
import { reportsRoutes } from './reports/reports.routes.ts';
import { settingsRoutes } from './settings/settings.routes.ts';
import { accountActionsRoutes } from './users/account-actions.routes.ts';
import { deletedSuspensionsRoutes } from './users/deleted-suspensions.routes.ts';
import { shopActionsRoutes } from './users/shop-actions.routes.ts';
import { usersRoutes } from './users/users.routes.ts';

/** All of `/admin/*`, for the scope that carries `apiConventions` and the prefix `/api/v1`. */
export async function adminRoutes(api: HttpServer, context: AdminContext): Promise<void> {
  await api.register(
    async (scope) => {
      const admin = scope as HttpServer;
      await admin.register(cookie);
      for (const addRoutes of parts) addRoutes(admin, context);
    },
    { prefix: '/admin' },
  );
}

const parts = [
  accountActionsRoutes,
  administratorsRoutes,
  adminSessionRoutes,
  auditRoutes,
  deletedSuspensionsRoutes,
  figuresRoutes,
  ownAccountRoutes,
  paymentsRoutes,
  reconciliationRoutes,
  reportsRoutes,
  settingsRoutes,
  shopActionsRoutes,
  usersRoutes,
];
