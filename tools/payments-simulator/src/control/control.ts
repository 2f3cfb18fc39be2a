import type { Claim, SentCallback } from '#payments/payments/callbacks.ts';
import {
  type PayerAction,
  PaymentError,
  type PaymentRequest,
  type Provider,
} from '#payments/payments/payment-request.ts';
import { act, type Payer, type Stage } from '#payments/payments/stage.ts';
import type { Switches } from '#payments/payments/switches.ts';

/** All that a simulator knows. */
export interface PaymentsState {
  origin: string;
  requests: readonly PaymentRequest[];
  switches: Record<Provider, Switches>;
  payers: Record<string, Payer>;
  /** Callbacks that wait to be delivered late. */
  heldCallbacks: number;
  callbacks: readonly SentCallback[];
  /** How often each was asked, such as `mtn ask`. */
  calls: Record<string, number>;
}

/** What steers a simulator; `payers` maps numbers to what they do, `''` stands for all others. */
export interface Steered {
  stage: Stage;
  payers: Map<string, Payer>;
  webhooks: Map<Provider, string>;
  calls: Map<string, number>;
}

/** The remote control: what payers do, what goes wrong, and what happened. */
export function paymentsControl({ stage, payers, webhooks, calls }: Steered) {
  const { requests, switches, callbacks, tokens } = stage;
  /** By the provider's id or the caller's. */
  const requestOf = (name: string): PaymentRequest => {
    const found = requests.all().findLast((request) => request.id === name || request.reference === name);
    if (!found) throw new PaymentError(`There is no payment ${name}`);
    return found;
  };
  return {
    state: (): PaymentsState => ({
      origin: stage.origin(),
      requests: requests.all(),
      switches: { mtn: switches.of('mtn'), relworx: switches.of('relworx'), flutterwave: switches.of('flutterwave') },
      payers: Object.fromEntries(payers),
      heldCallbacks: callbacks.heldBack(),
      callbacks: callbacks.log(),
      calls: Object.fromEntries(calls),
    }),
    /** What a number's owner does with prompts from now on; without a number: everybody else. */
    setPayer: (payer: Payer, phoneNumber = ''): void => void payers.set(phoneNumber, payer),
    /** What the payer of one prompt does now. `expire`: the five minutes are over. */
    decide: (name: string, action: PayerAction | 'expire'): PaymentRequest => {
      const request = requestOf(name);
      act(stage, request, action === 'expire' ? 'expired' : action);
      return request;
    },
    set: (provider: Provider, change: Partial<Switches>): void => switches.set(provider, change),
    heal: (provider?: Provider): void => switches.heal(provider),
    /** Where an account has its webhook registered: Relworx and Flutterwave know one address each. */
    registerWebhook: (provider: Provider, url: string): void => void webhooks.set(provider, url),
    /** Sends a callback now, true or not; the status it was answered by, null without an address. */
    sendCallback: (name: string, claim: Claim, isSignedRight = true): Promise<number | null> =>
      callbacks.send(requestOf(name), claim, isSignedRight),
    deliverLate: (): Promise<number> => callbacks.deliverLate(),
    /** Waits until all callbacks that are under way have arrived. */
    callbacksSent: (): Promise<void> => callbacks.sent(),
    /** All tokens handed out so far are refused. */
    expireTokens: (): void => tokens.clear(),
    reset: (): void => {
      requests.clear();
      callbacks.clear();
      switches.heal();
      payers.clear();
      calls.clear();
    },
  };
}

export type PaymentsControl = ReturnType<typeof paymentsControl>;
