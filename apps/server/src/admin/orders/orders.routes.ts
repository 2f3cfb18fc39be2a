import * as calls from '@app/contracts/admin/support/orders.endpoints';
import type { AdminContext } from '#server/admin/admin.context.ts';
import { checkReason, writeAudit } from '#server/admin/audit/audit-log.ts';
import { callerOf } from '#server/admin/guards.ts';
import { noteLook } from '#server/admin/users/note-look.ts';
import { requireUser } from '#server/admin/users/user-detail.ts';
import { listForSupport, removeOrders } from '#server/orders/orders.service.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/errors.ts';
import { answer } from '#server/platform/http/answer.ts';
import { handle } from '#server/platform/http/handle.ts';
import type { HttpServer } from '#server/platform/http/http-server.ts';
import { removeReviews } from '#server/reviews/reviews.service.ts';

/** What support sees of a shop's orders, and does against abuse. Both are on the audit log. */
export function adminOrdersRoutes(admin: HttpServer, context: AdminContext): void {
  const { db, clock } = context;
  handle(admin, calls.listUserOrders, async (request) => {
    const { userId } = request.params;
    await requireUser(context, userId);
    const page = await listForSupport(db, userId, request.query.before, clock.now());
    await noteLook(context, request, { orders: String(page.orders.length) });
    return answer('Orders', page);
  });
  handle(admin, calls.removeUserOrders, async (request) => {
    const { userId } = request.params;
    const reason = checkReason(request.body.reason);
    const removed = await inTransaction(db, 'admin.remove-orders', async (trx) => {
      const { orderIds } = request.body;
      await removeReviews(trx, userId, orderIds);
      const numbers = await removeOrders(trx, userId, orderIds, clock.now());
      if (numbers.length === 0) throw new AppError('conflict', { message: 'These orders are gone already.' });
      const entry = { action: 'user.orders_removed', subjectId: userId, reason, details: { numbers } } as const;
      await writeAudit(trx, clock.now(), { ...callerOf(request), ...entry });
      return numbers.length;
    });
    return answer(`${removed} order${removed === 1 ? '' : 's'} removed`, { removed });
  });
}
