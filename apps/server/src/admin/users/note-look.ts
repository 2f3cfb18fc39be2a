import type { FastifyRequest } from 'fastify';
import type { AdminContext } from '#server/admin/admin.context.ts';
import { writeAudit } from '#server/admin/audit/audit-log.ts';
import { callerOf } from '#server/admin/guards.ts';

/** Each look at a seller is on the audit log; `details` say at what. */
export async function noteLook(
  { db, clock }: AdminContext,
  request: FastifyRequest<{ Params: { userId: string } }>,
  details: Record<string, string>,
): Promise<void> {
  const subjectId = request.params.userId;
  await writeAudit(db, clock.now(), { ...callerOf(request), action: 'user.looked_at', subjectId, details });
}
