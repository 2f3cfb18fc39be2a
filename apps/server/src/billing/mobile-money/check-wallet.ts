import type { Network, WalletBody } from '@app/contracts/billing/billing.schemas';
import { walletNetwork } from '@app/contracts/billing/wallet-network';
import type { BillingContext } from '#server/billing/billing.context.ts';
import { fieldError } from '#server/platform/errors.ts';
import { parseUgandanNumber } from '#server/platform/phone-number.ts';
import { numberUnknown } from './mobile-money.messages.ts';
import { takeWalletCheck } from './prompt-limits.ts';

/**
 * Names the network of a number that is to pay, and asks whether it has a wallet: yes, no, or nobody can tell. Whose it
 * is, is not asked. Throws `rate_limited`, and an input error that names `phoneNumber`.
 */
export async function checkWallet(
  { limits, ways }: BillingContext,
  shopId: string,
  wanted: WalletBody,
): Promise<{ phoneNumber: string; network: Network | null; hasWallet: boolean | null }> {
  const phoneNumber = parseUgandanNumber(wanted.phoneNumber);
  if (phoneNumber === null) throw fieldError('phoneNumber', numberUnknown);
  await takeWalletCheck(limits, shopId);
  const network = wanted.network ?? walletNetwork(phoneNumber);
  const way = ways.mobile.find(
    ({ provider, health }) =>
      provider.hasWallet && health.isUsable() && network !== null && provider.networks.includes(network),
  );
  const hasWallet = (await way?.provider.hasWallet?.(phoneNumber)) ?? null;
  return { phoneNumber, network, hasWallet };
}
