import type { AdminAnalytics } from '@app/contracts/admin-figures';
import { counted, grouped } from '#web/features/admin/when.ts';
import { type Days, periods } from '#web/features/analytics/figures.ts';
import { formatPrice } from '#web/lib/formatting/format.ts';

export type Counter = keyof AdminAnalytics['totals'];

/** In the order of the cards. */
export const counterNames: Record<Counter, string> = {
  signups: 'Sign-ups',
  revenueUgx: 'Paid revenue',
  productsImported: 'Products imported',
  views: 'Views',
  chats: 'Chats',
  importRuns: 'Import runs',
  importFailures: 'Failed imports',
};
export const counters = Object.keys(counterNames) as Counter[];

/** What an address asks for; what can't be meant is the usual. */
export function readAnalyticsQuery(params: URLSearchParams): { days: Days; figure: Counter; asTable: boolean } {
  return {
    days: periods.find((period) => String(period) === params.get('days')) ?? 30,
    figure: counters.find((one) => one === params.get('figure')) ?? 'signups',
    asTable: params.get('as') === 'table',
  };
}

/** Whole, with commas; shillings as a price. */
export const formatCounter = (figure: Counter, value: number) =>
  figure === 'revenueUgx' ? formatPrice(value) : grouped(value);

export const noneInPeriod = (figure: Counter) => `No ${counterNames[figure].toLowerCase()} in these days.`;

/** `12%`, and what it means. No trial that ended is no percentage. */
export function conversionWords({ trialsEnded, paid }: AdminAnalytics['conversion']): { short: string; long: string } {
  if (trialsEnded === 0) return { short: '–', long: 'No trial ended in these days.' };
  const percent = Math.round((paid / trialsEnded) * 100);
  const short = percent === 0 && paid > 0 ? 'under 1%' : `${percent}%`;
  return {
    short,
    long: `Of ${counted(trialsEnded, 'seller')} whose trial ended in these days, ${grouped(paid)} ${paid === 1 ? 'has' : 'have'} paid.`,
  };
}

const failureReasons: Record<string, string> = {
  not_found: 'TikTok shows no such account',
  private: 'The seller’s account is private',
  rate_limited: 'TikTok asked us to slow down',
  quota: 'A source’s quota was used up',
  blocked: 'TikTok refused to answer us',
  layout_changed: 'TikTok’s page looks different now',
  transient: 'TikTok did not answer, or something broke on the way',
  another_account: 'Another account uses the handle now',
};

/** Why an import failed, for people; a reason that is new here as it is written. */
export const failureWords = (reason: string) =>
  Object.hasOwn(failureReasons, reason) ? (failureReasons[reason] as string) : reason.replaceAll('_', ' ');

/** `3 of 40 runs failed (8%)`. */
export function failureShare(runs: number, failures: number): string {
  if (runs === 0) return 'No runs';
  if (failures === 0) return `${counted(runs, 'run')}, none failed`;
  const percent = Math.round((failures / runs) * 100);
  return `${grouped(failures)} of ${counted(runs, 'run')} failed (${percent === 0 ? 'under 1' : percent}%)`;
}
