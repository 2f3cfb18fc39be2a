import { type CircuitBreaker, createCircuitBreaker } from '#server/platform/circuit-breaker.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { MobileMoneyProvider, Network, RawAnswer } from './provider.ts';
import type { PaymentsConfig } from './providers.ts';

/** A provider of mobile money, and whether it answers. */
export interface MobileWay {
  provider: MobileMoneyProvider;
  /** As people read it. */
  title: string;
  /** Whether it gets new payments. Those that it has already are checked all the same. */
  health: CircuitBreaker;
}

/** How sellers can pay, as the configuration says. */
export interface WaysToPay extends Omit<PaymentsConfig, 'mobile'> {
  mobile: readonly MobileWay[];
}

/** `record` takes the answers of the provider of this name, `callbackUrl` is where it calls back. */
export function createWaysToPay(
  { mobile, ...config }: PaymentsConfig,
  clock: Clock,
  record: (provider: string) => (answer: RawAnswer) => void,
  callbackUrl: (provider: string) => string,
): WaysToPay {
  const nowMs = () => clock.now().getTime();
  return {
    ...config,
    mobile: mobile.map(({ name, title, create }) => ({
      provider: create({ fetch, clock, record: record(name), webhookUrl: () => callbackUrl(name) }),
      title,
      health: createCircuitBreaker({ threshold: 3, firstPauseMs: 30_000, maxPauseMs: 10 * 60_000, nowMs }),
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

/** The provider of this name, if it is set up. */
export function mobileWay(ways: WaysToPay, name: string): MobileWay | null {
  return ways.mobile.find(({ provider }) => provider.name === name) ?? null;
}
