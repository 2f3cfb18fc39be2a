// @vitest-environment jsdom
import type { AdminSettings } from '@app/contracts/admin/settings.schemas';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { showForAdmin } from '#web/test/admin-page.testing.tsx';
import { ok } from '#web/test/answering-server.testing.ts';
import { eachPageHasServer } from '#web/test/page.testing.ts';
import { ServiceSettings } from './service-settings.tsx';

const page = eachPageHasServer();
const settings: AdminSettings = {
  priceUgx: 10_000,
  price3MonthsUgx: null,
  price6MonthsUgx: null,
  price12MonthsUgx: null,
  trialDays: 7,
  secondFactorRequired: false,
  sources: [
    { source: 'embed', enabled: true, state: 'closed', openUntil: null, doors: [] },
    { source: 'oembed', enabled: false, state: 'closed', openUntil: null, doors: [] },
  ],
};
const sent = (method: string) => page.server.arrived.filter((one) => one.method === method);

test('an owner sees old and new price before it counts, and only what changed is sent', async () => {
  page.server.on('/admin/settings', ok(settings), ok({ ...settings, priceUgx: 12_000 }));
  showForAdmin(<ServiceSettings />);
  const price = await screen.findByLabelText('Price of a month');
  await userEvent.clear(price);
  await userEvent.type(price, '12k');
  await userEvent.click(screen.getByRole('button', { name: 'Change' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Change price and trial?' }));
  expect(dialog.getByText('UGX 10,000')).toBeTruthy();
  expect(dialog.getByText('UGX 12,000')).toBeTruthy();
  expect(dialog.queryByText('Free trial')).toBeNull();
  expect(sent('PATCH')).toEqual([]);
  await userEvent.type(dialog.getByLabelText('Reason'), 'New prices of 2027');
  await userEvent.click(dialog.getByRole('button', { name: 'Change from now on' }));
  expect(await screen.findByText('Changed from now on')).toBeTruthy();
  expect(sent('PATCH').map(({ body }) => JSON.parse(body))).toEqual([
    { priceUgx: 12_000, reason: 'New prices of 2027' },
  ]);
  expect(screen.getByLabelText<HTMLInputElement>('Price of a month').value).toBe('12,000');
});

test('a price that is none is refused beside its field, and stays typed', async () => {
  page.server.on('/admin/settings', ok(settings));
  showForAdmin(<ServiceSettings />);
  const price = await screen.findByLabelText<HTMLInputElement>('Price of a month');
  await userEvent.clear(price);
  await userEvent.type(price, '100');
  await userEvent.click(screen.getByRole('button', { name: 'Change' }));
  expect(screen.getByText('Please enter a price from UGX 500 to UGX 10,000,000')).toBeTruthy();
  expect(price.value).toBe('100');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each(['viewer', 'support'] as const)('%s reads the settings and can change none', async (role) => {
  page.server.on('/admin/settings', ok(settings));
  showForAdmin(<ServiceSettings />, { role });
  expect(await screen.findByText('UGX 10,000')).toBeTruthy();
  expect(screen.getByText('Switched off')).toBeTruthy();
  expect(screen.queryAllByRole('switch')).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Change' })).toBeNull();
});

test('the last source is not switched off without a warning', async () => {
  page.server.on('/admin/settings', ok(settings));
  page.server.on('/admin/settings/sources/embed', ok({ ...settings, sources: [] }));
  showForAdmin(<ServiceSettings />);
  await userEvent.click(await screen.findByRole('switch', { name: 'Read from TikTok’s embed page' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/It is the last one. No shop imports anything/)).toBeTruthy();
  await userEvent.type(dialog.getByLabelText('Reason'), 'TikTok blocks us');
  await userEvent.click(dialog.getByRole('button', { name: 'Switch off' }));
  expect(await screen.findByText('TikTok’s embed page is switched off')).toBeTruthy();
  expect(sent('PUT').map(({ body }) => JSON.parse(body))).toEqual([{ enabled: false, reason: 'TikTok blocks us' }]);
});
