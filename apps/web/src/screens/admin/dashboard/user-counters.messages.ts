import type { AdminStats } from '@app/contracts/admin/figures.schemas';
import { grouped } from '@app/contracts/messages/message-text';
import { counted } from '#web/lib/formatting/format.ts';

export function userCounters(stats: AdminStats) {
  const { signupsLast7Days, signupsLast30Days, expiredCount, pendingCount } = stats;
  return [
    { name: 'Total Users', value: grouped(stats.totalUsers), note: `+${grouped(signupsLast7Days)} in 7 days` },
    { name: 'Active Trials', value: grouped(stats.activeTrials), note: shareOf(stats.activeTrials, stats.totalUsers) },
    {
      name: 'Paid Subscribers',
      value: grouped(stats.paidCount),
      note: `and ${counted(stats.activeCount, 'free plan')}`,
    },
    {
      name: 'Expired/Pending',
      value: grouped(expiredCount + pendingCount),
      note: `${grouped(expiredCount)} expired, ${grouped(pendingCount)} pending`,
    },
    {
      name: 'Last 7 Days',
      value: grouped(signupsLast7Days),
      note: change(signupsLast7Days, stats.signupsPrevious7Days, 7),
    },
    {
      name: 'Last 30 Days',
      value: grouped(signupsLast30Days),
      note: change(signupsLast30Days, stats.signupsPrevious30Days, 30),
    },
  ];
}

function change(now: number, before: number, days: number): string {
  if (now === before) return 'sign-ups, no change';
  return `sign-ups, ${grouped(Math.abs(now - before))} ${now > before ? 'more' : 'fewer'} than the ${days} days before`;
}

const shareOf = (part: number, whole: number) => `${whole === 0 ? 0 : Math.round((part / whole) * 100)}% of all`;
