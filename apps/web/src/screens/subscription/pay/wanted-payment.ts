import type { PaidMonths, SubscribeBody, Subscription } from '@app/contracts/billing';
import { type WalletNetwork, walletNetwork } from '@app/contracts/wallet-network';
import { dayMs } from '#web/lib/formatting/days-left.ts';
import { networkNames } from '#web/screens/subscription/mobile-money.messages.ts';

/** The numbers that a seller may have told us. */
interface KnownNumbers {
  loginPhoneNumber: string | null;
  phoneNumber: string | null;
}

export interface KnownWallet {
  phoneNumber: string;
  network: WalletNetwork;
  /** What the number is to its seller. */
  name: string;
}

type Ways = Pick<Subscription, 'waysToPay'>;

/** The networks on which somebody can be asked for money; none where it is only sent by hand. */
export const askedNetworks = ({ waysToPay }: Ways): WalletNetwork[] => [
  ...new Set(waysToPay.flatMap(({ networks }) => networks)),
];

export const canPayByHand = ({ waysToPay }: Ways): boolean => waysToPay.some(({ provider }) => provider === 'manual');

/** The wallets to choose from: the one that was asked last, then the seller's own numbers. */
export function knownWallets(subscription: Ways & Pick<Subscription, 'payment'>, seller: KnownNumbers): KnownWallet[] {
  const numbers: [string | null | undefined, string][] = [
    [seller.loginPhoneNumber, 'your login number'],
    [seller.phoneNumber, 'your WhatsApp number'],
    [subscription.payment?.wallet?.phoneNumber, 'the number of your last payment'],
  ];
  const networks = askedNetworks(subscription);
  const found = new Map<string, KnownWallet>();
  for (const [phoneNumber, name] of numbers) {
    const network = phoneNumber ? walletNetwork(phoneNumber) : null;
    if (phoneNumber && network && networks.includes(network) && !found.has(phoneNumber))
      found.set(phoneNumber, { phoneNumber, network, name });
  }
  return [...found.values()];
}

/** A Ugandan number in E.164, typed in any of its forms; null when it is none. */
export function readUgandanNumber(typed: string): string | null {
  const [, national] = /^(?:00256|256|0)?(\d{9})$/.exec(typed.replace(/\D/g, '')) ?? [];
  return national ? `+256${national}` : null;
}

/** What is wrong with a typed number; null when it can be asked. */
export function wrongNumber(typed: string, networks: WalletNetwork[]): string | null {
  const phoneNumber = readUgandanNumber(typed);
  if (phoneNumber === null) return 'Please enter a mobile money number with 10 digits (e.g., 0772123456)';
  const network = walletNetwork(phoneNumber);
  if (network && networks.includes(network)) return null;
  return `Please enter a number of ${networks.map((one) => networkNames[one]).join(' or ')}`;
}

/** Until when so many months would run: they begin where the running period ends. */
export function runsUntil(subscription: Pick<Subscription, 'expiresAt' | 'serverTime'>, months: number): string {
  const { expiresAt, serverTime } = subscription;
  const startsMs = Math.max(Date.parse(serverTime), expiresAt ? Date.parse(expiresAt) : 0);
  return new Date(startsMs + months * 30 * dayMs).toISOString();
}

/** Who else could ask the same wallet, once a network has definitely said no; never while nobody knows. */
export function otherProviders({ payment, waysToPay }: Ways & Pick<Subscription, 'payment'>): SubscribeBody[] {
  if (payment?.status !== 'failed' || !payment.wallet) return [];
  const { phoneNumber, network } = payment.wallet;
  return waysToPay
    .filter(({ provider, networks }) => provider !== payment.provider && networks.includes(network))
    .map(({ provider }) => ({ provider, phoneNumber, months: payment.months as PaidMonths }));
}
