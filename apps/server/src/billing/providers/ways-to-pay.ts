import type { PaymentProviderName } from '@app/contracts/billing';
import type { MobileMoneyProvider, Network, PaymentInstructions } from './provider.ts';
import type { ProviderHealth } from './provider-health.ts';

/** A provider of mobile money, and whether it answers. */
export interface MobileWay {
  provider: MobileMoneyProvider;
  health: ProviderHealth;
}

/** How sellers can pay, as the configuration says. */
export interface WaysToPay {
  /** The order in which they are offered. */
  order: readonly PaymentProviderName[];
  mobile: readonly MobileWay[];
  /** Where money is sent by hand; null while nobody has said where. */
  merchant: PaymentInstructions | null;
  /** Pays at once and takes no money; the configuration refuses it in production. */
  isDemo: boolean;
}

/** The ways that a seller can be shown: by hand only where there is somewhere to send the money. */
export function offeredWays(ways: WaysToPay): { provider: PaymentProviderName; networks: Network[] }[] {
  return ways.order
    .filter((name) => (name === 'manual' ? ways.merchant !== null : mobileWay(ways, name) !== null))
    .map((provider) => ({ provider, networks: [...(mobileWay(ways, provider)?.provider.networks ?? [])] }));
}

/** Can anybody pay at all? */
export function canPay(ways: WaysToPay): boolean {
  return ways.isDemo || offeredWays(ways).length > 0;
}

/** The provider of this name, if it is one that is set up. */
export function mobileWay(ways: WaysToPay, name: string): MobileWay | null {
  return ways.mobile.find(({ provider }) => provider.name === name) ?? null;
}
