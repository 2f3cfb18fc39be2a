import { createDemoProvider } from './demo.ts';
import { createManualProvider } from './manual.ts';
import type { PaymentInstructions, PaymentProvider } from './provider.ts';

/** Which provider sellers pay by; `merchant` belongs to `manual`. */
interface PaymentConfig {
  provider: 'demo' | 'manual';
  merchant: PaymentInstructions | null;
}

export function createPaymentProvider({ provider, merchant }: PaymentConfig): PaymentProvider {
  return provider === 'demo' ? createDemoProvider() : createManualProvider(merchant);
}
