import type { PaymentsState } from '@app/payments-simulator/control/control';
import type { PayerAction, Provider } from '@app/payments-simulator/payments/payment-request';
import type { Payer } from '@app/payments-simulator/payments/stage';
import type { Switches } from '@app/payments-simulator/payments/switches';

/**
 * What payers and providers of mobile money do, over the simulator's control. Every call throws with the simulator's
 * words when it is refused.
 */
export interface Payments {
  origin: string;
  /** What a number's owner does with prompts from now on; without a number: everybody else. */
  setPayer(payer: Payer, phoneNumber?: string): Promise<void>;
  /** What the payer of one prompt does; `payment` is its id, ours or the provider's. */
  decide(payment: string, action: PayerAction | 'expire'): Promise<void>;
  set(provider: Provider, change: Partial<Switches>): Promise<void>;
  heal(): Promise<void>;
  /** Delivers what `callbacks: 'late'` held back. */
  deliverLate(): Promise<number>;
  state(): Promise<PaymentsState>;
}

/** The remote control of the simulator at this origin. */
export function paymentsAt(origin: string): Payments {
  async function control<Result>(operation: string, body: object): Promise<Result> {
    const response = await fetch(`${origin}/_control/${operation}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      // An empty text takes a switch back; JSON's null would leave it.
      body: JSON.stringify(body, (_name, value) => value ?? ''),
    });
    const answer: { ok: boolean; message?: string; result: Result } = await response.json();
    if (!answer.ok) throw new Error(`The payments simulator refused ${operation}: ${answer.message}`);
    return answer.result;
  }
  return {
    origin,
    setPayer: (payer, phoneNumber) => control('set-payer', { payer, phoneNumber }),
    decide: (payment, action) => control('decide', { payment, action }),
    set: (provider, change) => control('set', { provider, ...change }),
    heal: () => control('heal', {}),
    deliverLate: () => control('deliver-late', {}),
    state: async () => (await fetch(`${origin}/_control/state`)).json(),
  };
}
