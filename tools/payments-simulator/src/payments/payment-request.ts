import { randomInt } from 'node:crypto';
import { type WalletNetwork, walletNetwork } from '@app/contracts/billing/wallet-network';

export const providers = ['mtn', 'relworx', 'flutterwave'] as const;
export type Provider = (typeof providers)[number];

/** Why a request ended without money; each protocol has its own word for it. */
export type Failure =
  | 'refused'
  | 'wrong-pin'
  | 'no-money'
  | 'expired'
  | 'no-wallet'
  | 'wallet-limit'
  | 'wallet-blocked'
  | 'provider-fault';

/** What a payer does with a prompt. `ignore` closes it: it expires. */
export const payerActions = ['approve', 'refuse', 'wrong-pin', 'no-money', 'ignore'] as const;
export type PayerAction = (typeof payerActions)[number];

/** A request for money to a payer's wallet. */
export interface PaymentRequest {
  provider: Provider;
  /** The provider's own id; MTN takes over the caller's. */
  id: string;
  /** The caller's: externalId, customer_reference, tx_ref. */
  reference: string;
  /** E.164. */
  phoneNumber: string;
  network: WalletNetwork;
  amount: number;
  currency: string;
  /** What the payer reads. */
  message: string;
  callbackUrl: string | null;
  returnUrl: string | null;
  /** `opened`: its payer has not been on the provider's page yet, and no phone shows anything. */
  state: 'opened' | 'pending' | 'paid' | 'failed';
  failure: Failure | null;
  /** The payer closed the prompt. */
  isIgnored: boolean;
  askedAt: Date;
  endedAt: Date | null;
  /** The network's number of the payment, as it stands in the payer's SMS. */
  transactionId: string | null;
}

type Taken = Omit<PaymentRequest, 'failure' | 'isIgnored' | 'askedAt' | 'endedAt' | 'transactionId'>;

/** A step that the request's state does not allow; the message is for a person. */
export class PaymentError extends Error {}

/** All requests, in the order in which they came. */
export function paymentRequests(promptLifetimeMs: number, onEnded: (request: PaymentRequest) => void) {
  let requests: PaymentRequest[] = [];
  const byKey = new Map<string, PaymentRequest>();
  const byName = new Map<string, PaymentRequest>();
  const timers = new Set<NodeJS.Timeout>();
  const finish = (request: PaymentRequest, failure: Failure | null): void => {
    request.state = failure === null ? 'paid' : 'failed';
    request.failure = failure;
    request.endedAt = new Date();
    request.transactionId = failure === null ? String(randomInt(10_000_000_000, 99_999_999_999)) : null;
    onEnded(request);
  };
  const store = {
    take: (taken: Taken): PaymentRequest => {
      const request: PaymentRequest = {
        ...taken,
        failure: null,
        isIgnored: false,
        askedAt: new Date(),
        endedAt: null,
        transactionId: null,
      };
      requests.push(request);
      byKey.set(`${request.provider} ${request.id}`, request);
      byName.set(`${request.provider} ${request.reference}`, request);
      const timer = setTimeout(() => {
        timers.delete(timer);
        if (request.endedAt === null) finish(request, 'expired');
      }, promptLifetimeMs).unref();
      timers.add(timer);
      return request;
    },
    all: (): readonly PaymentRequest[] => requests,
    byId: (provider: Provider, id: string): PaymentRequest | null => byKey.get(`${provider} ${id}`) ?? null,
    /** The newest that the caller named so. */
    byReference: (provider: Provider, reference: string): PaymentRequest | null =>
      byName.get(`${provider} ${reference}`) ?? null,
    /** An approval of an expired prompt counts, as it does at the networks; nothing else ends twice. */
    end: (request: PaymentRequest, failure: Failure | null): void => {
      const isLateApproval = request.failure === 'expired' && failure === null;
      if (request.endedAt !== null && !isLateApproval) throw new PaymentError('This payment has ended already');
      finish(request, failure);
    },
    clear: (): void => {
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
      requests = [];
      byKey.clear();
      byName.clear();
    },
  };
  return store;
}

export type PaymentRequests = ReturnType<typeof paymentRequests>;

/** By its prefix; a number whose prefix does not tell is taken for MTN's. */
export const networkOf = (phoneNumber: string): WalletNetwork => walletNetwork(phoneNumber) ?? 'mtn';
