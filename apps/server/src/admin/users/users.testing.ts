import { AdminStatsAnswer } from '@app/contracts/admin/figures.schemas';
import { AdminUserListAnswer, type AdminUserListItem, type Pagination } from '@app/contracts/admin/users.schemas';
import { Value } from 'typebox/value';
import { anAdmin, type TestAdmin } from '#server/admin/admin.testing.ts';
import { createAdminTokens } from '#server/admin/administrators/admin-tokens.ts';
import { type AShop, aShop, type TestShop } from '#server/catalog/catalog.testing.ts';
import { dayMs } from '#server/platform/clock.ts';
import type { TestService } from '#server/test/service.testing.ts';

interface ASeller extends AShop {
  loginPhone?: string;
  subscriptionEndsAt?: Date;
  complimentaryEndsAt?: Date;
}

/** A seller of the service's clock: the trial began when the account was made, which is now unless told. */
export async function aSeller(service: TestService, wanted: ASeller = {}): Promise<TestShop> {
  const { db, clock } = service;
  const { loginPhone, subscriptionEndsAt, complimentaryEndsAt, createdAt = clock.now(), ...rest } = wanted;
  const trialEndsAt = new Date(createdAt.getTime() + 7 * dayMs);
  const shop = await aShop(db, { trialEndsAt, ...rest, createdAt });
  if (loginPhone !== undefined)
    await db.updateTable('accounts').set({ login_phone: loginPhone }).where('account_id', '=', shop.shopId).execute();
  if (subscriptionEndsAt !== undefined || complimentaryEndsAt !== undefined)
    await db
      .updateTable('subscriptions')
      .set({ subscription_ends_at: subscriptionEndsAt ?? null, complimentary_ends_at: complimentaryEndsAt ?? null })
      .where('shop_id', '=', shop.shopId)
      .execute();
  return shop;
}

/** A phone sign-up that waits for its code; answers its id. */
export async function aSignup(
  service: TestService,
  handle: string,
  phone: string,
  requestedAt?: Date,
): Promise<string> {
  const { signup_id } = await service.db
    .insertInto('phone_signups')
    .values({ phone, handle, profile: '{}', requested_at: requestedAt ?? service.clock.now() })
    .returning('signup_id')
    .executeTakeFirstOrThrow();
  return signup_id;
}

/** An administrator who looks at lists, however far the clock is moved. */
export async function aReader(service: TestService, role: TestAdmin['role'] = 'viewer') {
  const admin = await anAdmin(service, { role });
  const tokens = createAdminTokens({ secret: service.config.tokenSecret, clock: service.clock });
  const get = async (path: string) => service.call('GET', `/admin${path}`, { token: await tokens.sign(admin) });
  return {
    ...admin,
    get,
    async list(
      query: Record<string, string | number> = {},
    ): Promise<{ users: AdminUserListItem[]; pagination: Pagination }> {
      const asked = Object.entries(query).map(([key, value]): [string, string] => [key, String(value)]);
      const { body } = await get(`/users?${new URLSearchParams(asked)}`);
      return Value.Parse(AdminUserListAnswer, body);
    },
    async handles(query: Record<string, string | number> = {}): Promise<string[]> {
      return (await this.list(query)).users.map(({ handle }) => handle);
    },
    async stats() {
      return Value.Parse(AdminStatsAnswer, (await get('/stats')).body).data;
    },
  };
}

export type Reader = Awaited<ReturnType<typeof aReader>>;
