import { expect, test } from 'vitest';
import { userCounters } from './user-counters.messages.ts';

const stats = {
  totalUsers: 12_345,
  activeTrials: 1234,
  paidCount: 2000,
  activeCount: 12,
  expiredCount: 300,
  pendingCount: 45,
  signupsLast7Days: 70,
  signupsLast30Days: 280,
  signupsPrevious7Days: 50,
  signupsPrevious30Days: 300,
};

test('the six cards, each with what has changed or what it is made of', () => {
  expect(userCounters(stats).map(({ name, value, note }) => [name, value, note])).toEqual([
    ['Total Users', '12,345', '+70 in 7 days'],
    ['Active Trials', '1,234', '10% of all'],
    ['Paid Subscribers', '2,000', 'and 12 free plans'],
    ['Expired/Pending', '345', '300 expired, 45 pending'],
    ['Last 7 Days', '70', 'sign-ups, 20 more than the 7 days before'],
    ['Last 30 Days', '280', 'sign-ups, 20 fewer than the 30 days before'],
  ]);
});

test('a service without anybody has no strange figures', () => {
  const noOne = Object.fromEntries(Object.keys(stats).map((name) => [name, 0])) as unknown as typeof stats;
  const notes = userCounters(noOne).map(({ note }) => note);
  expect(notes[1]).toBe('0% of all');
  expect(notes[4]).toBe('sign-ups, no change');
});
