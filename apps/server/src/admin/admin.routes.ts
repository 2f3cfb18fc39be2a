import * as auditCalls from '@app/contracts/admin/audit.endpoints';
import * as figuresCalls from '@app/contracts/admin/figures.endpoints';
import * as sessionCalls from '@app/contracts/admin/session.endpoints';
import * as settingsCalls from '@app/contracts/admin/settings.endpoints';
import cookie from '@fastify/cookie';
import { csvType } from '#server/platform/csv/csv-file.ts';
import { answer } from '#server/platform/http/answer.ts';
import { handle } from '#server/platform/http/handle.ts';
import type { HttpServer } from '#server/platform/http/http-server.ts';
import { dayInKampala } from '#server/platform/kampala-days.ts';
import type { AdminContext } from './admin.context.ts';
import { invitationsRoutes } from './administrators/invitations/invitations.routes.ts';
import { readInvitations } from './administrators/invitations/invite.ts';
import {
  changeAdministrator,
  endAdministratorSessions,
  readAdministrators,
  removeSecondFactorOf,
} from './administrators/managing/administrators.ts';
import {
  endOtherSessions,
  endOwnSession,
  listOwnSessions,
  readOwnAccount,
} from './administrators/own-account/own-account.ts';
import { changeOwnPassword } from './administrators/own-account/own-password.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  removeSecondFactor,
} from './administrators/own-account/own-second-factor.ts';
import { setDeviceCookie } from './administrators/sign-in/cookies.ts';
import { adminSessionRoutes } from './administrators/sign-in/sign-in.routes.ts';
import { readAttention } from './attention/read-attention.ts';
import { exportAudit, readAudit } from './audit/read-audit.ts';
import { verifyAudit } from './audit/verify-audit.ts';
import { readApifyFigures } from './figures/apify-figures.queries.ts';
import { readHealth, readServiceVersion } from './figures/health.ts';
import { readPaymentAnalytics } from './figures/payment-analytics.queries.ts';
import { readAdminAnalytics } from './figures/read-analytics.ts';
import { adminOf, callerOf, isAtLeast } from './guards.ts';
import { adminOrdersRoutes } from './orders/orders.routes.ts';
import { paymentsRoutes } from './payments/payments.routes.ts';
import { reconciliationRoutes } from './payments/reconciliation.routes.ts';
import { reportsRoutes } from './reports/reports.routes.ts';
import { searchRoutes } from './search/search.routes.ts';
import { readAdminSources } from './settings/admin-sources.ts';
import { changeSettings, readAdminSettings, switchSource } from './settings/change-settings.ts';
import {
  accountActionsRoutes,
  deletedSuspensionsRoutes,
  notesRoutes,
  shopActionsRoutes,
} from './users/actions.routes.ts';
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
  invitationsRoutes,
  notesRoutes,
  ownAccountRoutes,
  paymentsRoutes,
  reconciliationRoutes,
  reportsRoutes,
  searchRoutes,
  settingsRoutes,
  shopActionsRoutes,
  usersRoutes,
  adminOrdersRoutes,
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
  handle(admin, figuresCalls.readAttention, async (request) =>
    answer('What waits', await readAttention(context, { comparesPayments: isAtLeast(request, 'support') })),
  );
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

/** How owners manage administrators. The first one is made by `npm run admin:create`. */
function administratorsRoutes(admin: HttpServer, context: AdminContext): void {
  handle(admin, settingsCalls.listAdministrators, async () =>
    answer('Administrators', {
      administrators: await readAdministrators(context),
      invitations: await readInvitations(context.db),
    }),
  );
  handle(admin, settingsCalls.changeAdministrator, async (request) => {
    const data = await changeAdministrator(context, callerOf(request), request.params.adminId, request.body);
    return answer('Administrator changed', data);
  });
  handle(admin, settingsCalls.endAdministratorSessions, async (request) => {
    const { adminId } = request.params;
    const data = await endAdministratorSessions(context, callerOf(request), adminId, request.body.reason);
    return answer('Signed out everywhere', data);
  });
  handle(admin, settingsCalls.removeTheirSecondFactor, async (request) => {
    const { adminId } = request.params;
    const data = await removeSecondFactorOf(context, callerOf(request), adminId, request.body.reason);
    return answer('Second factor removed', data);
  });
}

/** The caller's account: any role, and also before a required second factor is set up. */
function ownAccountRoutes(admin: HttpServer, context: AdminContext): void {
  handle(admin, sessionCalls.readAdminMe, async (request) =>
    answer('Your account', await readOwnAccount(context, adminOf(request))),
  );
  handle(admin, sessionCalls.changeAdminPassword, async (request, reply) => {
    // The cookie of before depends on the former password.
    const token = await changeOwnPassword(context, adminOf(request), request.body, request.ip);
    setDeviceCookie(reply, token, context.publicOrigin());
    return answer('Password changed. You are signed out everywhere else.', {});
  });
  handle(admin, sessionCalls.beginSecondFactor, async (request) => {
    const data = await beginSecondFactor(context, adminOf(request), request.body.password, request.ip);
    return answer('Scan the code with your authenticator app', data);
  });
  handle(admin, sessionCalls.confirmSecondFactor, async (request) => {
    await confirmSecondFactor(context, adminOf(request), request.body.code, request.ip);
    return answer('Second factor set up. You are signed out everywhere else.', {});
  });
  handle(admin, sessionCalls.removeSecondFactor, async (request) => {
    await removeSecondFactor(context, adminOf(request), request.body, request.ip);
    return answer('Second factor removed', {});
  });
  handle(admin, sessionCalls.listAdminSessions, async (request) => {
    const sessions = await listOwnSessions(context, adminOf(request));
    return answer('Your sessions', { sessions });
  });
  handle(admin, sessionCalls.endAdminSession, async (request) => {
    const { params, body, ip } = request;
    await endOwnSession(context, adminOf(request), params.sessionId, { ...body, ip });
    return answer('Signed out there', {});
  });
  handle(admin, sessionCalls.endOtherAdminSessions, async (request) => {
    const ended = await endOtherSessions(context, adminOf(request), { ...request.body, ip: request.ip });
    return answer('Signed out everywhere else', { ended });
  });
}
