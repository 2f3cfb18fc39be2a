import type { WalletNetwork } from '@app/contracts/billing/wallet-network';

/** Where a payer sends the money by hand. */
export interface PaymentInstructions {
  merchantNumber: string;
  merchantName: string;
}

/** The networks of Uganda whose wallets pay. */
export type Network = WalletNetwork;

/** Why a payment did not happen, in our few words; each has words for the seller. */
export type FailureReason =
  | 'not_enough_money'
  | 'declined'
  | 'timed_out'
  | 'wrong_pin'
  | 'not_a_wallet'
  | 'limit_reached'
  | 'wallet_blocked'
  | 'cancelled'
  | 'refused_by_provider';

/** What a provider takes from a wallet. */
export interface ChargeRequest {
  /** The payment's id, a UUID: the key under which it must not charge twice. */
  id: string;
  /** What the payer reads, such as `DK-7F3K9Q`. */
  reference: string;
  amountUgx: number;
  /** E.164. */
  phoneNumber: string;
  network: Network;
  /** Where a provider with a page of its own sends the payer back to. */
  returnUrl: string;
}

/** `refused` only when no prompt was and will be sent; all that is not certain is `unknown`. */
export type ChargeResult =
  | { state: 'pending'; providerReference: string | null; redirectUrl?: string }
  | { state: 'refused'; reason: FailureReason; detail: string }
  | { state: 'unknown'; detail: string };

/** What the provider knows of a payment. `not_found`: the provider says that it never got it. */
export type StatusResult =
  | { state: 'pending' }
  | { state: 'paid'; amount: number; currency: string; transactionId: string | null }
  | { state: 'failed'; reason: FailureReason; detail: string }
  | { state: 'not_found' }
  | { state: 'unknown'; detail: string };

/** One line of a provider's own list or statement. */
export interface ListedPayment {
  /** Ours, where the provider repeats it: the payment's id or its reference. */
  ours: string | null;
  providerReference: string | null;
  transactionId: string | null;
  state: 'paid' | 'failed' | 'pending' | 'given_back';
  amount: number;
  currency: string;
  at: Date;
}

/** A provider's answer as it came, without keys and holders' names. */
export interface RawAnswer {
  /** Null where a request is not about one payment. */
  paymentId: string | null;
  request: 'ask' | 'find' | 'wallet' | 'token' | 'list';
  /** Null when no answer came. */
  httpStatus: number | null;
  /** At most 4 kB of it, or why none came. */
  body: string;
}

/** A callback as it came; the body before anything has read it. */
export interface Callback {
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/** Takes money from a wallet. A failure of the network or the provider is not thrown: the result is `unknown`. */
export interface MobileMoneyProvider {
  /** Stored with each payment; never renamed. */
  readonly name: string;
  readonly networks: readonly Network[];
  /** What a paid answer must say; MTN's sandbox knows EUR only. */
  readonly currency: string;
  /** The result is about this call only: whether an earlier one with an unknown end was taken, `readStatus` tells. */
  charge(request: ChargeRequest): Promise<ChargeResult>;
  readStatus(payment: { id: string; providerReference: string | null }): Promise<StatusResult>;
  /** Yes or no, never a name; null when it cannot be told. */
  hasWallet?(phoneNumber: string): Promise<boolean | null>;
  /** Null for a callback with a bad signature or shape. */
  readCallback(callback: Callback): { paymentId: string } | null;
  /** The provider's own list of a day (`2026-11-23`, in Kampala), where it has one; throws when it cannot be read. */
  list?(day: string): Promise<ListedPayment[]>;
}
