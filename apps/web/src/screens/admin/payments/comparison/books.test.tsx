// @vitest-environment jsdom
import type { Reconciliation, ReconciliationOverview } from '@app/contracts/admin/payments/reconciliation.schemas';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { showForAdmin } from '#web/test/admin-page.testing.tsx';
import { json, ok } from '#web/test/answering-server.testing.ts';
import { eachPageHasServer } from '#web/test/page.testing.ts';
import { Books } from './books.tsx';

const page = eachPageHasServer();
const path = '/admin/payments/reconciliation';
const agreed: Reconciliation = {
  provider: 'relworx',
  day: '2026-11-22',
  source: 'list',
  ours: { count: 2, amount: 20_000 },
  theirs: { count: 2, amount: 20_000 },
  differences: [],
  differenceCount: 0,
};
const last = {
  provider: 'relworx',
  day: '2026-11-22',
  comparedAt: '2026-11-23T04:00:00.000Z',
  differenceCount: 1,
  differsSince: '2026-11-23T04:00:00.000Z',
};
const books: ReconciliationOverview = {
  providers: [
    { provider: 'mtn', title: 'MTN MoMo', isSetUp: true, hasList: false, last: null },
    { provider: 'relworx', title: 'Relworx', isSetUp: true, hasList: true, last },
    { provider: 'flutterwave', title: 'Flutterwave', isSetUp: false, hasList: false, last: null },
  ],
  open: [last, { ...last, provider: 'mtn', day: '2026-11-21', differenceCount: null, differsSince: null }],
};

async function show(): Promise<void> {
  page.server.on(path, ok(books));
  showForAdmin(<Books />, { role: 'support', path });
  await screen.findByRole('heading', { name: '2 days to look at' });
}
const compare = () => userEvent.click(screen.getByRole('button', { name: 'Compare' }));
const sent = () => page.server.arrived.filter(({ method }) => method === 'POST').map(({ body }) => JSON.parse(body));

test('a statement is sent as its text, and another provider’s result does not stay in sight', async () => {
  await show();
  // The answer, then the books again.
  page.server.on(path, ok(agreed), ok(books));
  await userEvent.selectOptions(screen.getByLabelText('Provider'), 'relworx');
  await userEvent.upload(
    screen.getByLabelText('Statement (CSV)'),
    new File(['Reference,Amount,Date'], 'statement.csv'),
  );
  await compare();
  expect(await screen.findByRole('heading', { name: 'Everything matches' })).toBeTruthy();
  expect(sent()).toMatchObject([{ provider: 'relworx', statement: 'Reference,Amount,Date' }]);
  await userEvent.selectOptions(screen.getByLabelText('Provider'), 'flutterwave');
  expect(screen.queryByRole('heading', { name: 'Everything matches' })).toBeNull();
});

test('what is wrong with a statement stands beside it', async () => {
  const message = 'This provider has no list. Choose its statement.';
  const errors = [{ field: 'statement', message }];
  const refusal = json(400, { success: false, message, code: 'invalid_request', errors });
  await show();
  page.server.on(path, refusal, ok(books));
  await compare();
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.getByLabelText('Statement (CSV)').getAttribute('aria-invalid')).toBe('true');
});

test.each(['', '31 Feb', 'yesterday'])(
  'a day that cannot be read ("%s") is an error beside it, and none is compared',
  async (typed) => {
    await show();
    const day = screen.getByLabelText('Day');
    await userEvent.clear(day);
    await userEvent.type(day, `${typed}{Enter}`);
    await compare();
    expect(await screen.findByText('Write it like 22 Nov 2026')).toBeTruthy();
    expect(day.getAttribute('aria-invalid')).toBe('true');
    expect(day).toHaveProperty('value', typed);
    expect(sent()).toEqual([]);
    page.server.on(path, ok(agreed), ok(books));
    await userEvent.clear(day);
    await userEvent.type(day, '22/11/2026{Enter}');
    expect(await screen.findByRole('heading', { name: 'Everything matches' })).toBeTruthy();
    expect(screen.queryByText('Write it like 22 Nov 2026')).toBeNull();
    expect(sent()).toMatchObject([{ day: '2026-11-22' }]);
  },
);

test('what the mornings found is there without comparing again: when, what is open since when, and its differences', async () => {
  await show();
  expect(
    screen.getByText(/compared by itself every morning; last done for 22 Nov 2026, on 23 Nov 2026, 07:00/),
  ).toBeTruthy();
  expect(screen.getByText(/no list of its own: compare its statement below; not compared yet/)).toBeTruthy();
  expect(screen.queryByText(/^Flutterwave$/, { selector: 'b' })).toBeNull();
  expect(screen.getByText(/1 difference since 23 Nov 2026, 07:00/)).toBeTruthy();
  expect(screen.getByText(/could not be compared on 23 Nov 2026, 07:00/)).toBeTruthy();
  page.server.on(`${path}/relworx/2026-11-22`, ok(agreed));
  await userEvent.click(screen.getByRole('button', { name: 'Show the differences of Relworx, 22 Nov 2026' }));
  expect(await screen.findByText(/in the list of Relworx/)).toBeTruthy();
  expect(sent()).toEqual([]);
});
