// @vitest-environment jsdom
import type { ApifyFigures } from '@app/contracts/admin/apify.schemas';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { queryClient } from '#web/lib/requests/query-client.ts';
import { showForAdmin } from '#web/test/admin-page.testing.tsx';
import { ok, refused } from '#web/test/answering-server.testing.ts';
import { eachPageHasServer } from '#web/test/page.testing.ts';
import { capWords, outcomeWords, usd } from './apify.messages.ts';
import { ApifyRuns } from './apify-runs.tsx';

const page = eachPageHasServer();
const figures: ApifyFigures = {
  dailyRuns: 20,
  leftToday: 17,
  buysBackCatalogue: false,
  today: { runs: 3, posts: 41, costMicroUsd: 205_000, unpriced: 0 },
  month: { runs: 1204, posts: 22_000, costMicroUsd: 1_234_500_000, unpriced: 1 },
  failures: [
    {
      startedAt: '2026-11-21T08:00:00.000Z',
      handle: 'amina.styles',
      need: 'newest',
      outcome: 'quota',
      detail: 'Apify: HTTP 402 not-enough-usage-to-run-paid-actor',
    },
    { startedAt: '2026-11-20T08:00:00.000Z', handle: null, need: 'back_catalogue', outcome: 'lost', detail: null },
  ],
};
const show = () => showForAdmin(<ApifyRuns />, { role: 'viewer', path: '/admin/analytics' });

test('runs and cost of today and this month stand there, with what is left and what failed', async () => {
  page.server.on('/admin/apify', ok({ apify: figures }));
  show();
  const table = await screen.findByRole('table');
  const rows = within(table)
    .getAllByRole('row')
    .map((row) => row.textContent);
  expect(rows.slice(1)).toEqual(['Today341$0.21', 'This month1,20422,000$1,234.50']);
  expect(
    screen.getByText(/^17 of today’s 20 runs are left \(refused ones count, too\)\. Only newest posts are bought/),
  ).toBeTruthy();
  expect(screen.getByText('Apify has not said what 1 run of this month cost. Look at its own bill.')).toBeTruthy();
  const failures = screen.getByRole('region', { name: 'Latest failures' });
  expect(failures.textContent).toContain('The plan at Apify is used up');
  expect(failures.textContent).toContain('newest posts of @amina.styles (Apify: HTTP 402 not-enough-usage');
  expect(failures.textContent).toContain('whole list of a deleted shop');
});

test('without Apify nothing of it shows', async () => {
  page.server.on('/admin/apify', ok({ apify: figures }), ok({ apify: null }));
  show();
  await screen.findByRole('table');
  await queryClient().invalidateQueries();
  await waitFor(() => expect(screen.queryByRole('table')).toBeNull());
  expect(screen.queryByText(/Apify/)).toBeNull();
});

test('an answer that failed is said, with a way to try again', async () => {
  page.server.on('/admin/apify', refused(403, 'forbidden', 'You may not see this.'));
  show();
  expect(await screen.findByText('You may not see this.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
});

test('words and sums are right at their edges', () => {
  expect([usd(0), usd(4999), usd(5000), usd(999_999), usd(10_000_000_000)]).toEqual([
    '$0.00',
    '$0.00',
    '$0.01',
    '$1.00',
    '$10,000.00',
  ]);
  expect(capWords({ ...figures, leftToday: 1, dailyRuns: 1, buysBackCatalogue: true })).toBe(
    '1 of today’s 1 run is left (refused ones count, too). Newest posts and whole lists are bought. Days and months are in UTC.',
  );
  expect(outcomeWords('moon_phase')).toBe('moon phase');
  expect(outcomeWords('constructor')).toBe('constructor');
});
