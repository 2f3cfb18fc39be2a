import type { Clock } from '#server/platform/clock.ts';
import { createFlutterwave } from './flutterwave/flutterwave.ts';
import { createMtn } from './mtn/mtn.ts';
import type { MobileMoneyProvider, RawAnswer } from './provider.ts';
import { createProviderHealth } from './provider-health.ts';
import type { PaymentsConfig } from './providers-config.ts';
import { createRelworx } from './relworx/relworx.ts';
import type { WaysToPay } from './ways-to-pay.ts';

/** What adapters are made with. */
export interface AdapterParts {
  clock: Clock;
  record: (provider: string) => (answer: RawAnswer) => void;
  /** Where the provider of this name calls back: one that signs its callbacks signs this address, too. */
  callbackUrl: (provider: string) => string;
}

/** The adapters of the configured providers. A further provider has its folder and its line here. */
function createAdapters(
  { mtn, relworx, flutterwave }: PaymentsConfig,
  { clock, record, callbackUrl }: AdapterParts,
): MobileMoneyProvider[] {
  const partsOf = (provider: string) => ({ fetch, clock, record: record(provider) });
  return [
    ...(mtn ? [createMtn(mtn, partsOf('mtn'))] : []),
    ...(relworx ? [createRelworx(relworx, { ...partsOf('relworx'), webhookUrl: () => callbackUrl('relworx') })] : []),
    ...(flutterwave ? [createFlutterwave(flutterwave, partsOf('flutterwave'))] : []),
  ];
}

/** The ways to pay that the configuration names. */
export function createWaysToPay(config: PaymentsConfig, parts: AdapterParts): WaysToPay {
  return {
    order: config.order,
    mobile: createAdapters(config, parts).map((provider) => ({
      provider,
      health: createProviderHealth(parts.clock),
    })),
    merchant: config.merchant,
    isDemo: config.isDemo,
  };
}
