import type { Network } from '#server/billing/providers/provider.ts';

export const walletNames: Record<Network, string> = { mtn: 'MTN MoMo', airtel: 'Airtel Money' };
export const companies: Record<Network, string> = { mtn: 'MTN', airtel: 'Airtel' };

/** Where a payer finds a prompt that did not come. */
const promptFinders: Record<Network, string> = {
  mtn: 'No prompt? Dial *165#, then My Account, then My Approvals.',
  airtel: 'No prompt? Unlock the phone and wait a moment: Airtel sends it once.',
};

export const ugx = (amount: number): string => `UGX ${amount.toLocaleString('en-US')}`;

/** What the payer does while the prompt waits. */
export function approveText(amountUgx: number, { phoneNumber, network }: { phoneNumber: string; network: Network }) {
  return `Approve ${ugx(amountUgx)} on ${phoneNumber} with your ${walletNames[network]} PIN. ${promptFinders[network]}`;
}

/** The payer goes on at the provider's own page. */
export function continueText(amountUgx: number, network: Network): string {
  return `Continue to pay ${ugx(amountUgx)} with ${walletNames[network]}.`;
}

/** The provider has not said whether money moved. */
export function unansweredText(network: Network): string {
  return `${companies[network]} has not answered. Pay again only if no money left your wallet. If it did, it will be counted as soon as ${companies[network]} says so.`;
}
