import type { User } from '@app/contracts/accounts/accounts.schemas';
import type { PaidMonths, SubscribeBody, Subscription } from '@app/contracts/billing/billing.schemas';
import { type WalletNetwork, walletNetwork } from '@app/contracts/billing/wallet-network';
import { dayMs } from '#web/lib/formatting/days-left.ts';
import { networkNames } from './mobile-money.messages.ts';
import type { Problems } from './use-subscribe.ts';

export type KnownNumbers = Pick<User, 'loginPhoneNumber' | 'phoneNumber'>;

export interface KnownWallet {
  phoneNumber: string;
  network: WalletNetwork;
  name: string;
}

type Ways = Pick<Subscription, 'waysToPay'>;

export const promptedNetworks = ({ waysToPay }: Ways): WalletNetwork[] => [
  ...new Set(waysToPay.flatMap(({ networks }) => networks)),
];

export const canPayByHand = ({ waysToPay }: Ways): boolean => waysToPay.some(({ provider }) => provider === 'manual');

type PaymentHints = Ways & Pick<Subscription, 'payment' | 'lastPaid'>;

export function knownWallets({ payment, lastPaid, waysToPay }: PaymentHints, seller: KnownNumbers): KnownWallet[] {
  const { loginPhoneNumber, phoneNumber: contact } = seller;
  // A number that the seller calls wrong is offered only where it is one of their own.
  const askedLast = payment?.stoppedAt ? null : payment?.wallet;
  const asked = [lastPaid?.wallet, askedLast].filter((wallet) => wallet != null);
  const nameOf = (phoneNumber: string): string => {
    if (phoneNumber === loginPhoneNumber) return 'your phone for signing in';
    if (phoneNumber === contact) return 'your WhatsApp number';
    return phoneNumber === lastPaid?.wallet?.phoneNumber
      ? 'the number that paid last'
      : 'the number of your last payment';
  };
  const networks = promptedNetworks({ waysToPay });
  const found = new Map<string, KnownWallet>();
  for (const phoneNumber of [lastPaid?.wallet?.phoneNumber, loginPhoneNumber, contact, askedLast?.phoneNumber]) {
    if (!phoneNumber || found.has(phoneNumber)) continue;
    const network = asked.find((wallet) => wallet.phoneNumber === phoneNumber)?.network ?? walletNetwork(phoneNumber);
    if (network && networks.includes(network))
      found.set(phoneNumber, { phoneNumber, network, name: nameOf(phoneNumber) });
  }
  return [...found.values()];
}

export function usualMonths({ lastPaid, prices }: Pick<Subscription, 'lastPaid' | 'prices'>): PaidMonths {
  return prices.find(({ months }) => months === lastPaid?.months)?.months ?? 1;
}

/** What the form starts with: what was asked, where that did not go through, else what is usual. */
export function firstChoice(
  subscription: Subscription,
  wallets: KnownWallet[],
): { months: PaidMonths; wallet: KnownWallet | null } {
  const { payment, prices } = subscription;
  const tried = payment && payment.status !== 'paid' ? payment : null;
  const months = prices.find((price) => price.months === tried?.months)?.months ?? usualMonths(subscription);
  if (tried?.stoppedAt) return { months, wallet: null };
  const askedLast = wallets.find(({ phoneNumber }) => phoneNumber === tried?.wallet?.phoneNumber);
  return { months, wallet: askedLast ?? wallets[0] ?? null };
}

export function isTimeToRenew({ status, paidDaysLeft, graceEndsAt }: Subscription): boolean {
  return status === 'expired' || Boolean(graceEndsAt) || (status === 'paid' && paidDaysLeft != null);
}

/** A Ugandan number in E.164, typed in any form; null if it is none. */
export function readUgandanNumber(typed: string): string | null {
  const [, national] = /^(?:00256|256|0)?(\d{9})$/.exec(typed.replace(/\D/g, '')) ?? [];
  return national ? `+256${national}` : null;
}

/** The prefix does not tell the network, so the seller chooses it. */
export function isNetworkUnknown(typed: string): boolean {
  const phoneNumber = readUgandanNumber(typed);
  return phoneNumber !== null && walletNetwork(phoneNumber) === null;
}

/** Errors of a typed number and its chosen network; none when it can be charged. */
export function numberProblems(typed: string, chosen: WalletNetwork | null, networks: WalletNetwork[]): Problems {
  const phoneNumber = readUgandanNumber(typed);
  if (phoneNumber === null)
    return { phoneNumber: 'Please enter a mobile money number with 10 digits (e.g., 0772123456)' };
  const served = networks.map((one) => networkNames[one]).join(' or ');
  const network = walletNetwork(phoneNumber) ?? chosen;
  if (network === null) return { network: `Please choose the network of this number: ${served}` };
  return networks.includes(network) ? {} : { phoneNumber: `Please enter a number of ${served}` };
}

/** The network is only sent where the prefix does not tell it. */
export function chargeBody(
  wallet: Pick<KnownWallet, 'phoneNumber'> & { network: WalletNetwork | null },
): SubscribeBody {
  const { phoneNumber, network } = wallet;
  return { phoneNumber, ...(network && walletNetwork(phoneNumber) === null && { network }) };
}

export function runsUntil({ nextPeriodStartsAt }: Pick<Subscription, 'nextPeriodStartsAt'>, months: number): string {
  return new Date(Date.parse(nextPeriodStartsAt) + months * 30 * dayMs).toISOString();
}

/** Pending payments block another one, but not instructions that were not followed where a prompt can be asked for. */
export function mayBeginPayment({ payment, waysToPay }: Ways & Pick<Subscription, 'payment'>): boolean {
  if (payment?.status !== 'pending') return true;
  const isOnlyInstructions = payment.provider === 'manual' && payment.receipt === null;
  return isOnlyInstructions && promptedNetworks({ waysToPay }).length > 0;
}

/** The months and the wallet of a payment that did not come, at today's price; null if they cannot be asked again. */
export function sameAgain({ payment, prices, canPay }: Pick<Subscription, 'payment' | 'prices' | 'canPay'>) {
  const price = prices.find(({ months }) => months === payment?.months);
  return payment?.wallet && price && canPay ? { ...price, wallet: payment.wallet } : null;
}

/** The next provider of the same wallet, after a definite refusal; after the last one the first again. */
export function otherWay({ payment, waysToPay }: Ways & Pick<Subscription, 'payment'>): SubscribeBody | null {
  if (payment?.status !== 'failed' || payment.stoppedAt || !payment.wallet) return null;
  const { phoneNumber, network } = payment.wallet;
  const serving = waysToPay.filter(({ networks }) => networks.includes(network)).map(({ provider }) => provider);
  const next = serving[(serving.indexOf(payment.provider) + 1) % serving.length];
  if (next === undefined || next === payment.provider) return null;
  return { provider: next, ...chargeBody({ phoneNumber, network }), months: payment.months as PaidMonths };
}
