import type { AdminAttention } from '@app/contracts/admin/figures.schemas';
import { grouped } from '@app/contracts/messages/message-text';
import { timeOrDay } from '#web/features/admin/format.ts';
import { doorName } from '#web/features/admin/import-health.messages.ts';
import { adminPaths } from '#web/features/admin/session/admin-paths.ts';

import { withQuery } from '#web/paths.ts';

export interface Work {
  to: string;
  count: string;
  /** What follows the count. */
  words: string;
  about?: string;
  /** It harms everybody, so it is red. */
  isBad?: boolean;
}

/** What waits, what harms everybody first; nothing of which there is none. */
export function workOf(attention: AdminAttention, nowMs: number): Work[] {
  const { sourcesDown, openReports, paymentsByHand, paymentsStuck, daysDiffering, trialsEnding } = attention;
  const work: [number, (many: boolean) => Omit<Work, 'count'>][] = [
    [
      sourcesDown.length,
      (many) => ({
        to: adminPaths.analytics,
        words: many ? 'ways of reading TikTok are down' : 'way of reading TikTok is down',
        about: `${sourcesDown.map((one) => sourceWords(one, nowMs)).join('; ')}. Shops are read another way where possible.`,
        isBad: true,
      }),
    ],
    [openReports, (many) => ({ to: adminPaths.reports, words: many ? 'reports from buyers' : 'report from a buyer' })],
    [
      paymentsByHand,
      (many) => ({
        to: withQuery(adminPaths.payments, { state: 'open', provider: 'manual' }),
        words: many ? 'payments by hand wait' : 'payment by hand waits',
        about: 'Look for the money, then confirm or refuse.',
      }),
    ],
    [
      paymentsStuck,
      (many) => ({
        to: withQuery(adminPaths.payments, { state: 'stuck' }),
        words: many ? 'payments are stuck' : 'payment is stuck',
        about: 'The provider’s answer does not settle it.',
      }),
    ],
    [
      daysDiffering ?? 0,
      (many) => ({
        to: adminPaths.reconciliation,
        words: many ? 'days of payments do not match' : 'day of payments does not match',
        about: 'Our payments and a provider’s differ, or could not be compared.',
      }),
    ],
    [
      trialsEnding,
      (many) => ({
        to: withQuery(adminPaths.users, { subscriptionStatus: 'trial', sortOrder: 'asc' }),
        words: `${many ? 'trials end' : 'trial ends'} within ${attention.trialsEndWithinDays} days`,
      }),
    ],
  ];
  return work.flatMap(([count, words]) => (count === 0 ? [] : [{ count: grouped(count), ...words(count > 1) }]));
}

const sourceWords = ({ door, since }: AdminAttention['sourcesDown'][number], nowMs: number) =>
  since === null ? `${doorName({ door })} paused` : `${doorName({ door })} changed, since ${timeOrDay(since, nowMs)}`;
