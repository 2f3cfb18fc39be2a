// @vitest-environment jsdom
import type { Reconciliation } from '@app/contracts/admin-reconciliation';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { showForAdmin } from '#web/test/admin-page.testing.tsx';
import { json, ok } from '#web/test/answering-server.testing.ts';
import { eachPageHasServer } from '#web/test/page.testing.ts';
import { ReconciliationForm } from './reconciliation-form.tsx';

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
const show = () => showForAdmin(<ReconciliationForm />, { role: 'support', path });
const compare = () => userEvent.click(screen.getByRole('button', { name: 'Compare' }));
const sent = () => page.server.arrived.filter(({ method }) => method === 'POST').map(({ body }) => JSON.parse(body));

test('a statement is sent as its text, and another provider’s result does not stay in sight', async () => {
  page.server.on(path, ok(agreed));
  show();
  await userEvent.selectOptions(screen.getByLabelText('Provider'), 'relworx');
  await userEvent.upload(
    screen.getByLabelText('Statement (CSV)'),
    new File(['Reference,Amount,Date'], 'statement.csv'),
  );
  await compare();
  expect(await screen.findByRole('heading', { name: 'No difference' })).toBeTruthy();
  expect(sent()).toMatchObject([{ provider: 'relworx', statement: 'Reference,Amount,Date' }]);
  await userEvent.selectOptions(screen.getByLabelText('Provider'), 'flutterwave');
  expect(screen.queryByRole('heading', { name: 'No difference' })).toBeNull();
});

test('what is wrong with a statement stands beside it', async () => {
  const message = 'This provider has no list. Choose its statement.';
  page.server.on(
    path,
    json(400, { success: false, error: 'invalid_request', message, errors: [{ field: 'statement', message }] }),
  );
  show();
  await compare();
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.getByLabelText('Statement (CSV)').getAttribute('aria-invalid')).toBe('true');
});
