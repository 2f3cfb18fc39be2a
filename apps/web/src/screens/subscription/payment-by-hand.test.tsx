// @vitest-environment jsdom
import type { Tokens, User } from '@app/contracts/accounts/accounts.schemas';
import type { Subscription } from '@app/contracts/billing/billing.schemas';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { subscriptionQuery } from '#web/features/billing/billing.api.ts';
import { queryClient } from '#web/lib/requests/query-client.ts';
import { signIn } from '#web/lib/session/store-session.ts';
import { ok } from '#web/test/answering-server.testing.ts';
import { aPayment } from '#web/test/billing.testing.ts';
import { eachPageHasServer } from '#web/test/page.testing.ts';
import { PaymentByHand } from './payment-by-hand.tsx';

const page = eachPageHasServer();

function show(payment = aPayment()) {
  const client = queryClient();
  client.setQueryData(subscriptionQuery().queryKey, { payment } as Subscription);
  function Waiting() {
    const { data } = useQuery({ ...subscriptionQuery(), enabled: false });
    return data?.payment && <PaymentByHand payment={data.payment} supportWhatsapp="+256700123456" />;
  }
  render(
    <QueryClientProvider client={client}>
      <Waiting />
    </QueryClientProvider>,
  );
}

const steps = () => [...(screen.getByRole('tabpanel').querySelectorAll('li') ?? [])].map((step) => step.textContent);

test.each([
  ['+256 772 123456', '*165#', '*185#', 'Enter the number 0772123456.'],
  ['908 712', '*165*3#', '*185*9#', 'Enter the merchant code 908712.'],
])('%s is paid in the steps of each network’s own menu', async (merchantNumber, mtn, airtel, number) => {
  show(aPayment({ instructions: { merchantNumber, merchantName: 'Dukalink Ltd' } }));
  const common = [
    number,
    'Enter the amount 10000.',
    'Enter DK-7F3K9Q as the reason, so that we know it is from you.',
    'Check that the name is Dukalink Ltd. Then enter your PIN.',
  ];
  expect(steps()[0]).toBe(`Dial ${mtn}`);
  expect(steps().slice(2)).toEqual(common);
  await userEvent.click(screen.getByRole('tab', { name: 'Airtel' }));
  expect(steps()[0]).toBe(`Dial ${airtel}`);
  expect(steps().slice(2)).toEqual(common);
  expect(screen.getByRole('link', { name: `Dial ${airtel}` }).getAttribute('href')).toBe(
    `tel:${encodeURIComponent(airtel)}`,
  );
});

test('"I have paid" sends the transaction ID once, shows it, and it can be changed', async () => {
  const path = '/billing/payments/p1/receipt';
  const given = (receipt: string) => ok({ payment: aPayment({ receipt }) } as Subscription);
  page.server.on(path, given('MP2501.AB'), given('12345678'));
  signIn({ accessToken: 'a', refreshToken: 'r', idToken: 'i' } as Tokens, { id: 'a1', handle: 'nakato' } as User);
  show();
  const sent = () => page.server.arrived.filter((one) => one.path.endsWith(path)).map(({ body }) => JSON.parse(body));
  await userEvent.type(screen.getByLabelText('Transaction ID'), '12');
  await userEvent.click(screen.getByRole('button', { name: 'I have paid' }));
  expect(await screen.findByText(/^Please enter the transaction ID from the SMS/)).toBeTruthy();
  expect(sent()).toEqual([]);
  await userEvent.clear(screen.getByLabelText('Transaction ID'));
  await userEvent.type(screen.getByLabelText('Transaction ID'), ' mp2501. ab');
  await userEvent.dblClick(screen.getByRole('button', { name: 'I have paid' }));
  expect(await screen.findByText('MP2501.AB')).toBeTruthy();
  expect(sent()).toEqual([{ receipt: 'MP2501.AB' }]);
  await userEvent.click(screen.getByRole('button', { name: 'Change the transaction ID' }));
  await userEvent.clear(screen.getByLabelText('Transaction ID'));
  await userEvent.type(screen.getByLabelText('Transaction ID'), '12345678{Enter}');
  expect(await screen.findByText('12345678')).toBeTruthy();
  expect(screen.queryByLabelText('Transaction ID')).toBeNull();
});

test('it says what happens next, until when it waits, and whom to ask', () => {
  show();
  const next = screen.getByRole('heading', { name: 'What happens next' }).nextElementSibling;
  expect([...(next?.children ?? [])].map((step) => step.textContent)).toEqual([
    'We check our mobile money statement every day.',
    'When your money is there, we confirm it. Your 30 days are added at once, and this page shows it.',
  ]);
  expect(screen.getByText('You can use this reference until 27 Nov 2026.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'WhatsApp +256 700 123 456' })).toBeTruthy();
});
