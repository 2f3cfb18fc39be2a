import type { Payment, Subscription } from '@app/contracts/billing/billing.schemas';

/** A payment by hand that waits, unless said otherwise. */
export const aPayment = (given: Partial<Payment> = {}): Payment => ({
  paymentId: 'p1',
  provider: 'manual',
  status: 'pending',
  amountUgx: 10_000,
  months: 1,
  reference: 'DK-7F3K9Q',
  instructions: { merchantNumber: '+256 772 123456', merchantName: 'Dukalink Ltd' },
  wallet: null,
  redirectUrl: null,
  message: 'Send UGX 10,000.',
  receipt: null,
  createdAt: '2026-11-20T08:00:00.000Z',
  lapsesAt: '2026-11-27T08:00:00.000Z',
  paidAt: null,
  periodStartsAt: null,
  periodEndsAt: null,
  refusedReason: null,
  stoppedAt: null,
  ...given,
});

/** One that waits for the PIN on an MTN phone. */
export const aPrompt = (given: Partial<Payment> = {}): Payment =>
  aPayment({
    provider: 'mtn',
    instructions: null,
    wallet: { phoneNumber: '+256772123456', network: 'mtn' },
    message: 'Approve UGX 10,000 on +256772123456 with your MTN Mobile Money PIN.',
    ...given,
  });

export const paid = {
  status: 'paid',
  message: 'Subscription activated successfully!',
  receipt: 'MP2501.AB',
  paidAt: '2026-11-20T08:01:00.000Z',
  periodStartsAt: '2026-11-20T08:01:00.000Z',
  periodEndsAt: '2026-12-20T08:01:00.000Z',
} as const;

/** A trial that is over, with prompts to MTN and Airtel and payments by hand. */
export const aSubscription = (given: Partial<Subscription> = {}): Subscription => ({
  status: 'expired',
  trialEndDate: '2026-11-18T08:00:00.000Z',
  hadTrialBefore: false,
  subscriptionEndDate: null,
  expiresAt: null,
  graceEndsAt: null,
  nextPeriodStartsAt: given.serverTime ?? '2026-11-20T08:00:00.000Z',
  paidDaysLeft: null,
  lastPaid: null,
  priceUgx: 10_000,
  trialDays: 7,
  readsWithAi: false,
  payment: null,
  latePayment: null,
  canPay: true,
  prices: [
    { months: 1, amountUgx: 10_000 },
    { months: 3, amountUgx: 30_000 },
    { months: 6, amountUgx: 60_000 },
    { months: 12, amountUgx: 100_000 },
  ],
  waysToPay: [
    { provider: 'mtn', title: 'MTN MoMo', networks: ['mtn'] },
    { provider: 'flutterwave', title: 'Flutterwave', networks: ['mtn', 'airtel'] },
    { provider: 'manual', title: 'By hand', networks: [] },
  ],
  serverTime: '2026-11-20T08:00:00.000Z',
  ...given,
});
