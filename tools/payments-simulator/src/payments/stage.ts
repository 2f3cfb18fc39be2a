import { setTimeout as delay } from 'node:timers/promises';
import type { Answer, Call, Reply } from '#payments/replies.ts';
import type { Callbacks, Claim } from './callbacks.ts';
import type { Failure, PayerAction, PaymentRequest, PaymentRequests, Provider } from './payment-request.ts';
import type { AllSwitches } from './switches.ts';

/** The keys that a caller must have; invented, and the same at each start. */
export interface Accounts {
  mtn: { subscriptionKey: string; apiUser: string; apiKey: string; targetEnvironment: string; currency: string };
  relworx: { apiKey: string; accountNo: string; webhookKey: string };
  flutterwave: { secretKey: string; webhookHash: string };
}

export const simulatedAccounts: Accounts = {
  mtn: {
    subscriptionKey: 'simulated-subscription-key',
    apiUser: '6f1c1b52-3c61-4d0e-9a77-5f3a4a2c9d10',
    apiKey: 'simulated-api-key',
    targetEnvironment: 'mtnuganda',
    currency: 'UGX',
  },
  relworx: { apiKey: 'simulated-relworx-key', accountNo: 'RELSIM0001', webhookKey: 'simulated-webhook-key' },
  flutterwave: { secretKey: 'FLWSECK_TEST-simulated', webhookHash: 'simulated-webhook-hash' },
};

/** What happens to a number's prompts by themselves; `wait`: they stand on its phone. */
export type Payer = PayerAction | Exclude<Failure, 'refused' | 'wrong-pin' | 'no-money'> | 'wait';
export const payers: readonly Payer[] = [
  ...['wait', 'approve', 'refuse', 'wrong-pin', 'no-money', 'ignore'],
  ...['expired', 'no-wallet', 'wallet-limit', 'wallet-blocked', 'provider-fault'],
] as Payer[];

/** One simulator's world, as its protocols see it. */
export interface Stage {
  origin(): string;
  accounts: Accounts;
  requests: PaymentRequests;
  switches: AllSwitches;
  callbacks: Callbacks;
  /** MTN's tokens that are valid. */
  tokens: Map<string, number>;
  payerOf(phoneNumber: string): Payer;
  /** Ends with the simulator. */
  closing: AbortSignal;
}

const failureOf: Partial<Record<Payer, Failure>> = { refuse: 'refused' };

/** Does to a prompt what its payer does. */
export function act(stage: Stage, request: PaymentRequest, payer: Payer): void {
  if (payer === 'wait') return;
  if (payer === 'ignore') request.isIgnored = true;
  else stage.requests.end(request, payer === 'approve' ? null : (failureOf[payer] ?? (payer as Failure)));
}

/**
 * Takes a request for money, with the troubles that are switched on: what an answer says and what happens to the money
 * are two things. `answer` makes the documented answer, `fault` the provider's 500 with a code.
 */
export async function takePayment(
  stage: Stage,
  call: Call,
  taken: Parameters<PaymentRequests['take']>[0],
  answer: (request: PaymentRequest) => Reply,
  fault: (code: string) => Reply,
): Promise<Answer> {
  const switches = stage.switches.of(taken.provider);
  if (switches.answer === 'error') return fault(switches.errorCode);
  const request = stage.requests.take(taken);
  if (switches.callbacks === 'forged') await stage.callbacks.forge(request);
  const payer = stage.payerOf(request.phoneNumber);
  if (switches.callbacks === 'before-answer' || switches.answer === 'silent') {
    act(stage, request, payer);
    await stage.callbacks.sent();
  } else
    call.afterAnswer.push(() => {
      if (request.endedAt === null) act(stage, request, payer);
    });
  if (switches.answer === 'silent') await delay(switches.silenceMs, undefined, { signal: stage.closing });
  if (switches.answer === 'lost') return null;
  return switches.answer === 'taken-but-500' ? fault('INTERNAL_PROCESSING_ERROR') : answer(request);
}

/** A status as it is said: the truth, unless a switch says otherwise. */
export interface SaidStatus {
  state: 'pending' | 'paid' | 'failed';
  failure: Failure;
  amount: number;
  currency: string;
  transactionId: string;
}

/** A request's status as it is, or as a callback claims. */
export function claimedStatus(request: PaymentRequest, claim: Claim): SaidStatus {
  const truth = request.state === 'opened' ? 'pending' : request.state;
  return {
    state: claim === 'truth' ? truth : claim,
    failure: request.failure ?? 'refused',
    amount: request.amount,
    currency: request.currency,
    transactionId: request.transactionId ?? '99000000000',
  };
}

/** What the provider answers when it is asked for a request; a word when it says nothing of it. */
export function saidStatus(stage: Stage, request: PaymentRequest): SaidStatus | 'not-found' | 'error' {
  const wrong = stage.switches.takeWrongStatus(request.provider);
  if (wrong === 'not-found' || wrong === 'error') return wrong;
  const said = claimedStatus(request, wrong ?? 'truth');
  const { saidAmount, saidCurrency } = stage.switches.of(request.provider);
  return { ...said, amount: saidAmount ?? said.amount, currency: saidCurrency ?? said.currency };
}

/** The routes of one provider. `refusal` is for those that need its keys. */
export function routesOf(
  provider: Provider,
  refusal: NonNullable<Route['refusal']>,
  rows: [Route['kind'], Route['method'], RegExp, Route['run']][],
): Route[] {
  const open = (kind: Route['kind']): boolean => kind === 'token' || kind === 'page';
  return rows.map(([kind, method, path, run]) => ({
    provider,
    kind,
    method,
    path,
    run,
    ...(open(kind) ? {} : { refusal }),
  }));
}

/** One call of a protocol. */
export interface Route {
  provider: Provider;
  kind: 'token' | 'ask' | 'find' | 'wallet' | 'list' | 'page';
  method: 'GET' | 'POST';
  path: RegExp;
  /** The reply that refuses a call with wrong keys, or null. */
  refusal?(stage: Stage, call: Call): Reply | null;
  /** `found`: what the path's groups caught. */
  run(stage: Stage, call: Call, found: string[]): Answer | Promise<Answer>;
}
