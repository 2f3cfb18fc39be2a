import type { SubscribeBody, Wallet } from '@app/contracts/billing/billing.schemas';
import { walletNetwork } from '@app/contracts/billing/wallet-network';
import { requireUgandanNumber } from '#server/billing/mobile-money/check-wallet.ts';
import {
  mobileMoneyDown,
  networkNeeded,
  networkUnserved,
  notOffered,
  numberNeeded,
} from '#server/billing/mobile-money/mobile-money.messages.ts';
import type { Network } from '#server/billing/providers/provider.ts';
import { mobileWay, offeredWays, type WaysToPay } from '#server/billing/providers/ways-to-pay.ts';
import { AppError, fieldError } from '#server/platform/errors.ts';

/** A way that a payment can start with; by hand it has no wallet. */
export interface ChosenWay {
  name: string;
  wallet: Wallet | null;
}

const notSetUp = 'Payments are not set up yet. Nothing was charged. Please try again later or ask our support.';

/** What a seller chose; without a number their saved one is used. */
interface Choice extends SubscribeBody {
  savedNumber: string | null;
}

/**
 * The ways to try in the order of the configuration, each for a definite refusal of the one before. Only providers of
 * the number's network that answer at the moment are among them. Throws `unavailable` without a way to pay, and input
 * errors that name `phoneNumber`, `network` or `provider`.
 */
export function chooseWays(ways: WaysToPay, choice: Choice): ChosenWay[] {
  const offered = offeredWays(ways).map(({ provider }) => provider);
  if (offered.length === 0) throw new AppError('unavailable', { message: notSetUp });
  const { provider: named } = choice;
  if (named !== undefined && !offered.includes(named)) throw fieldError('provider', notOffered);
  const byHand: ChosenWay = { name: 'manual', wallet: null };
  const isByHandFirst = offered[0] === 'manual' && choice.phoneNumber === undefined;
  if (named === 'manual' || (named === undefined && isByHandFirst)) return [byHand];
  const { savedNumber, phoneNumber: typed } = choice;
  const phoneNumber = typed === undefined ? savedNumber : requireUgandanNumber(typed);
  const canPayByHand = offered.includes('manual') && named === undefined;
  if (phoneNumber === null) {
    if (canPayByHand) return [byHand];
    throw fieldError('phoneNumber', numberNeeded);
  }
  const network = choice.network ?? walletNetwork(phoneNumber) ?? onlyNetworkOf(ways, named);
  const serving = ways.order.flatMap((name) => {
    const way = named === undefined || named === name ? mobileWay(ways, name) : null;
    return way && network && way.provider.networks.includes(network) ? [way] : [];
  });
  if (!network || serving.length === 0) {
    // A typed number is meant to pay; a saved one may be no wallet at all.
    if (!network && typed !== undefined) throw fieldError('network', networkNeeded);
    if (canPayByHand) return [byHand];
    throw fieldError('phoneNumber', networkUnserved);
  }
  const usable = serving.filter(({ health }) => health.isUsable());
  const wallet = { phoneNumber, network };
  if (usable.length > 0) return usable.map(({ provider }) => ({ name: provider.name, wallet }));
  if (canPayByHand) return [byHand];
  throw new AppError('unavailable', { message: mobileMoneyDown, retryAfterSeconds: 60 });
}

/** A seller who names a provider of one network has named the network, too. */
function onlyNetworkOf(ways: WaysToPay, named: string | undefined): Network | null {
  const [network = null, ...others] = mobileWay(ways, named ?? '')?.provider.networks ?? [];
  return others.length === 0 ? network : null;
}
