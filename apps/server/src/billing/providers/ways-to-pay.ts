import { type CircuitBreaker, createCircuitBreaker } from '#server/platform/circuit-breaker.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { MobileMoneyProvider, Network, PaymentInstructions, RawAnswer } from './provider.ts';
import type { PaymentsConfig } from './providers-config.ts';

/** A provider of mobile money, and whether it answers. */
export interface MobileWay {
  provider: MobileMoneyProvider;
  /** As people read it. */
  title: string;
  /** Whether it may be asked for new payments. Those that it has already are asked about all the same. */
  health: CircuitBreaker;
}

/** How sellers can pay, as the configuration says. */
export interface WaysToPay {
  /** The order in which they are offered. */
  order: readonly string[];
  mobile: readonly MobileWay[];
  /** Where money is sent by hand; null while nobody has said where. */
  merchant: PaymentInstructions | null;
}

interface WaysParts {
  clock: Clock;
  record: (provider: string) => (answer: RawAnswer) => void;
  /** Where the provider of this name calls back. */
  callbackUrl: (provider: string) => string;
}

/** The ways to pay that the configuration names. */
export function createWaysToPay(
  { order, merchant, mobile }: PaymentsConfig,
  { clock, record, callbackUrl }: WaysParts,
): WaysToPay {
  return {
    order,
    merchant,
    mobile: mobile.map(({ name, title, create }) => ({
      provider: create({ fetch, clock, record: record(name), webhookUrl: () => callbackUrl(name) }),
      title,
      health: createCircuitBreaker({
        threshold: 3,
        firstPauseMs: 30_000,
        maxPauseMs: 10 * 60_000,
        nowMs: () => clock.now().getTime(),
      }),
    })),
  };
}

/** The ways that a seller can be shown: by hand only where there is somewhere to send the money. */
export function offeredWays(ways: WaysToPay): { provider: string; title: string; networks: Network[] }[] {
  return ways.order.flatMap((provider) => {
    const way = mobileWay(ways, provider);
    if (way) return [{ provider, title: way.title, networks: [...way.provider.networks] }];
    return provider === 'manual' && ways.merchant ? [{ provider, title: 'By hand', networks: [] }] : [];
  });
}

/** Can anybody pay at all? */
export const canPay = (ways: WaysToPay): boolean => offeredWays(ways).length > 0;

/** The provider of this name, if it is one that is set up. */
export function mobileWay(ways: WaysToPay, name: string): MobileWay | null {
  return ways.mobile.find(({ provider }) => provider.name === name) ?? null;
}
