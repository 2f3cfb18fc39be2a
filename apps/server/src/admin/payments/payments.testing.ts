import type { AdminPayment, AdminUserDetail } from '@app/contracts/admin/users.schemas';
import type { Payment } from '@app/contracts/billing/billing.schemas';
import { aSupporter, why } from '#server/admin/users/user-actions.testing.ts';
import { dayMs } from '#server/platform/clock.ts';
import type { TestService } from '#server/test/service.testing.ts';

let sellers = 0;

/** What a service needs so that payments wait for an administrator. */
export const byHand = {
  PAYMENT_PROVIDER: 'manual',
  MANUAL_MERCHANT_NUMBER: '+256772123456',
  MANUAL_MERCHANT_NAME: 'Dukalink Ltd',
};

/** A seller whose trial is over, an administrator, and what the two do about payments. */
export async function aPayingSeller(service: TestService) {
  sellers += 1;
  const handle = `pays.${sellers}`;
  const { user, accessToken } = await service.signUp(handle);
  const shopId = user.id;
  const receipt = `TX${sellers}.1`;
  let support = await aSupporter(service);
  const fromNow = (ms: number) => new Date(service.clock.now().getTime() + ms);
  const setTrial = (ms: number) =>
    service.db
      .updateTable('subscriptions')
      .set({ trial_ends_at: fromNow(ms) })
      .where('shop_id', '=', shopId)
      .execute();
  await setTrial(-dayMs);
  const decide = (reference: string, what: string, body: Record<string, unknown> = {}) =>
    support.call('POST', `/payments/${reference}/${what}`, { reason: why, ...body });
  return {
    shopId,
    handle,
    token: accessToken,
    /** A receipt of this seller's only. */
    receipt,
    adminId: support.adminId,
    audit: support.audit,
    fromNow,
    iso: (ms: number) => fromNow(ms).toISOString(),
    setTrial,
    /** Signs the administrator in again, because tokens run out with the clock. */
    async advance(ms: number, role: 'viewer' | 'support' = 'support'): Promise<void> {
      service.clock.advance(ms);
      support = await aSupporter(service, role);
    },
    /** The reference of a payment that the seller starts. */
    async start(): Promise<string> {
      const answer = await service.call<{ payment: Payment }>('POST', '/auth/subscribe', { token: accessToken });
      return answer.body.data.payment.reference;
    },
    decide,
    confirm: (reference: string) => decide(reference, 'confirmation'),
    refuse: (reference: string, shown = 'No money came.') => decide(reference, 'refusal', { shown }),
    takeBack: (reference: string) => decide(reference, 'taking-back'),
    receive: (body: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
      support.act(shopId, 'payments', { amountUgx: 30_000, months: 3, receipt, ...body }, headers),
    give: (days: number) => support.act(shopId, 'complimentary', { days }),
    /** This seller's of the list. */
    async list(query = ''): Promise<AdminPayment[]> {
      const answer = await support.call<{ payments: AdminPayment[] }>('GET', `/payments${query}`);
      return answer.body.data.payments.filter((payment) => payment.userId === shopId);
    },
    ledger: () =>
      service.db
        .selectFrom('payment_ledger')
        .select(['entry', 'actor', 'period_starts_at', 'period_ends_at'])
        .where('shop_id', '=', shopId)
        .orderBy('recorded_at')
        .orderBy('entry', 'desc')
        .execute(),
  };
}

export type PayingSeller = Awaited<ReturnType<typeof aPayingSeller>>;

export function paymentOf(detail: AdminUserDetail, reference: string): AdminPayment | undefined {
  return detail.payments.find((payment) => payment.reference === reference);
}
