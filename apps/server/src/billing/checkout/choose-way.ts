import { walletNetwork } from '@app/contracts/billing/wallet-network';
import {
  mobileMoneyDown,
  networkNeeded,
  networkUnserved,
  notOffered,
  numberNeeded,
  numberUnknown,
} from '#server/billing/mobile-money/mobile-money.messages.ts';
import type { Network } from '#server/billing/providers/provider.ts';
import { type MobileWay, mobileWay, offeredWays, type WaysToPay } from '#server/billing/providers/ways-to-pay.ts';
import { AppError, fieldError } from '#server/platform/errors.ts';
import { parseUgandanNumber } from '#server/platform/phone-number.ts';

/** The wallet that is asked. */
export interface Wallet {
  phoneNumber: string;
  network: Network;
}

/** A way that a payment can be begun with; by hand no wallet is asked. */
export interface ChosenWay {
  name: string;
  wallet: Wallet | null;
}

const notSetUp = 'Payments are not set up yet. Nothing was charged. Please try again later or ask our support.';

/** What a seller chose; `savedNumber` is asked where they typed none. */
interface Choice {
  phoneNumber?: string;
  provider?: string;
  network?: Network;
  savedNumber: string | null;
}

/**
 * The ways to try, best first: each further one is for a definite refusal of the one before. By the order of the
 * configuration, the number's network and who answers at the moment. Throws `unavailable` when nobody can be paid, and
 * input errors that name `phoneNumber`, `network` or `provider`.
 */
export function chooseWays(ways: WaysToPay, choice: Choice): ChosenWay[] {
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
  const network = choice.network ?? walletNetwork(phoneNumber) ?? onlyNetworkOf(ways, named);
  const serving = network === null ? [] : servingWays(ways, { phoneNumber, network }, named);
  if (serving.length === 0) {
    // Whoever names a number wants to be asked on it; a saved one may be no wallet at all.
    if (network === null && choice.phoneNumber !== undefined) throw fieldError('network', networkNeeded);
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
  const parsed = parseUgandanNumber(phoneNumber);
  if (parsed === null) throw fieldError('phoneNumber', numberUnknown);
  return parsed;
}

/** Whoever names a provider of one network has named the network, too. */
function onlyNetworkOf(ways: WaysToPay, named: string | undefined): Network | null {
  const [network = null, ...others] = mobileWay(ways, named ?? '')?.provider.networks ?? [];
  return others.length === 0 ? network : null;
}

function servingWays(ways: WaysToPay, wallet: Wallet, named: string | undefined): { way: MobileWay; wallet: Wallet }[] {
  return ways.order.flatMap((name) => {
    const way = named === undefined || named === name ? mobileWay(ways, name) : null;
    return way?.provider.networks.includes(wallet.network) ? [{ way, wallet }] : [];
  });
}
