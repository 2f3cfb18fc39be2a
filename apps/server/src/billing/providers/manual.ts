import { dayMs } from '#server/platform/clock.ts';
import type { PaymentInstructions, PaymentProvider } from './provider.ts';

/** A week: whoever sends money on a Friday evening is still found on Monday. */
const lapsesAfterMs = 7 * dayMs;

/**
 * The seller sends the money to the merchant and names the reference; a person who sees it arrive confirms. The
 * merchant is read from the configuration at each reading, so that a corrected number reaches those who wait, too.
 */
export function createManualProvider(merchant: PaymentInstructions | null): PaymentProvider {
  return {
    name: 'manual',
    lapsesAfterMs,
    unavailableReason: () =>
      merchant ? null : 'Payments are not set up yet. Nothing was charged. Please try again later or ask our support.',
    start: async () => ({ status: 'pending' }),
    instructionsFor: () => merchant,
  };
}
