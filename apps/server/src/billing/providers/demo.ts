import type { PaymentProvider } from './provider.ts';

/** Pays at once and takes no money; the configuration refuses it in production. */
export function createDemoProvider(): PaymentProvider {
  return {
    name: 'demo',
    lapsesAfterMs: 24 * 3600 * 1000,
    unavailableReason: () => null,
    start: async () => ({ status: 'paid' }),
    instructionsFor: () => null,
  };
}
