import { AdminStatsAnswer } from '@app/contracts/admin-figures';
import { AdminUserAnswer, AdminUserListAnswer, AdminUserParams, AdminUserQuery } from '@app/contracts/admin-users';
import type { AdminContext } from '#server/admin/admin.context.ts';
import { writeAudit } from '#server/admin/audit/audit-log.ts';
import { adminOf, adminSchema, callerOf, requireRole } from '#server/admin/guards.ts';
import { answer } from '#server/platform/http/answer.ts';
import { csvAnswer, csvType } from '#server/platform/http/csv-file.ts';
import type { LimitRule } from '#server/platform/http/database-limits.ts';
import type { HttpServer } from '#server/platform/http/http-server.ts';
import { dayInKampala } from '#server/platform/kampala-days.ts';
import { exportUsers } from './export-users.ts';
import { countUsers, filterOf, listUsers } from './list-users.ts';
import { readUserCounts } from './user-counts.ts';
import { readUserDetail } from './user-detail.ts';
import { refreshStatuses } from './users.queries.ts';

/** Each reads every user and takes them out of the house. */
const exportByAdmin: LimitRule = {
  name: 'users_export_admin',
  free: 10,
  windowSeconds: 3600,
  delaySeconds: 60,
  maxDelaySeconds: 600,
};

/** Sellers as administrators see them: the list, one of them, their figures, and all of them as a file. */
export function usersRoutes(admin: HttpServer, context: AdminContext): void {
  admin.get(
    '/users',
    {
      onRequest: requireRole(context, 'viewer'),
      schema: {
        ...adminSchema,
        summary: 'Sellers by page, sorted, filtered, searched',
        querystring: AdminUserQuery,
        response: { 200: AdminUserListAnswer },
      },
    },
    async (request) => ({ success: true as const, message: 'Users', ...(await listUsers(context, request.query)) }),
  );
  admin.get(
    '/stats',
    {
      onRequest: requireRole(context, 'viewer'),
      schema: {
        ...adminSchema,
        summary: 'How many sellers there are, by status and sign-up',
        response: { 200: AdminStatsAnswer },
      },
    },
    async () => answer('Statistics', await readUserCounts(context.db, context.clock.now())),
  );
  admin.get(
    '/users/:userId',
    {
      onRequest: requireRole(context, 'viewer'),
      schema: {
        ...adminSchema,
        summary: 'One seller, or a phone sign-up that waits for its code; each look is on the audit log',
        params: AdminUserParams,
        response: { 200: AdminUserAnswer },
      },
    },
    async (request) => {
      const { userId } = request.params;
      const data = await readUserDetail(context, userId);
      await writeAudit(context.db, context.clock.now(), {
        ...callerOf(request),
        action: 'user.looked_at',
        subjectId: userId,
      });
      return answer('User', data);
    },
  );
  exportRoute(admin, context);
}

function exportRoute(admin: HttpServer, context: AdminContext): void {
  const { db, clock } = context;
  admin.get(
    '/users/export',
    {
      onRequest: requireRole(context, 'support'),
      schema: {
        ...adminSchema,
        summary: 'All sellers of a query as CSV, whatever its page and limit; x-total-rows tells about how many',
        querystring: AdminUserQuery,
        response: { 200: csvAnswer },
      },
    },
    async (request, reply) => {
      await context.limits.take(exportByAdmin, adminOf(request).adminId);
      const filter = filterOf(request.query);
      const now = clock.now();
      await refreshStatuses(db, now);
      const total = await countUsers(context, filter);
      const { status, sortBy, sortOrder, search } = filter;
      // Never what was searched for: it may be a handle or a number.
      const details = { subscriptionStatus: status, sortBy, sortOrder, searched: search !== null, rows: total };
      await writeAudit(db, now, { ...callerOf(request), action: 'users.exported', details });
      reply
        .type(csvType)
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
