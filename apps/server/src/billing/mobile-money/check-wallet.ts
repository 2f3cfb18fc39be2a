import type { Network, WalletBody } from '@app/contracts/billing/billing.schemas';
import { walletNetwork } from '@app/contracts/billing/wallet-network';
import type { BillingContext } from '#server/billing/billing.context.ts';
import { fieldError } from '#server/platform/errors.ts';
import { parseUgandanNumber } from '#server/platform/phone-number.ts';
import { numberUnknown } from './mobile-money.messages.ts';
import { walletsChecked } from './prompt-limits.ts';

/** The typed number in E.164. Throws an input error that names `phoneNumber` where it is not Ugandan. */
export function requireUgandanNumber(typed: string): string {
  const phoneNumber = parseUgandanNumber(typed);
  if (phoneNumber === null) throw fieldError('phoneNumber', numberUnknown);
  return phoneNumber;
}

/**
 * The network of a number that is to pay, and whether it has a wallet; null when that cannot be told. It never says
 * whose wallet it is. Throws `rate_limited`, and an input error that names `phoneNumber`.
 */
export async function checkWallet(
  { limits, ways }: BillingContext,
  shopId: string,
  body: WalletBody,
): Promise<{ phoneNumber: string; network: Network | null; hasWallet: boolean | null }> {
  const phoneNumber = requireUgandanNumber(body.phoneNumber);
  await limits.take(walletsChecked, shopId);
  const network = body.network ?? walletNetwork(phoneNumber);
  const way = ways.mobile.find(
    ({ provider, health }) =>
      provider.hasWallet && health.isUsable() && network !== null && provider.networks.includes(network),
  );
  const hasWallet = (await way?.provider.hasWallet?.(phoneNumber)) ?? null;
  return { phoneNumber, network, hasWallet };
}
