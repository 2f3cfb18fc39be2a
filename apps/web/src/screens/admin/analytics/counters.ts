import type { AdminAnalytics } from '@app/contracts/admin/figures.schemas';
import { grouped } from '@app/contracts/messages/message-text';
import { type Counters, readCounterQuery } from '#web/features/analytics/counters.ts';
import { counted, formatPrice } from '#web/lib/formatting/format.ts';

type Counter = keyof AdminAnalytics['totals'];

export const serviceCounters: Counters<Counter> = {
  names: {
    signups: 'Sign-ups',
    revenueUgx: 'Paid revenue',
    productsImported: 'Products imported',
    views: 'Views',
    chats: 'Chats',
    importRuns: 'Import runs',
    importFailures: 'Failed imports',
  },
  // Whole, with commas; shillings as a price.
  format: (counter, value) => (counter === 'revenueUgx' ? formatPrice(value) : grouped(value)),
};

export const readAnalyticsQuery = (params: URLSearchParams) => readCounterQuery(params, serviceCounters, 'signups');

/** Days and numbers, the oldest day first; the sums are left to the spreadsheet. */
export function figuresCsv({ byDay }: Pick<AdminAnalytics, 'byDay'>): string {
  const counters = Object.keys(serviceCounters.names) as Counter[];
  const head = ['Day', ...counters.map((counter) => serviceCounters.names[counter])];
  return [head, ...byDay.map((row) => [row.day, ...counters.map((counter) => row[counter])])]
    .map((cells) => `${cells.join(',')}\r\n`)
    .join('');
}

export const noneInPeriod = (counter: Counter) => `No ${serviceCounters.names[counter].toLowerCase()} in this period.`;

/** `12%`, and what it means. No trial that ended is no percentage. */
export function conversionWords({ trialsEnded, paid }: AdminAnalytics['conversion']): { short: string; long: string } {
  if (trialsEnded === 0) return { short: '–', long: 'No trial ended in this period.' };
  const percent = Math.round((paid / trialsEnded) * 100);
  const short = percent === 0 && paid > 0 ? 'under 1%' : `${percent}%`;
  return {
    short,
    long: `Of ${counted(trialsEnded, 'seller')} whose trial ended in this period, ${grouped(paid)} ${paid === 1 ? 'has' : 'have'} paid.`,
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

export const failureWords = (reason: string) =>
  Object.hasOwn(failureReasons, reason) ? (failureReasons[reason] as string) : reason.replaceAll('_', ' ');

export const readFields = [
  ['title', 'Title'],
  ['price', 'Price'],
  ['old_price', 'Old price'],
  ['tags', 'Tags'],
  ['sizes', 'Sizes'],
  ['availability', 'Sold out'],
] as const;

/** ` (3%)` of what was imported; nothing where nothing was. */
export function shareWords(count: number, of: number): string {
  if (of === 0 || count === 0) return '';
  const percent = Math.round((count / of) * 100);
  return ` (${percent === 0 ? 'under 1' : percent}%)`;
}

/** Below the number of runs, so without it. */
export function failedWords(runs: number, failures: number): string {
  if (runs === 0 || failures === 0) return runs === 0 ? '' : 'None failed';
  return `${grouped(failures)} failed${shareWords(failures, runs)}`;
}

/** `3 of 40 runs failed (8%)`. */
export function failureShare(runs: number, failures: number): string {
  if (runs === 0) return 'No runs';
  if (failures === 0) return `${counted(runs, 'run')}, none failed`;
  return `${grouped(failures)} of ${counted(runs, 'run')} failed${shareWords(failures, runs)}`;
}
