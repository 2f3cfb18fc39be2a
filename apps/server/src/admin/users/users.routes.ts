import * as adminFiguresCalls from '@app/contracts/admin/figures.endpoints';
import * as supportCalls from '@app/contracts/admin/support/support.endpoints';
import * as adminUsersCalls from '@app/contracts/admin/users.endpoints';
import type { AdminContext } from '#server/admin/admin.context.ts';
import { writeAudit } from '#server/admin/audit/audit-log.ts';
import { callerOf, perAdmin } from '#server/admin/guards.ts';
import { entriesOfPage, readTimelinePage } from '#server/admin/timeline/read-timeline.ts';
import { csvType } from '#server/platform/csv/csv-file.ts';
import { answer } from '#server/platform/http/answer.ts';
import { limitRule } from '#server/platform/http/database-limits.ts';
import { handle } from '#server/platform/http/handle.ts';
import type { HttpServer } from '#server/platform/http/http-server.ts';
import { dayInKampala } from '#server/platform/kampala-days.ts';
import { exportUsers } from './export-users.ts';
import { countUsers, filterOf, listUsers } from './list-users.ts';
import { noteLook } from './note-look.ts';
import { readUserCounts } from './user-counts.ts';
import { readUserDetail, requireUser } from './user-detail.ts';
import { refreshStatuses } from './users.queries.ts';

/** Each reads every user into a file. */
const exportLimits = [
  perAdmin(limitRule('users_export_admin', { free: 10, windowSeconds: 3600, delaySeconds: [60, 600] })),
];

/** Sellers as administrators see them: the list, one of them, their figures, and all of them as a file. */
export function usersRoutes(admin: HttpServer, context: AdminContext): void {
  handle(admin, adminUsersCalls.listUsers, async (request) => ({
    success: true as const,
    message: 'Users',
    ...(await listUsers(context, request.query)),
  }));
  handle(admin, adminFiguresCalls.readStats, async () =>
    answer('Statistics', await readUserCounts(context.db, context.clock.now())),
  );
  handle(admin, adminUsersCalls.readUser, async (request) => {
    const { userId } = request.params;
    const data = await readUserDetail(context, userId);
    await noteLook(context, request, {});
    return answer('User', data);
  });
  handle(admin, supportCalls.readTimeline, async (request) => {
    const { kind, before } = request.query;
    await requireUser(context, request.params.userId);
    const data = await readTimelinePage(context.db, request.params.userId, { kind, before, limit: entriesOfPage });
    await noteLook(context, request, { timeline: kind ?? 'all' });
    return answer('Timeline', data);
  });
  exportRoute(admin, context);
}

function exportRoute(admin: HttpServer, context: AdminContext): void {
  const { db, clock } = context;
  handle(admin, adminUsersCalls.exportUsers, { limits: exportLimits }, async (request, reply) => {
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
  });
}
