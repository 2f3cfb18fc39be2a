import type { AdminUserDetail } from '@app/contracts/admin/users.schemas';
import { anAdmin, type TestAdmin } from '#server/admin/admin.testing.ts';
import type { Answer, TestService } from '#server/test/service.testing.ts';

export const why = 'Asked for by the seller on the telephone';

/** An administrator of the role `support`, signed in now, and what they do. */
export async function aSupporter(service: TestService, role: TestAdmin['role'] = 'support') {
  const admin = await anAdmin(service, { role });
  const call = <Data = AdminUserDetail>(
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<Data>> =>
    service.call<Data>(method, `/admin${path}`, {
      token: admin.accessToken,
      headers,
      ...(body === undefined ? {} : { body }),
    });
  return {
    ...admin,
    call,
    /** A POST about a seller, with a reason unless the body brings its own. */
    act: <Data = AdminUserDetail>(
      userId: string,
      action: string,
      body: Record<string, unknown> = {},
      headers: Record<string, string> = {},
    ): Promise<Answer<Data>> => call<Data>('POST', `/users/${userId}/${action}`, { reason: why, ...body }, headers),
    /** What was done, without the looks at details. */
    async audit() {
      const rows = await service.db
        .selectFrom('audit_log')
        .select(['action', 'subject_id', 'reason', 'details'])
        .where('admin_id', '=', admin.adminId)
        .where('action', '<>', 'user.looked_at')
        .orderBy('sequence')
        .execute();
      return rows;
    },
  };
}

export type Supporter = Awaited<ReturnType<typeof aSupporter>>;

/** What the owner finds about their account, oldest first. */
export async function eventsOf(service: TestService, accountId: string) {
  const rows = await service.db
    .selectFrom('account_events')
    .select(['kind', 'details'])
    .where('account_id', '=', accountId)
    .orderBy('happened_at')
    .execute();
  return rows;
}
