/** What a provider is told of a payment. `paymentId` is the key under which it must never charge twice. */
export interface PaymentOrder {
  shopId: string;
  paymentId: string;
  reference: string;
  amountUgx: number;
  months: number;
}

/** `paid` only when the money is there. `pending`: somebody or something outside has to act first. */
export type StartOutcome = { status: 'paid' } | { status: 'pending' } | { status: 'refused'; reason: string };

/** Where a payer sends the money by hand. */
export interface PaymentInstructions {
  merchantNumber: string;
  merchantName: string;
}

/**
 * A way to pay, chosen by configuration. One that asks a peer for the money later (mobile money) answers `pending` from
 * `start` and brings the end by a status query or a callback of its own, both of which lead to `confirmPayment` or
 * `refusePayment`.
 */
export interface PaymentProvider {
  /** Stored with each payment; never renamed. */
  readonly name: string;
  /** How long a payer has; afterwards a new payment may be started. */
  readonly lapsesAfterMs: number;
  /** Why no payment can be started at the moment, in words for the seller; null when one can. */
  unavailableReason(): string | null;
  /**
   * Asks for the money, outside of any transaction. It is called again for the same order after a lost answer or a
   * crash, and must not charge twice.
   */
  start(order: PaymentOrder): Promise<StartOutcome>;
  /** What the payer of a waiting payment does; null when there is nothing to tell. */
  instructionsFor(order: PaymentOrder): PaymentInstructions | null;
}
