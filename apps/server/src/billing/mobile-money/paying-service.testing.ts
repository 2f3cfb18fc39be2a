import type { Payment, Subscription } from '@app/contracts/billing/billing.schemas';
import { simulatedEnvironment } from '@app/payments-simulator/environment';
import { startPaymentsSimulator } from '@app/payments-simulator/server';
import { vi } from 'vitest';
import { readSubscription } from '#server/billing/checkout/read-subscription.ts';
import { readPayment } from '#server/billing/payments/read-payment.ts';
import { openTestService } from '#server/test/service.testing.ts';
import { checkPayment } from './check-payment.ts';
import { claimDue } from './mobile-payments.queries.ts';

interface PayingAnswer extends Subscription {
  payment: Payment;
}

/** A service that takes money by hand and by all providers, beside a simulator of them whose payers wait. */
export async function openPayingService(order = 'mtn,relworx,manual', settings: Record<string, string> = {}) {
  const payments = await startPaymentsSimulator();
  const service = await openTestService({
    ...simulatedEnvironment(payments),
    PAYMENT_PROVIDERS: order,
    MANUAL_MERCHANT_NUMBER: '+256772123456',
    MANUAL_MERCHANT_NAME: 'Dukalink Ltd',
    ...settings,
  });
  const { billing } = service.app.services;
  let actions = 0;
  return {
    service,
    billing,
    control: payments.control,
    /** How often a provider was asked, such as `mtn ask`. */
    asked: (what: string) => payments.control.state().calls[what] ?? 0,
    /** Taps Subscribe; each time another action unless a key is given. */
    subscribe(token: string, body: object, key = `some-action-number-${++actions}`) {
      return service.call<PayingAnswer>('POST', '/auth/subscribe', {
        token,
        body,
        headers: { 'idempotency-key': key },
      });
    },
    /** As the seller sees it; access tokens end sooner than some of these payments. */
    payment: (shopId: string, reference: string) => readPayment(billing, shopId, { reference }),
    plan: (shopId: string) => readSubscription(billing, shopId),
    /** One look of the job at everything that is due. */
    async checkDue(): Promise<number> {
      const due = await claimDue(service.db, service.clock.now(), 1000, 120_000);
      await Promise.all(due.map((payment) => checkPayment(billing, payment)));
      return due.length;
    },
    callBack: (provider: string, body: object, secret = billing.callbacks.secretOf(provider)) =>
      service.app.server.inject({
        method: 'PUT',
        url: `/webhooks/payments/${provider}/${secret}`,
        headers: { host: 'localhost:3000', 'content-type': 'application/json' },
        payload: JSON.stringify(body),
      }),
    /** Everybody may be asked again, every provider answers, and nothing is due. */
    async startAnew(): Promise<void> {
      payments.control.reset();
      for (const { health } of billing.ways.mobile) health.note(false);
      await service.db.updateTable('mobile_payments').set({ next_check_at: null }).execute();
      await service.db.deleteFrom('rate_limits').execute();
    },
    /** Waits for what goes on behind an answer. */
    becomes: (look: () => Promise<void>) => vi.waitFor(look, { timeout: 10_000, interval: 10 }),
    async close(): Promise<void> {
      await service.close();
      await payments.close();
    },
  };
}
