import * as auditCalls from '@app/contracts/admin/audit.endpoints';
import * as figuresCalls from '@app/contracts/admin/figures.endpoints';
import * as settingsCalls from '@app/contracts/admin/settings.endpoints';
import cookie from '@fastify/cookie';
import { csvType } from '#server/platform/csv/csv-file.ts';
import { answer } from '#server/platform/http/answer.ts';
import { handle } from '#server/platform/http/handle.ts';
import type { HttpServer } from '#server/platform/http/http-server.ts';
import { dayInKampala } from '#server/platform/kampala-days.ts';
import type { AdminContext } from './admin.context.ts';
import { administratorsRoutes } from './administrators/managing/administrators.routes.ts';
import { ownAccountRoutes } from './administrators/own-account/own-account.routes.ts';
import { adminSessionRoutes } from './administrators/sign-in/sign-in.routes.ts';
import { exportAudit, readAudit } from './audit/read-audit.ts';
import { verifyAudit } from './audit/verify-audit.ts';
import { readApifyFigures } from './figures/apify-figures.queries.ts';
import { readHealth, readServiceVersion } from './figures/health.ts';
import { readPaymentAnalytics } from './figures/payment-analytics.queries.ts';
import { readAdminAnalytics } from './figures/read-analytics.ts';
import { callerOf } from './guards.ts';
import { paymentsRoutes } from './payments/payments.routes.ts';
import { reconciliationRoutes } from './payments/reconciliation.routes.ts';
import { reportsRoutes } from './reports/reports.routes.ts';
import { readAdminSources } from './settings/admin-sources.ts';
import { changeSettings, readAdminSettings, switchSource } from './settings/change-settings.ts';
import { accountActionsRoutes, deletedSuspensionsRoutes, shopActionsRoutes } from './users/actions.routes.ts';
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

/** Who did what, when, from where: for owners. */
function auditRoutes(admin: HttpServer, context: AdminContext): void {
  handle(admin, auditCalls.readAudit, async (request) =>
    answer('Audit log', await readAudit(context.db, request.query)),
  );
  handle(admin, auditCalls.exportAudit, async (request, reply) => {
    const file = await exportAudit(context, callerOf(request), request.query, (error) =>
      request.log.error({ requestId: request.id, err: error }, 'the export of the audit log broke off'),
    );
    const name = `audit-log-${dayInKampala(context.clock.now())}.csv`;
    reply.type(csvType).header('content-disposition', `attachment; filename="${name}"`);
    return reply.send(file);
  });
  handle(admin, auditCalls.verifyAudit, async () => answer('Audit log checked', await verifyAudit(context)));
}

/** What happens in all shops, and how the service is. */
function figuresRoutes(admin: HttpServer, context: AdminContext): void {
  const [version, startedAt] = [readServiceVersion(), context.clock.now().toISOString()];
  handle(admin, figuresCalls.readAdminAnalytics, async (request) =>
    answer('Statistics', await readAdminAnalytics(context, request.query.days ?? 30)),
  );
  handle(admin, figuresCalls.readPaymentAnalytics, async (request) =>
    answer('Payments', await readPaymentAnalytics(context, request.query.days ?? 30)),
  );
  handle(admin, figuresCalls.readApify, async () => answer('Apify', { apify: await readApifyFigures(context) }));
  handle(admin, figuresCalls.readAdminHealth, async () => {
    const health = await readHealth(context);
    const sources = await readAdminSources(context);
    return answer('Health', { version, startedAt, ...health, sources });
  });
}

/** Settings for all, which every administrator reads and owners change. */
function settingsRoutes(admin: HttpServer, context: AdminContext): void {
  handle(admin, settingsCalls.readSettings, async () => answer('Settings', await readAdminSettings(context)));
  handle(admin, settingsCalls.changeSettings, async (request) =>
    answer('Settings saved', await changeSettings(context, callerOf(request), request.body)),
  );
  handle(admin, settingsCalls.switchSource, async (request) =>
    answer(
      request.body.enabled ? 'Source switched on' : 'Source switched off',
      await switchSource(context, callerOf(request), { ...request.params, ...request.body }),
    ),
  );
}
