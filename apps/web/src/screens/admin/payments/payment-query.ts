import { maxPaymentSearchLength } from '@app/contracts/bounds';
import { withParams } from '#web/lib/browser/address.ts';
import { readTyped } from '#web/lib/formatting/text.ts';

export type PaymentShow = 'open' | 'decided';

export const paymentShowNames: Record<PaymentShow, string> = { open: 'Open', decided: 'Decided' };

export interface PaymentQuery {
  state: PaymentShow;
  /** Part of a reference or receipt; empty: all. */
  search: string;
  /** The reference of the last payment before the page; null for the newest. */
  before: string | null;
}

/** Unusable parameters are left out. */
export function readPaymentQuery(params: URLSearchParams): PaymentQuery {
  return {
    state: params.get('state') === 'decided' ? 'decided' : 'open',
    search: readTyped(params, 'search', maxPaymentSearchLength),
    before: readTyped(params, 'before', maxPaymentSearchLength) || null,
  };
}

/** Another list or search begins with the newest payments. */
export function withPaymentQuery(
  params: URLSearchParams,
  changed: { state: PaymentShow } | { search: string },
): string {
  const asked = 'state' in changed ? { state: changed.state === 'open' ? null : changed.state } : changed;
  return withParams(params, { before: null, ...asked });
}
