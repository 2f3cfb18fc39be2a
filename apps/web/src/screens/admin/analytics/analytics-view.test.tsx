// @vitest-environment jsdom
import type { AdminAnalytics, AdminHealth } from '@app/contracts/admin/figures.schemas';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { showForAdmin } from '#web/test/admin-page.testing.tsx';
import { ok, refused } from '#web/test/answering-server.testing.ts';
import { eachPageHasServer } from '#web/test/page.testing.ts';
import { AnalyticsView } from './analytics-view.tsx';
import { ImportHealth } from './import-health.tsx';

const page = eachPageHasServer();
const figures = {
  signups: 10,
  revenueUgx: 50_000,
  productsImported: 400,
  views: 12_000,
  chats: 90,
  importRuns: 40,
  importFailures: 3,
};
const unsaid = { asked: 0, confirmed: 0, corrected: 0 };
const analytics: AdminAnalytics = {
  from: '2026-11-15',
  to: '2026-11-21',
  totals: figures,
  previous: { ...figures, signups: 8 },
  byDay: [
    { day: '2026-11-20', ...figures, signups: 4 },
    { day: '2026-11-21', ...figures, signups: 6 },
  ],
  orders: { asked: 20, confirmed: 15, received: 10, proven: 5, receivedUgx: 850_000 },
  previousOrders: { asked: 0, confirmed: 0, received: 0, proven: 0, receivedUgx: 0 },
  reviews: { written: 9, answered: 4, hidden: 1, reported: 2 },
  previousReviews: { written: 0, answered: 0, hidden: 0, reported: 0 },
  activeTrials: 412,
  shopsWithProducts: 1203,
  conversion: { trialsEnded: 25, paid: 3 },
  failuresByReason: [{ reason: 'blocked', count: 3 }],
  readings: {
    title: unsaid,
    price: { asked: 30, confirmed: 21, corrected: 6 },
    old_price: unsaid,
    tags: unsaid,
    sizes: unsaid,
    availability: { ...unsaid, corrected: 1 },
  },
};
const show = (path: string) => showForAdmin(<AnalyticsView />, { role: 'viewer', path });

test('period and form come from the address; every figure has its change in words', async () => {
  page.server.on('/admin/analytics?days=7', ok(analytics));
  show('/admin/analytics?days=7&as=table');
  const card = await screen.findByRole('link', { name: /^Sign-ups/ });
  expect(card.textContent).toContain('25% more than in the 7 days before');
  expect(card.getAttribute('href')).toBe('/admin/analytics?days=7&as=table');
  expect(screen.getByText('Of 25 sellers whose trial ended in this period, 3 have paid.')).toBeTruthy();
  expect(screen.getByText('TikTok refused to answer us')).toBeTruthy();
  expect(screen.getByRole('link', { name: '90 days' }).getAttribute('href')).toBe('/admin/analytics?days=90&as=table');
});

test('a card does not repeat its own number', async () => {
  page.server.on('/admin/analytics?days=7', ok(analytics));
  show('/admin/analytics?days=7');
  const card = await screen.findByRole('link', { name: /^Import runs/ });
  expect(card.textContent).toMatch(/^Import runs40.*3 failed \(8%\)$/);
});

test('without a period before, that nothing can be compared is said once and not in every card', async () => {
  const previous = Object.fromEntries(Object.keys(figures).map((name) => [name, 0])) as typeof figures;
  page.server.on('/admin/analytics?days=7', ok({ ...analytics, previous }));
  show('/admin/analytics?days=7');
  await screen.findByRole('link', { name: /^Sign-ups/ });
  expect(screen.getAllByText(/nothing to compare yet/)).toHaveLength(1);
  expect(screen.queryByText(/before: 0/)).toBeNull();
});

test('how often sellers corrected what was read is said by field, with its share of the products imported', async () => {
  page.server.on('/admin/analytics?days=30', ok(analytics));
  show('/admin/analytics');
  const table = within(await screen.findByRole('table', { name: 'What sellers said, by field' }));
  const rows = table.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(rows).toEqual([
    ['Field', 'Corrected', 'Asked', 'Right'],
    ['Price', '6 (2%)', '30', '21'],
    ['Sold out', '1 (under 1%)', '0', '0'],
  ]);
  expect(screen.getByText('Sellers said nothing about: Title · Old price · Tags · Sizes.')).toBeTruthy();
});

test('figures that are zero share one line', async () => {
  const reviews = { written: 9, answered: 0, hidden: 0, reported: 0 };
  page.server.on('/admin/analytics?days=30', ok({ ...analytics, reviews }));
  show('/admin/analytics');
  const rest = 'None in this period: Reviews answered · Reviews reported · Reviews hidden.';
  expect(await screen.findByText(rest)).toBeTruthy();
  expect(screen.getByText('Reviews written').nextElementSibling?.textContent).toContain('9');
});

test('the table has the total and every day, the newest first', async () => {
  page.server.on('/admin/analytics?days=30', ok(analytics));
  show('/admin/analytics?as=table');
  const table = within(await screen.findByRole('table', { name: 'Statistics by day' }));
  const days = table.getAllByRole('rowheader').map(({ textContent }) => textContent);
  expect(days).toEqual(['Total', '21 Nov', '20 Nov']);
  expect(table.getAllByText('UGX 50,000')).toHaveLength(3);
});

test('a refresh changes figures in their places, and a new line waits until it is asked for', async () => {
  const more = { ...analytics, failuresByReason: [{ reason: 'quota', count: 9 }, ...analytics.failuresByReason] };
  page.server.on(
    '/admin/analytics?days=30',
    ok(analytics),
    ok({ ...analytics, activeTrials: 413 }),
    ok({ ...more, activeTrials: 414 }),
  );
  show('/admin/analytics?as=table');
  await screen.findByText('412');
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByText('413')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  const newData = await screen.findByRole('button', { name: 'New data' });
  expect(screen.queryByText('A source’s quota was used up')).toBeNull();
  expect(screen.getByText('413')).toBeTruthy();
  await userEvent.click(newData);
  expect(screen.getByText('A source’s quota was used up')).toBeTruthy();
  expect(screen.getByText('414')).toBeTruthy();
});

test('figures that could not be read say so, with a way to try again', async () => {
  page.server.on('/admin/analytics?days=30', refused(403, 'forbidden', 'You may not see this.'), ok(analytics));
  show('/admin/analytics?as=table');
  expect(await screen.findByText('You may not see this.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('412')).toBeTruthy();
});

test('import health says how sources, jobs, imports and database are', async () => {
  const health: AdminHealth = {
    version: null,
    startedAt: '2026-11-19T11:05:00.000Z',
    database: { engine: 'pglite', answeredInMs: 3.2 },
    jobs: [{ job: 'ingestion.import-shop', waiting: 2, oldestSeconds: 340 }],
    sources: [
      { source: 'embed', enabled: true, state: 'half_open', openUntil: null, doors: [] },
      { source: 'oembed', enabled: false, state: 'closed', openUntil: null, doors: [] },
    ],
    imports: { runs: 40, failures: 3, lastSucceededAt: null },
  };
  page.server.on('/admin/health', ok(health));
  showForAdmin(<ImportHealth />, { role: 'viewer', path: '/admin/analytics' });
  const stateOf = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;
  await screen.findByText('Trying again');
  expect(stateOf('TikTok’s oEmbed')).toBe('Switched off');
  expect(stateOf('Shop imports')).toBe('2 jobs waiting, the oldest for 5 minutes');
  expect(stateOf('Runs')).toBe('3 of 40 runs failed (8%)');
  expect(stateOf('Last one that went well')).toBe('None yet');
  expect(stateOf('Database')).toBe('Embedded (PGlite), answered in 3 ms');
});
