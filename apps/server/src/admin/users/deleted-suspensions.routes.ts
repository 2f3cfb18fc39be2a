import { DeletedSuspensionAnswer, DeletedSuspensionQuery } from '@app/contracts/admin-actions';
import { ReasonBody } from '@app/contracts/admin-audit';
import { AdminUserParams } from '@app/contracts/admin-users';
import { Nothing, Success } from '@app/contracts/envelope';
import type { AdminContext } from '#server/admin/admin.context.ts';
import { auditWriter } from '#server/admin/audit/with-audit.ts';
import { adminSchema, requireRole } from '#server/admin/guards.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/errors.ts';
import { answer } from '#server/platform/http/answer.ts';
import type { HttpServer } from '#server/platform/http/http-server.ts';

/** Suspensions that outlive their accounts: seen, found by handle, and lifted. */
export function deletedSuspensionsRoutes(admin: HttpServer, context: AdminContext): void {
  const { db, accounts } = context;
  admin.get(
    '/deleted-suspensions',
    {
      onRequest: requireRole(context, 'viewer'),
      schema: {
        ...adminSchema,
        summary: 'Deleted accounts that are still suspended, the last 100, or those of one handle',
        querystring: DeletedSuspensionQuery,
        response: { 200: DeletedSuspensionAnswer },
      },
    },
    async (request) => {
      const handle = request.query.handle?.trim().replace(/^@+/, '').toLowerCase();
      const rows = await accounts.deletedAccounts.list(db, handle || null);
      const suspensions = rows.map(({ accountId: userId, since, message, deletedAt }) => ({
        userId,
        since: since.toISOString(),
        message,
        deletedAt: deletedAt.toISOString(),
      }));
      return answer('Suspensions of deleted accounts', { suspensions });
    },
  );
  admin.post(
    '/deleted-suspensions/:userId/lifting',
    {
      config: { idempotent: true },
      onRequest: requireRole(context, 'support'),
      schema: {
        ...adminSchema,
        summary: 'Lift the suspension of a deleted account: its TikTok may open a shop again',
        params: AdminUserParams,
        body: ReasonBody,
        response: { 200: Success(Nothing) },
      },
    },
    async (request) => {
      const { userId } = request.params;
      const write = auditWriter(context, request, { action: 'user.restored', userId });
      await inTransaction(db, 'admin lift suspension', async (trx) => {
        const since = await accounts.deletedAccounts.lift(trx, userId);
        if (!since) throw new AppError('not_found');
        await write(trx, { suspendedSince: since.toISOString(), afterDeletion: true });
      });
      return answer('The suspension is lifted.', {});
    },
  );
}
