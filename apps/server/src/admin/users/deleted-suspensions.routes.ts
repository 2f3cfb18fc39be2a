import * as calls from '@app/contracts/admin/actions.endpoints';
import type { AdminContext } from '#server/admin/admin.context.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/errors.ts';
import { answer } from '#server/platform/http/answer.ts';
import { handle } from '#server/platform/http/handle.ts';
import type { HttpServer } from '#server/platform/http/http-server.ts';
import { auditWriter } from './change-seller.ts';

/** Suspensions that outlive their accounts: seen, found by handle, and lifted. */
export function deletedSuspensionsRoutes(admin: HttpServer, context: AdminContext): void {
  const { db, accounts } = context;
  handle(admin, calls.listDeletedSuspensions, async (request) => {
    const handle = request.query.handle?.trim().replace(/^@+/, '').toLowerCase();
    const rows = await accounts.deletedAccounts.list(db, handle || null);
    const suspensions = rows.map(({ accountId: userId, since, message, deletedAt }) => ({
      userId,
      since: since.toISOString(),
      message,
      deletedAt: deletedAt.toISOString(),
    }));
    return answer('Suspensions of deleted accounts', { suspensions });
  });
  handle(admin, calls.liftSuspension, async (request) => {
    const { userId } = request.params;
    const write = auditWriter(context, request, { action: 'user.restored', userId });
    await inTransaction(db, 'admin lift suspension', async (trx) => {
      const since = await accounts.deletedAccounts.lift(trx, userId);
      if (!since) throw new AppError('not_found');
      await write(trx, { suspendedSince: since.toISOString(), afterDeletion: true });
    });
    return answer('The suspension is lifted.', {});
  });
}
