import type { ApifyFigures } from '@app/contracts/admin/apify.schemas';
import { grouped } from '@app/contracts/messages/message-text';
import { counted } from '#web/lib/formatting/format.ts';

/** Millionths of a US dollar as `$1,234.50`. */
export function usd(micro: number): string {
  const cents = Math.round(micro / 10_000);
  return `$${grouped(Math.floor(cents / 100))}.${String(cents % 100).padStart(2, '0')}`;
}

/** `17 of today’s 20 runs are left (refused ones count, too). Only newest posts are bought, never whole lists.` */
export function capWords({ leftToday, dailyRuns, buysBackCatalogue }: ApifyFigures): string {
  const left = `${grouped(leftToday)} of today’s ${counted(dailyRuns, 'run')} ${leftToday === 1 ? 'is' : 'are'} left (refused ones count, too).`;
  const lists = buysBackCatalogue
    ? 'Newest posts and whole lists are bought.'
    : 'Only newest posts are bought, never whole lists.';
  return `${left} ${lists} Days and months are in UTC.`;
}

/** Null where all costs are known. */
export function unpricedWords({ month: { unpriced } }: ApifyFigures): string | null {
  if (unpriced === 0) return null;
  return `Apify has not said what ${counted(unpriced, 'run')} of this month cost. Look at its own bill.`;
}

const outcomes: Record<string, string> = {
  not_found: 'TikTok does not know the profile',
  private: 'The profile is private',
  quota: 'The plan at Apify is used up',
  rate_limited: 'Apify asked us to slow down',
  blocked: 'Apify refused our account',
  layout_changed: 'We did not understand what Apify sent',
  transient: 'The run brought nothing',
  lost: 'Nobody knows what became of it',
  gone: 'Apify does not keep it any more',
};

export const outcomeWords = (outcome: string) =>
  Object.hasOwn(outcomes, outcome) ? (outcomes[outcome] as string) : outcome.replaceAll('_', ' ');

export const needWords: Record<ApifyFigures['failures'][number]['need'], string> = {
  newest: 'newest posts',
  back_catalogue: 'whole list',
};
