import type { Readable } from 'node:stream';
import { AdminStatsAnswer } from '@app/contracts/admin-figures';
import {
  AdminUserAnswer,
  AdminUserExportQuery,
  AdminUserListAnswer,
  AdminUserParams,
  AdminUserQuery,
} from '@app/contracts/admin-users';
import Type from 'typebox';
import type { AdminDeps } from '#server/admin/admin.context.ts';
import { writeAudit } from '#server/admin/audit/audit-log.ts';
import { adminOf, callerOf } from '#server/admin/guards.ts';
import { dayInKampala } from '#server/analytics/analytics.service.ts';
import type { LimitRule } from '#server/platform/http/database-limits.ts';
import type { HttpServer } from '#server/platform/http/http-server.ts';
import { exportUsers } from './export-users.ts';
import { createUserList, filterOf, type UserList } from './list-users.ts';
import { bringUpToDate } from './refresh-statuses.ts';
import { readStats } from './user-counts.ts';
import { readUserDetail } from './user-detail.ts';

/** Each reads every user and takes them out of the house. */
const exportByAdmin: LimitRule = {
  name: 'users_export_admin',
  free: 10,
  windowSeconds: 3600,
  delaySeconds: 60,
  maxDelaySeconds: 600,
};

/** Sent as a stream, so nothing is serialised; the description says what comes. */
const csvFile = Type.Unsafe<Readable>(Type.String());
const common = { tags: ['admin'], security: [{ admin: [] }] };

/** Sellers as administrators see them: the list, one of them, their figures, and all of them as a file. */
export function usersRoutes(admin: HttpServer, deps: AdminDeps): void {
  const { db, clock, guards } = deps;
  const list = createUserList({ db, clock });
  admin.get(
    '/users',
    {
      onRequest: guards.requireRole('viewer'),
      schema: {
        ...common,
        summary: 'Sellers by page, sorted, filtered, searched',
        querystring: AdminUserQuery,
        response: { 200: AdminUserListAnswer },
      },
    },
    async (request) => ({ success: true as const, message: 'Users', ...(await list.read(request.query)) }),
  );
  admin.get(
    '/stats',
    {
      onRequest: guards.requireRole('viewer'),
      schema: {
        ...common,
        summary: 'How many sellers there are, by status and sign-up',
        response: { 200: AdminStatsAnswer },
      },
    },
    async () => ({ success: true as const, message: 'Statistics', data: await readStats(db, clock.now()) }),
  );
  admin.get(
    '/users/:userId',
    {
      onRequest: guards.requireRole('viewer'),
      schema: {
        ...common,
        summary: 'One seller, or a phone sign-up that waits for its code; each look is on the audit log',
        params: AdminUserParams,
        response: { 200: AdminUserAnswer },
      },
    },
    async (request) => {
      const { userId } = request.params;
      const data = await readUserDetail(db, userId, clock.now(), deps.publicOrigin());
      await writeAudit(db, clock.now(), { ...callerOf(request), action: 'user.looked_at', subjectId: userId });
      return { success: true as const, message: 'User', data };
    },
  );
  exportRoute(admin, deps, list);
}

function exportRoute(admin: HttpServer, deps: AdminDeps, list: UserList): void {
  const { db, clock } = deps;
  admin.get(
    '/users/export',
    {
      onRequest: deps.guards.requireRole('support'),
      schema: {
        ...common,
        summary: 'All sellers of a query as CSV; x-total-rows tells how many there will be, about',
        querystring: AdminUserExportQuery,
        response: { 200: { content: { 'text/csv': { schema: csvFile } } } },
      },
    },
    async (request, reply) => {
      await deps.limits.take(exportByAdmin, adminOf(request).adminId);
      const filter = filterOf(request.query);
      const now = clock.now();
      await bringUpToDate(db, now);
      const total = await list.total(filter);
      const { status, sortBy, sortOrder, search } = filter;
      // Never what was searched for: it may be a handle or a number.
      const details = { subscriptionStatus: status, sortBy, sortOrder, searched: search !== null, rows: total };
      await writeAudit(db, now, { ...callerOf(request), action: 'users.exported', details });
      reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="users-export-${dayInKampala(now)}.csv"`)
        .header('x-total-rows', String(total));
      return reply.send(
        exportUsers(db, filter, now, (error) =>
          request.log.error({ requestId: request.id, err: error }, 'the export of users broke off'),
        ),
      );
    },
  );
}
