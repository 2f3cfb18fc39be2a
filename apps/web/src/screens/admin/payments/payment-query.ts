import type { AdminPaymentQuery } from '@app/contracts/admin/actions.schemas';
import { maxPaymentSearchLength, maxRecordedUgx } from '@app/contracts/bounds';
import { readTypedDay } from '#web/features/admin/list/typed-day.ts';
import { providerName } from '#web/features/admin/provider-names.ts';
import { paymentStatusNames } from '#web/features/billing/mobile-money.messages.ts';
import { withParams } from '#web/lib/address/address.ts';
import { calendarDay } from '#web/lib/formatting/calendar-day.ts';
import { formatPrice } from '#web/lib/formatting/format.ts';
import { readTyped } from '#web/lib/formatting/text.ts';

export type PaymentShow = NonNullable<AdminPaymentQuery['state']>;

export const paymentShowNames: Record<PaymentShow, string> = {
  all: 'All states',
  open: 'To decide',
  stuck: 'Stuck',
  ...paymentStatusNames,
};

export interface PaymentFilter {
  state: PaymentShow;
  provider: string | null;
  /** Started on this day, `2026-11-22`. */
  day: string | null;
  amountUgx: number | null;
  /** Empty: all. */
  search: string;
}

/** The address's name of each part. */
const names = {
  state: 'state',
  provider: 'provider',
  day: 'day',
  amountUgx: 'amount',
  search: 'search',
} as const satisfies Record<keyof PaymentFilter, string>;

/** Unusable parameters are left out; of a day and an amount `unreadableOf` says so. */
export function readPaymentFilter(params: URLSearchParams): PaymentFilter {
  const state = params.get(names.state) ?? '';
  const provider = params.get(names.provider) ?? '';
  const day = params.get(names.day) ?? '';
  return {
    state: Object.hasOwn(paymentShowNames, state) ? (state as PaymentShow) : 'all',
    provider: /^[a-z]{2,20}$/.test(provider) ? provider : null,
    day: /^\d{4}-\d{2}-\d{2}$/.test(day) ? readTypedDay(day, day) : null,
    amountUgx: readAmount(params.get(names.amountUgx) ?? ''),
    search: readTyped(params, names.search, maxPaymentSearchLength),
  };
}

/** What stands in the address as a day or an amount and is none: without it the list is not the one that was asked for. */
export function unreadableOf(params: URLSearchParams): string | null {
  const { day, amountUgx } = readPaymentFilter(params);
  const [typedDay, typedAmount] = [params.get(names.day), params.get(names.amountUgx)];
  if (typedDay && day === null) return `“${typedDay}” is no day. In an address it is written like 2026-11-22.`;
  if (typedAmount && amountUgx === null) return `“${typedAmount}” is no amount. It is written like 30000.`;
  return null;
}

/** The reference of the last payment before the page; null for the newest. */
export const readBefore = (params: URLSearchParams) => readTyped(params, 'before', 40) || null;

/** Whole shillings as people write them: `UGX 30,000`, `30000/=`. */
export function readAmount(typed: string): number | null {
  const text = typed.replace(/ugx|\/=|[\s,]/gi, '');
  const amount = Number(text);
  return /^\d{1,9}$/.test(text) && amount <= maxRecordedUgx ? amount : null;
}

/** Another filter begins with the newest payments. */
export function withPaymentFilter(params: URLSearchParams, changed: Partial<PaymentFilter>): string {
  const named = Object.entries(changed).map(([field, value]) => [
    names[field as keyof PaymentFilter],
    value === null || value === 'all' ? null : String(value),
  ]);
  return withParams(params, { before: null, ...Object.fromEntries(named) });
}

export const noFilter: PaymentFilter = { state: 'all', provider: null, day: null, amountUgx: null, search: '' };

/** What is asked for, part by part, in words. */
export function filterWords(filter: PaymentFilter): [keyof PaymentFilter, string][] {
  const { state, provider, day, amountUgx, search } = filter;
  const parts: [keyof PaymentFilter, string | null][] = [
    ['search', search && `“${search}”`],
    ['state', state === 'all' ? null : paymentShowNames[state]],
    ['provider', provider && providerName(provider)],
    ['day', day && calendarDay(day)],
    ['amountUgx', amountUgx === null ? null : formatPrice(amountUgx)],
  ];
  return parts.filter((part): part is [keyof PaymentFilter, string] => Boolean(part[1]));
}

/** Without what says nothing. */
export function toAdminPaymentQuery(filter: PaymentFilter, before: string | null): AdminPaymentQuery {
  const { state, provider, day, amountUgx, search } = filter;
  return {
    ...(state !== 'all' && { state }),
    ...(provider !== null && { provider }),
    ...(day !== null && { day }),
    ...(amountUgx !== null && { amountUgx }),
    ...(search !== '' && { search }),
    ...(before !== null && { before }),
  };
}
