import type { BillingContext } from './billing.context.ts';
import { createCallbackAddresses } from './mobile-money/callback-addresses.ts';
import { recorder } from './mobile-money/raw-answers.ts';
import type { PaymentsConfig } from './providers/providers.ts';
import { createWaysToPay } from './providers/ways-to-pay.ts';

type Parts = Omit<BillingContext, 'ways' | 'callbacks'> & { payments: PaymentsConfig; tokenSecret: string };

export function createBillingContext({ payments, tokenSecret, ...parts }: Parts): BillingContext {
  const callbacks = createCallbackAddresses(tokenSecret, parts.publicOrigin);
  const ways = createWaysToPay(payments, parts.clock, (provider) => recorder(parts, provider), callbacks.urlOf);
  return { ...parts, callbacks, ways };
}
