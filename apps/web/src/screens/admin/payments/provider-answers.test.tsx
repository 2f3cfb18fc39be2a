// @vitest-environment jsdom
import type { AdminPaymentDetail } from '@app/contracts/admin/payments/payments.schemas';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { aPayment } from '#web/test/admin.testing.tsx';
import { showForAdmin } from '#web/test/admin-page.testing.tsx';
import { ok } from '#web/test/answering-server.testing.ts';
import { eachPageHasServer } from '#web/test/page.testing.ts';
import { ProviderAnswers } from './provider-answers.tsx';

const page = eachPageHasServer();
const payment = aPayment({ provider: 'relworx', status: 'unknown', trouble: 'no_answer' });
const silent: AdminPaymentDetail = {
  payment,
  seller: { displayName: 'Nakato', phoneNumber: '+256700123456' },
  wallet: { phoneNumber: '+256772000202', network: 'mtn' },
  providerReference: null,
  acceptedAt: '2026-11-20T08:00:01.000Z',
  nextCheckAt: null,
  answers: [{ request: 'ask', httpStatus: 202, body: '{"success":true}', at: '2026-11-20T08:00:01.000Z' }],
};

test('what the provider says when it is asked again stands there at once, and of a paid payment nothing more is asked', async () => {
  const found = { request: 'find', httpStatus: 200, body: '{"status":"success"}', at: '2026-11-22T08:00:00.000Z' };
  const paid = {
    ...silent,
    payment: { ...payment, status: 'paid', trouble: null },
    answers: [found, ...silent.answers],
  };
  page.server.on('/admin/payments/DK-1', ok(silent));
  page.server.on('/admin/payments/DK-1/check', ok(paid, 'The provider was asked.'));
  const asked = vi.fn();
  showForAdmin(<ProviderAnswers payment={payment} onAsked={asked} />, { role: 'support' });
  await userEvent.click(await screen.findByRole('button', { name: 'What the provider said about DK-1' }));
  const window = within(screen.getByRole('dialog', { name: 'Payment DK-1' }));
  const answers = () => window.getAllByRole('listitem').map((one) => one.textContent);
  expect(await window.findByText(/^The provider did not answer for a day/)).toBeTruthy();
  expect(answers()).toEqual(['Asked for the money · HTTP 202 · 20 Nov 2026, 11:00{"success":true}']);
  await userEvent.click(window.getByRole('button', { name: 'Ask the provider now' }));
  expect(await screen.findAllByText('Paid: UGX 10,000 from 0772 000 202.')).not.toEqual([]);
  expect(answers()).toEqual([
    'Asked what became of it · HTTP 200 · 22 Nov 2026, 11:00{"status":"success"}',
    'Asked for the money · HTTP 202 · 20 Nov 2026, 11:00{"success":true}',
  ]);
  expect(window.queryByText(/^The provider did not answer/)).toBeNull();
  expect(window.queryByRole('button', { name: 'Ask the provider now' })).toBeNull();
  expect(asked).toHaveBeenCalledOnce();
});

test('a check whose moment is over is due, not in the past', async () => {
  page.server.on('/admin/payments/DK-1', ok({ ...silent, nextCheckAt: '2026-11-20T08:01:00.000Z' }));
  showForAdmin(<ProviderAnswers payment={payment} onAsked={() => {}} />, { role: 'support' });
  await userEvent.click(await screen.findByRole('button', { name: 'What the provider said about DK-1' }));
  expect((await screen.findByText('Next check')).nextElementSibling?.textContent).toBe('due now');
});
