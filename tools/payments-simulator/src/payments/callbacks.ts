import type { PaymentRequest, Provider } from './payment-request.ts';
import type { AllSwitches } from './switches.ts';

/** What a callback says: the truth, or a claim that is none. */
export type Claim = 'truth' | 'paid' | 'failed' | 'pending';

/** A callback as it leaves. */
export interface Outgoing {
  provider: Provider;
  url: string;
  method: 'POST' | 'PUT';
  headers: Record<string, string>;
  body: string;
}

/** A callback that has left, with what the service answered; status 0: it did not answer. */
export interface SentCallback {
  provider: Provider;
  reference: string;
  claim: Claim;
  status: number;
}

type Write = (request: PaymentRequest, claim: Claim, isSignedRight: boolean) => Outgoing | null;

const timeoutMs = 10_000;

/**
 * Tells the service what became of requests, once, doubled, late or not at all. `write` makes the provider's message;
 * null where it knows no address.
 */
export function callbacks(switches: AllSwitches, write: Write, closing: AbortSignal) {
  const sent: SentCallback[] = [];
  let held: [Outgoing, string][] = [];
  const underWay = new Set<Promise<unknown>>();

  async function deliver(outgoing: Outgoing, reference: string, claim: Claim): Promise<number> {
    const { provider, url, method, headers, body } = outgoing;
    const signal = AbortSignal.any([closing, AbortSignal.timeout(timeoutMs)]);
    const status = await fetch(url, { method, headers, body, redirect: 'manual', signal })
      .then(async (response) => {
        await response.body?.cancel();
        return response.status;
      })
      .catch(() => 0);
    sent.push({ provider, reference, claim, status });
    return status;
  }
  function track<T>(work: Promise<T>): Promise<T> {
    underWay.add(work);
    return work.finally(() => underWay.delete(work));
  }
  const send = async (request: PaymentRequest, claim: Claim, isSignedRight: boolean): Promise<number | null> => {
    const outgoing = write(request, claim, isSignedRight);
    return outgoing && (await track(deliver(outgoing, request.reference, claim)));
  };

  return {
    /** A request has ended. */
    ended(request: PaymentRequest): void {
      const mode = switches.of(request.provider).callbacks;
      const outgoing = mode === 'lost' || mode === 'forged' ? null : write(request, 'truth', true);
      if (outgoing === null) return;
      if (mode === 'late') held.push([outgoing, request.reference]);
      else void track(deliver(outgoing, request.reference, 'truth'));
      if (mode === 'doubled') void track(deliver(outgoing, request.reference, 'truth'));
    },
    /** Claims success at once, as a stranger who knows the address would. */
    forge: (request: PaymentRequest) => send(request, 'paid', false),
    send,
    /** Delivers what was held back, and tells how many that were. */
    async deliverLate(): Promise<number> {
      const late = held;
      held = [];
      for (const [outgoing, reference] of late) await track(deliver(outgoing, reference, 'truth'));
      return late.length;
    },
    heldBack: () => held.length,
    log: (): readonly SentCallback[] => sent,
    /** All that is under way has arrived. */
    sent: async (): Promise<void> => void (await Promise.allSettled(underWay)),
    clear: (): void => {
      held = [];
      sent.length = 0;
    },
  };
}

export type Callbacks = ReturnType<typeof callbacks>;
