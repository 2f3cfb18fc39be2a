// @vitest-environment jsdom
import type {
  PaymentDifference,
  Reconciliation,
  ReconciliationOverview,
} from '@app/contracts/admin/payments/reconciliation.schemas';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { showForAdmin } from '#web/test/admin-page.testing.tsx';
import { json, ok } from '#web/test/answering-server.testing.ts';
import { eachPageHasServer } from '#web/test/page.testing.ts';
import { Books } from './books.tsx';
import { differenceWords } from './reconciliation.messages.ts';

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
  // It has a list, so no file is asked for.
  expect(screen.queryByLabelText('Statement (CSV)')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Use a statement instead' }));
  await userEvent.upload(
    screen.getByLabelText('Statement (CSV)'),
    new File(['Reference,Amount,Date'], 'statement.csv'),
  );
  await compare();
  const result = await screen.findByRole('heading', { name: 'Relworx, 22 Nov 2026: everything matches' });
  expect(screen.getAllByRole('heading')[0], 'before the form').toBe(result);
  expect(sent()).toMatchObject([{ provider: 'relworx', statement: 'Reference,Amount,Date' }]);
  await userEvent.selectOptions(screen.getByLabelText('Provider'), 'flutterwave');
  expect(screen.queryByRole('heading', { name: /everything matches/ })).toBeNull();
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
    expect(await screen.findByRole('heading', { name: /everything matches/ })).toBeTruthy();
    expect(screen.queryByText('Write it like 22 Nov 2026')).toBeNull();
    expect(sent()).toMatchObject([{ day: '2026-11-22' }]);
  },
);

test('what the mornings found is there without comparing again: when, what is open since when, and its differences', async () => {
  await show();
  expect(
    screen.getByText('Compared by itself every morning. The last day compared is 22 Nov 2026 (on 23 Nov 2026, 07:00).'),
  ).toBeTruthy();
  expect(screen.getByText('Compared with the statement that you choose. Not compared yet.')).toBeTruthy();
  expect(screen.queryByText('Flutterwave', { selector: 'dt' })).toBeNull();
  expect(screen.getByText(/1 difference to do, since 23 Nov 2026, 07:00/)).toBeTruthy();
  expect(screen.getByText(/could not be compared on 23 Nov 2026, 07:00/)).toBeTruthy();
  page.server.on(`${path}/relworx/2026-11-22`, ok(agreed));
  await userEvent.click(screen.getByRole('button', { name: 'Show the differences of Relworx, 22 Nov 2026' }));
  expect(
    await screen.findByText('Paid here: 2 payments, UGX 20,000. In the list of Relworx: 2 payments, UGX 20,000.'),
  ).toBeTruthy();
  expect(sent()).toEqual([]);
  // The day in sight is not listed again.
  expect(screen.getByRole('heading', { name: '1 other day to look at' })).toBeTruthy();
  expect(screen.queryByText(/1 difference to do, since/)).toBeNull();
  // The form shows the day whose result stands below it.
  expect(screen.getByLabelText('Provider')).toHaveProperty('value', 'relworx');
  expect(screen.getByLabelText('Day')).toHaveProperty('value', '22 Nov 2026');
});

const taken: PaymentDifference = {
  key: 'key-1',
  kind: 'theirs_only',
  ours: null,
  theirs: [
    {
      named: 'no-such-payment',
      transactionId: '71990026060',
      state: 'paid',
      amount: 10_000,
      currency: 'UGX',
      at: '2026-11-22T09:00:00.000Z',
    },
  ],
  done: null,
};
const differs = (...differences: PaymentDifference[]) =>
  ok({ ...agreed, differences, differenceCount: differences.length });

test('a difference is marked as done with what was done, and colleagues read who did it', async () => {
  const done = { adminName: 'ann@duka.example', note: 'Sent <b>back</b>', at: '2026-11-23T08:00:00.000Z' };
  page.server.on(`${path}/relworx/2026-11-22`, differs(taken));
  page.server.on(`${path}/relworx/2026-11-22/differences/key-1`, differs({ ...taken, done }));
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Show the differences of Relworx, 22 Nov 2026' }));
  await userEvent.click(await screen.findByRole('button', { name: /^Mark as done: They have money/ }));
  const window = within(screen.getByRole('dialog'));
  await userEvent.type(window.getByLabelText('What you did'), 'Sent <b>back</b>');
  await userEvent.click(window.getByRole('button', { name: 'Mark as done' }));
  const card = within(await screen.findByRole('list', { name: 'Done' }));
  expect(card.getByText(/by ann@duka.example, 23 Nov 2026, 11:00: “Sent <b>back<\/b>”/)).toBeTruthy();
  expect(card.queryByText('What to do:')).toBeNull();
  expect(screen.getByText(/1 of 1 done/)).toBeTruthy();
  expect(screen.queryByRole('list', { name: 'To do' })).toBeNull();
  expect(sent()).toEqual([{ isDone: true, note: 'Sent <b>back</b>' }]);
});

test('where no day was compared yet, the form stands first and each thing is said once', async () => {
  const none = books.providers.map((provider) => ({ ...provider, last: null }));
  page.server.on(path, ok({ providers: none, open: [] }));
  showForAdmin(<Books />, { role: 'support', path });
  await screen.findByRole('heading', { name: 'No day was compared yet' });
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Compare a day',
    'No day was compared yet',
  ]);
  expect(screen.queryByText(/Not compared yet/)).toBeNull();
});

test('what to do is said once for all differences that want the same', async () => {
  page.server.on(`${path}/relworx/2026-11-22`, differs(taken, { ...taken, key: 'key-2' }, doubled));
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Show the differences of Relworx, 22 Nov 2026' }));
  await screen.findByRole('heading', { name: 'They have money that we did not ask for (2)' });
  expect(screen.getAllByText('What to do:')).toHaveLength(2);
  expect(screen.getAllByRole('button', { name: /^Mark as done: They have money/ })).toHaveLength(2);
});

const ours = {
  reference: 'DK-1',
  amountUgx: 10_000,
  isPaid: true,
  status: 'paid' as const,
  startedAt: '2026-11-22T09:00:00.000Z',
};
const doubled: PaymentDifference = { ...taken, key: 'key-3', kind: 'doubled', ours };

test.each<[PaymentDifference['kind'], string]>([
  ['theirs_only', 'Ask the provider about DK-1'],
  ['ours_only', 'Refund DK-1'],
  ['doubled', 'Look at DK-1'],
])('of %s, the work has its link', async (kind, link) => {
  page.server.on(`${path}/relworx/2026-11-22`, differs({ ...taken, kind, ours }));
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Show the differences of Relworx, 22 Nov 2026' }));
  const way = await screen.findByRole('link', { name: link });
  expect(way.getAttribute('href')).toBe('/admin/payments?search=DK-1');
});

test.each([
  [0, 'Look at'],
  [1, 'Look at'],
  [2, 'Refund'],
])('a payment that they do not list, of %i days ago, is offered the work “%s”', (daysAgo, work) => {
  const missing = { ...taken, kind: 'ours_only' as const, ours };
  expect(differenceWords(missing, `2026-11-${30 - daysAgo}`, '2026-11-30').work).toBe(work);
});
