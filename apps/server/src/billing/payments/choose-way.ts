import type { PaymentProviderName } from '@app/contracts/billing';
import { walletNetwork } from '@app/contracts/wallet-network';
import {
  mobileMoneyDown,
  networkUnserved,
  notOffered,
  numberNeeded,
  numberUnknown,
} from '#server/billing/mobile-money/mobile-money.messages.ts';
import type { MobileMoneyProvider, Network } from '#server/billing/providers/provider.ts';
import { type MobileWay, offeredWays, type WaysToPay } from '#server/billing/providers/ways-to-pay.ts';
import { AppError, fieldError } from '#server/platform/errors.ts';
import { parsePhoneNumber } from '#server/platform/phone-number.ts';

/** The wallet that is asked. */
export interface Wallet {
  phoneNumber: string;
  network: Network;
}

/** A way that a payment can be begun with. */
export type ChosenWay =
  | { name: 'demo' | 'manual'; wallet: null }
  | { name: MobileMoneyProvider['name']; wallet: Wallet };

const notSetUp = 'Payments are not set up yet. Nothing was charged. Please try again later or ask our support.';

/** What a seller chose; `savedNumber` is asked where they typed none. */
interface Choice {
  phoneNumber?: string;
  provider?: PaymentProviderName;
  savedNumber: string | null;
}

/**
 * The ways to try, best first: each further one is for a definite refusal of the one before. By the order of the
 * configuration, the number's network and who answers at the moment. Throws `unavailable` when nobody can be paid, and
 * input errors that name `phoneNumber` or `provider`.
 */
export function chooseWays(ways: WaysToPay, choice: Choice): ChosenWay[] {
  if (ways.isDemo) return [{ name: 'demo', wallet: null }];
  const offered = offeredWays(ways).map(({ provider }) => provider);
  if (offered.length === 0) throw new AppError('unavailable', { message: notSetUp });
  const { provider: named } = choice;
  if (named !== undefined && !offered.includes(named)) throw fieldError('provider', notOffered);
  const byHand: ChosenWay = { name: 'manual', wallet: null };
  const isByHandFirst = offered[0] === 'manual' && choice.phoneNumber === undefined;
  if (named === 'manual' || (named === undefined && isByHandFirst)) return [byHand];
  const phoneNumber = numberOf(choice);
  const canPayByHand = offered.includes('manual') && named === undefined;
  if (phoneNumber === null) {
    if (canPayByHand) return [byHand];
    throw fieldError('phoneNumber', numberNeeded);
  }
  const serving = servingWays(ways, phoneNumber, named);
  if (serving.length === 0) {
    if (canPayByHand) return [byHand];
    throw fieldError('phoneNumber', networkUnserved);
  }
  const usable = serving.filter(({ way }) => way.health.isUsable());
  if (usable.length > 0) return usable.map(({ way, wallet }) => ({ name: way.provider.name, wallet }));
  if (canPayByHand) return [byHand];
  throw new AppError('unavailable', { message: mobileMoneyDown, retryAfterSeconds: 60 });
}

function numberOf({ phoneNumber, savedNumber }: Choice): string | null {
  if (phoneNumber === undefined) return savedNumber;
  const parsed = parsePhoneNumber(phoneNumber);
  if (!parsed?.startsWith('+256')) throw fieldError('phoneNumber', numberUnknown);
  return parsed;
}

/** Of a number whose prefix tells nothing, a provider of one network is named by whoever knows better. */
function servingWays(
  { order, mobile }: WaysToPay,
  phoneNumber: string,
  named: PaymentProviderName | undefined,
): { way: MobileWay; wallet: Wallet }[] {
  return order.flatMap((name) => {
    const way = mobile.find(({ provider }) => provider.name === name);
    if (!way || (named !== undefined && named !== name)) return [];
    const { networks } = way.provider;
    const network = walletNetwork(phoneNumber) ?? (named && networks.length === 1 ? networks[0] : undefined);
    return network && networks.includes(network) ? [{ way, wallet: { phoneNumber, network } }] : [];
  });
}
