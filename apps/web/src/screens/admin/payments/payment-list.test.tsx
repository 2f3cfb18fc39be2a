// @vitest-environment jsdom
import type { AdminPaymentDetail } from '@app/contracts/admin/payments/payments.schemas';
import type { AdminPayment, AdminUserDetail } from '@app/contracts/admin/users.schemas';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { showForAdmin } from '#web/test/admin-page.testing.tsx';
import { ok } from '#web/test/answering-server.testing.ts';
import { eachPageHasServer } from '#web/test/page.testing.ts';
import { PaymentList } from './payment-list.tsx';

const page = eachPageHasServer();
const aPayment = (changed: Partial<AdminPayment> = {}): AdminPayment => ({
  paymentId: 'p1',
  userId: 'u1',
  handle: 'nakato',
  reference: 'DK-7F3K9Q',
  provider: 'manual',
  status: 'pending',
  amountUgx: 10_000,
  months: 1,
  receipt: null,
  createdAt: '2026-11-20T11:05:00.000Z',
  lapsesAt: '2026-11-27T11:05:00.000Z',
  paidAt: null,
  periodStartsAt: null,
  periodEndsAt: null,
  refusedReason: null,
  trouble: null,
  needsDecision: true,
  ...changed,
});
const all = '/admin/payments';
const paid = '/admin/payments?state=paid';
const list = (...payments: AdminPayment[]) => ok({ payments, nextBefore: null });
const nothingWaits = {
  openReports: 0,
  paymentsByHand: 0,
  paymentsStuck: 0,
  daysDiffering: 0,
  sourcesDown: [],
  trialsEnding: 0,
  trialsEndWithinDays: 3,
};
/** What a decision is compared with, by its reference. */
function answerDetail(payment = aPayment()): void {
  const detail: AdminPaymentDetail = {
    payment,
    seller: { displayName: 'Nakato’s shop', phoneNumber: '+256700123456' },
    wallet: payment.provider === 'manual' ? null : { phoneNumber: '+256772000202', network: 'mtn' },
    providerReference: null,
    acceptedAt: null,
    nextCheckAt: null,
    answers: [],
  };
  page.server.on(`/admin/payments/${payment.reference}`, ok(detail));
}
function show(role: 'viewer' | 'support', path = '/admin/payments'): void {
  page.server.on('/admin/attention', ok(nothingWaits));
  showForAdmin(<PaymentList />, { role, path });
}

test('a payment tells its reference, amount, seller and until when it waits', async () => {
  page.server.on(all, list(aPayment()));
  show('viewer');
  const item = within(await screen.findByRole('region', { name: 'Payments' }));
  expect(item.getByText('DK-7F3K9Q')).toBeTruthy();
  expect(item.getByText('UGX 10,000')).toBeTruthy();
  expect(item.getByText(/open until 27 Nov 2026, 14:05/)).toBeTruthy();
  expect(item.getByRole('link', { name: '@nakato' }).getAttribute('href')).toBe('/admin/users?user=u1');
  expect(item.queryByRole('button', { name: /^Confirm|^Refuse/ })).toBeNull();
});

test('a confirmed payment leaves what has to be decided at once', async () => {
  const open = '/admin/payments?state=open';
  const [first, second] = [aPayment(), aPayment({ paymentId: 'p2', reference: 'DK-ACDEFH' })];
  page.server.on(open, list(first, second), list(second));
  page.server.on(
    '/admin/payments/DK-7F3K9Q/confirmation',
    ok({ userId: 'u1' } as AdminUserDetail, 'The payment is confirmed.'),
  );
  answerDetail(first);
  answerDetail(second);
  show('support', open);
  await userEvent.click(await screen.findByRole('button', { name: /^Confirm payment: .*DK-7F3K9Q/ }));
  await userEvent.type(screen.getByLabelText('Reason'), 'Seen on the statement');
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Confirm payment' }));
  expect(await screen.findByText('The payment is confirmed.')).toBeTruthy();
  await vi.waitFor(() => expect(screen.queryByText('DK-7F3K9Q')).toBeNull());
  expect(screen.getByText('DK-ACDEFH')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'New data' })).toBeNull();
});

test('the transaction ID that the seller gave is confirmed without another reason; without one a reason is asked for', async () => {
  page.server.on(all, list(aPayment({ receipt: 'MP2501.AB' })));
  answerDetail(aPayment({ receipt: 'MP2501.AB' }));
  page.server.on(
    '/admin/payments/DK-7F3K9Q/confirmation',
    ok({ userId: 'u1' } as AdminUserDetail, 'The payment is confirmed.'),
  );
  show('support');
  expect(await screen.findByText(/the seller says: paid, transaction ID MP2501\.AB/)).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: /^Confirm payment: / }));
  const window = within(screen.getByRole('dialog'));
  const receipt = window.getByLabelText<HTMLInputElement>('Transaction ID on the statement');
  expect(receipt.value).toBe('MP2501.AB');
  await userEvent.clear(receipt);
  await userEvent.click(window.getByRole('button', { name: 'Confirm payment' }));
  expect(window.getByText('Please say why, in at least 3 characters')).toBeTruthy();
  await userEvent.type(receipt, 'MP2501.AC');
  await userEvent.click(window.getByRole('button', { name: 'Confirm payment' }));
  expect(await screen.findByText('The payment is confirmed.')).toBeTruthy();
  const sent = page.server.arrived.filter(({ method }) => method === 'POST').map(({ body }) => JSON.parse(body));
  expect(sent).toEqual([{ receipt: 'MP2501.AC' }]);
});

test('who pays, from which number and by which transaction, stands beside the decision, and what the provider has not said', async () => {
  const waiting = aPayment({ provider: 'relworx', receipt: 'MP2501.AB', needsDecision: false });
  page.server.on(all, list(waiting));
  answerDetail(waiting);
  show('support');
  expect(
    await screen.findByText(/^Relworx says: still waiting for the PIN, UGX 10,000 from 0772 000 202/),
  ).toBeTruthy();
  expect(screen.getByText('+256772000202 (MTN)')).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: /^Confirm payment: / }));
  const window = within(screen.getByRole('dialog'));
  expect(window.getByText(/^Relworx has not said that this is paid/)).toBeTruthy();
  for (const fact of ['+256772000202 (MTN)', 'Nakato’s shop', '+256700123456', 'MP2501.AB'])
    expect(window.getByText(fact)).toBeTruthy();
});

test('money that was given back is taken back as that, and the seller does not read that none arrived', async () => {
  page.server.on(paid, list(aPayment({ status: 'paid' })));
  answerDetail(aPayment({ status: 'paid' }));
  const path = '/admin/payments/DK-7F3K9Q/taking-back';
  page.server.on(path, ok({ userId: 'u1' } as AdminUserDetail, 'The payment is refunded.'));
  show('support', '/admin/payments?state=paid');
  await userEvent.click(await screen.findByRole('button', { name: /^Refund: / }));
  const window = within(screen.getByRole('dialog'));
  await userEvent.click(window.getByRole('checkbox', { name: /^The money came and was sent back/ }));
  await userEvent.type(window.getByLabelText('Reason'), 'Paid twice');
  await userEvent.click(window.getByRole('button', { name: 'Refund' }));
  expect(await screen.findByText('The payment is refunded.')).toBeTruthy();
  const sent = page.server.arrived.filter(({ method }) => method === 'POST').map(({ body }) => JSON.parse(body));
  expect(sent).toEqual([{ reason: 'Paid twice', givenBack: true }]);
});

test('what is asked for stands in the address, and a payment that is not there leads to all of them', async () => {
  page.server.on('/admin/payments?state=paid&provider=mtn&day=2026-11-22&amountUgx=30000', list());
  page.server.on(all, list(aPayment()));
  show('viewer', '/admin/payments?state=paid&provider=mtn&day=2026-11-22&amount=30000');
  expect(await screen.findByText('No payment is Paid and MTN MoMo and 22 Nov 2026 and UGX 30,000.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Started on').value).toBe('22 Nov 2026');
  await userEvent.click(screen.getByRole('link', { name: 'Show all payments' }));
  expect(await screen.findByText('DK-7F3K9Q')).toBeTruthy();
});

test('a day and an amount are read as people write them, and what is neither is said', async () => {
  page.server.on(all, list(aPayment()));
  page.server.on('/admin/payments?day=2026-11-22', list(aPayment()));
  page.server.on('/admin/payments?day=2026-11-22&amountUgx=10000', list(aPayment()));
  show('viewer');
  const day = await screen.findByLabelText('Started on');
  await userEvent.type(day, '22/11/2026{Enter}');
  expect(await screen.findByRole('link', { name: 'Remove the filter 22 Nov 2026' })).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Amount (UGX)'), '10,000{Enter}');
  expect(await screen.findByRole('link', { name: 'Remove the filter UGX 10,000' })).toBeTruthy();
  await userEvent.clear(screen.getByLabelText('Started on'));
  await userEvent.type(screen.getByLabelText('Started on'), '11/22/2026{Enter}');
  expect(await screen.findByText('Write it like 22 Nov 2026')).toBeTruthy();
});

test('an address with a day that is none lists nothing, says so, and leads to all payments', async () => {
  page.server.on(all, list(aPayment()));
  show('viewer', '/admin/payments?day=2026-02-30');
  expect(await screen.findByText(/“2026-02-30” is no day/)).toBeTruthy();
  expect(screen.queryByText('DK-7F3K9Q')).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Show all payments' }));
  expect(await screen.findByText('DK-7F3K9Q')).toBeTruthy();
});

test('a stuck payment says why, and its decision stands in its line', async () => {
  const stuck = aPayment({
    paymentId: 'p2',
    reference: 'DK-ACDEFH',
    provider: 'mtn',
    status: 'unknown',
    trouble: 'no_answer',
  });
  page.server.on(all, list(stuck, aPayment({ status: 'failed', refusedReason: 'No money', needsDecision: false })));
  answerDetail();
  show('support');
  expect(await screen.findByText('No answer for a day')).toBeTruthy();
  expect(await screen.findByRole('button', { name: /^Confirm payment: .*DK-ACDEFH/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Confirm payment: .*DK-7F3K9Q/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Details of DK-7F3K9Q' }));
  expect(await screen.findByRole('button', { name: /^Confirm payment: .*DK-7F3K9Q/ })).toBeTruthy();
});

test('what a refused payment’s seller read is shown as text', async () => {
  page.server.on(all, list(aPayment({ status: 'refused', refusedReason: '<b>No money</b> came.' })));
  answerDetail();
  show('support');
  expect(await screen.findByText(/the seller was told: “<b>No money<\/b> came\.”/)).toBeTruthy();
  expect(await screen.findByRole('button', { name: /^Confirm payment/ })).toBeTruthy();
});

test('a payment of a deleted account can only be looked at', async () => {
  page.server.on(all, list(aPayment({ handle: null })));
  answerDetail();
  show('support');
  expect(await screen.findByText('A deleted account')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Confirm/ })).toBeNull();
});

test('older payments are a page of their own, and another filter begins with the newest', async () => {
  page.server.on(all, ok({ payments: [aPayment()], nextBefore: 'DK-7F3K9Q' }));
  page.server.on(`${all}?before=DK-7F3K9Q`, list(aPayment({ paymentId: 'p2', reference: 'DK-ACDEFH' })));
  page.server.on(`${all}?state=open`, list());
  show('viewer');
  await userEvent.click(await screen.findByRole('link', { name: 'Older' }));
  expect(await screen.findByText('DK-ACDEFH')).toBeTruthy();
  expect(screen.getByText('These are the oldest.')).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: /^To decide/ }));
  expect(await screen.findByText('Nothing to decide')).toBeTruthy();
});

test('a payment that its provider may still collect says so before it is decided', async () => {
  const waits = aPayment({ provider: 'mtn', needsDecision: false });
  page.server.on(all, list(waits));
  answerDetail(waits);
  show('support');
  expect(await screen.findByText(/^MTN MoMo may still collect this money\./)).toBeTruthy();
  expect(await screen.findByRole('button', { name: /^Confirm payment/ })).toBeTruthy();
});
