// @vitest-environment jsdom
import type { AdminSearchResult, FoundSeller } from '@app/contracts/admin/search/search.schemas';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { aPayment, renderAdmin, signInAs } from '#web/test/admin.testing.tsx';
import { ok, refused } from '#web/test/answering-server.testing.ts';
import { eachPageHasServer } from '#web/test/page.testing.ts';
import { AdminSearch } from './admin-search.tsx';

const page = eachPageHasServer();
const seller = (handle: string): FoundSeller => ({
  userId: `id-${handle}`,
  handle,
  shopName: 'Nakato & <b>Daughters</b>',
  phoneNumber: '+256772123456',
  subscriptionStatus: 'paid',
  suspendedAt: null,
  detachedAt: null,
});
const found = (given: Partial<AdminSearchResult>) =>
  ok({ sellers: [], payments: [], products: [], hasMore: { sellers: false, payments: false }, ...given });

function open() {
  signInAs('support');
  const shown = renderAdmin('/admin/reports', () => <AdminSearch isReady />);
  return { ...shown, field: screen.getByRole<HTMLInputElement>('searchbox') };
}

test('results come while typing, in groups, as text', async () => {
  page.server.on(
    '/admin/search?query=nakato',
    found({ sellers: [seller('nakato')], payments: [aPayment({ reference: 'DK-7F3K9Q', provider: 'mtn' })] }),
  );
  const { field } = open();
  await userEvent.type(field, 'nakato');
  const sellers = within(await screen.findByRole('region', { name: 'Sellers' }));
  expect(sellers.getByRole('link').textContent).toBe('@nakatoNakato & <b>Daughters</b> · 0772\u00a0123\u00a0456Paid');
  const payments = within(screen.getByRole('region', { name: 'Payments' }));
  expect(payments.getByRole('link').textContent).toContain('DK-7F3K9QUGX 10,000 · @nakato · MTN MoMo');
  expect(screen.getByText('1 seller, 1 payment')).toBeTruthy();
  expect(page.server.arrived.filter(({ path }) => path.includes('/search'))).toHaveLength(1);
});

test('Enter opens the only result, also when it is pressed before the results are there', async () => {
  page.server.on('/admin/search?query=dk-7f3k9q', found({ payments: [aPayment({ reference: 'DK-7F3K9Q' })] }));
  const { field, place } = open();
  await userEvent.type(field, 'dk-7f3k9q{Enter}');
  await waitFor(() => expect(place()).toBe('/admin/payments?search=DK-7F3K9Q'));
  expect(field.value).toBe('');
});

test('with several results Enter and the arrows move through them, and Escape leads back', async () => {
  page.server.on('/admin/search?query=nak', found({ sellers: [seller('nakato'), seller('nakato.ug')] }));
  const { field, place } = open();
  await userEvent.type(field, 'nak{Enter}');
  await waitFor(() => expect(document.activeElement?.textContent).toContain('@nakatoNakato'));
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement?.textContent).toContain('@nakato.ug');
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement).toBe(field);
  expect(screen.queryByRole('region', { name: 'Sellers' })).toBeNull();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement?.textContent).toContain('@nakatoNakato'));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(place()).toBe('/admin/users?user=id-nakato'));
});

test('a slash leads to the search, and is typed where something else is typed', async () => {
  const { field } = open();
  await userEvent.keyboard('/');
  expect(document.activeElement).toBe(field);
  page.server.on('/admin/search?query=%2F', found({}));
  await userEvent.keyboard('/');
  expect(field.value).toBe('/');
});

test('nothing found says what can be searched for; a failure can be tried again', async () => {
  page.server.on('/admin/search?query=zzz', refused(400, 'invalid_request'), found({}));
  const { field } = open();
  await userEvent.type(field, 'zzz');
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Nothing found for “zzz”')).toBeTruthy();
  expect(screen.getByText(/or the link of a product/)).toBeTruthy();
});
