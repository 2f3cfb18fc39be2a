import { withParam } from '#web/features/analytics/with-param.ts';
import { wellFormed } from '#web/lib/formatting/well-formed.ts';

export type PaymentShow = 'open' | 'decided';

/** What is listed, in the order of the chips. */
export const paymentShowNames: Record<PaymentShow, string> = { open: 'Open', decided: 'Decided' };

const longestText = 40;

export interface PaymentQuery {
  state: PaymentShow;
  /** Part of a reference or receipt; empty: all. */
  search: string;
  /** The reference of the payment after which the page goes on; null for the newest ones. */
  before: string | null;
}

/** What an address asks of the list. What can't be meant is left out: an address never fails. */
export function readPaymentQuery(params: URLSearchParams): PaymentQuery {
  return {
    state: params.get('state') === 'decided' ? 'decided' : 'open',
    search: typedIn(params, 'search'),
    before: typedIn(params, 'before') || null,
  };
}

function typedIn(params: URLSearchParams, name: string): string {
  return wellFormed([...(params.get(name) ?? '')].slice(0, longestText).join('')).trim();
}

/** The address's parameters with another list or search, which begins with the newest payments. */
export function withPaymentQuery(
  params: URLSearchParams,
  changed: { state: PaymentShow } | { search: string },
): string {
  const newest = new URLSearchParams(withParam(params, 'before', null));
  return 'state' in changed
    ? withParam(newest, 'state', changed.state === 'open' ? null : changed.state)
    : withParam(newest, 'search', changed.search || null);
}
