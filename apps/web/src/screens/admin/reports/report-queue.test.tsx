// @vitest-environment jsdom
import type { Report } from '@app/contracts/reports/reports.schemas';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { showForAdmin } from '#web/test/admin-page.testing.tsx';
import { ok, refused } from '#web/test/answering-server.testing.ts';
import { eachPageHasServer } from '#web/test/page.testing.ts';
import { ReportQueue } from './report-queue.tsx';

const page = eachPageHasServer();
const list = '/admin/reports?state=open&limit=20';
const hostile = '<img src=x onerror=alert(1)> I paid @nakato 85,000';

const aReport = (changed: Partial<Report> = {}): Report => ({
  reportId: 'r1',
  userId: 'u1',
  handle: 'nakato',
  videoId: '7001',
  productTitle: 'Gomesi',
  pictureUrl: null,
  productHidden: 'no',
  review: null,
  isAboutReview: false,
  isShopSuspended: false,
  reason: 'scam',
  details: hostile,
  state: 'new',
  createdAt: '2026-11-20T11:05:00.000Z',
  changedAt: null,
  openOfShop: 3,
  reportCount: 1,
  notes: [],
  ...changed,
});
const pageOf = (reports: Report[], next: string | null = null) => ok({ reports, openCount: reports.length, next });
const card = async () => within(await screen.findByRole('listitem', { name: /^Took money/ }));
const openMore = async () => userEvent.click((await card()).getByRole('button', { name: /^More: / }));
const show = (role: 'viewer' | 'support', path = '/admin/reports') => showForAdmin(<ReportQueue />, { role, path });

test('buyers’ words are shown as text, with what they are about', async () => {
  page.server.on(list, pageOf([aReport()]));
  show('viewer');
  const report = await card();
  expect(report.getByText(hostile)).toBeTruthy();
  expect(document.querySelector('img')).toBeNull();
  expect(report.getByText(/“Gomesi” of @nakato, .*\. 3 open reports of this shop/)).toBeTruthy();
  expect(report.getByRole('link', { name: /^Product/ }).getAttribute('href')).toBe('/product/nakato/7001');
  expect(report.getByRole('link', { name: 'Seller’s details: @nakato' }).getAttribute('href')).toBe(
    '/admin/users?user=u1',
  );
});

test('a report that stands for many of one network says for how many', async () => {
  page.server.on(list, pageOf([aReport(), aReport({ reportId: 'r2', reason: 'other', reportCount: 593 })]));
  show('viewer');
  const folded = within(await screen.findByRole('listitem', { name: /^Something else/ }));
  expect(folded.getByText(/^Stands for 593 reports from one network\./)).toBeTruthy();
  expect((await card()).queryByText(/^Stands for/)).toBeNull();
});

test('a card offers two steps, and the others behind "More"', async () => {
  page.server.on(list, pageOf([aReport()]));
  show('support');
  const names = async () => (await card()).getAllByRole('button').map(({ textContent }) => textContent);
  expect(await names()).toEqual(['I am on it', 'Resolve', 'More']);
  await openMore();
  expect((await names()).slice(3)).toEqual(['Dismiss', 'Add a note', 'Hide product', 'Suspend shop']);
});

test('a viewer reads and is offered nothing to do', async () => {
  page.server.on(list, pageOf([aReport()]));
  show('viewer');
  expect((await card()).queryAllByRole('button')).toEqual([]);
});

test('a report is settled with a note, and stays where it is read', async () => {
  page.server.on(
    list,
    pageOf([aReport(), aReport({ reportId: 'r2', reason: 'other' })]),
    pageOf([aReport({ reportId: 'r2', reason: 'other' })]),
  );
  page.server.on('/admin/reports/r1', ok(aReport({ state: 'resolved' })));
  show('support');
  await userEvent.click((await card()).getByRole('button', { name: /^Resolve: / }));
  const dialog = within(screen.getByRole('dialog', { name: 'Resolve the report?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Resolve' }));
  expect(dialog.getByText('Please write a note')).toBeTruthy();
  await userEvent.type(dialog.getByLabelText('Note'), 'Money was returned');
  await userEvent.click(dialog.getByRole('button', { name: 'Resolve' }));
  expect(await (await card()).findByText('Resolved')).toBeTruthy();
  const sent = page.server.arrived.find(({ method }) => method === 'PATCH');
  expect(JSON.parse(sent?.body ?? '')).toEqual({ state: 'resolved', note: 'Money was returned' });
  await userEvent.click(await screen.findByRole('button', { name: 'New data' }));
  await vi.waitFor(() => expect(screen.queryByText('Resolved', { selector: 'span' })).toBeNull());
});

test('a note that could not be sent stays typed', async () => {
  page.server.on(list, pageOf([aReport()]));
  page.server.on('/admin/reports/r1', refused(409, 'conflict', 'Another administrator has changed it.'));
  show('support');
  await openMore();
  await userEvent.click((await card()).getByRole('button', { name: /^Add a note/ }));
  await userEvent.type(screen.getByLabelText('Note'), 'Called the seller');
  await userEvent.click(screen.getByRole('button', { name: 'Add the note' }));
  expect(await screen.findByText('Another administrator has changed it.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLTextAreaElement>('Note').value).toBe('Called the seller');
});

test('state and page come from the address and go on to the next one', async () => {
  page.server.on('/admin/reports?state=dismissed&after=abc&limit=20', pageOf([aReport({ state: 'dismissed' })], 'def'));
  show('support', '/admin/reports?state=dismissed&after=abc');
  const next = await screen.findByRole('link', { name: 'Next page' });
  expect(next.getAttribute('href')).toBe('/admin/reports?state=dismissed&after=def');
  expect(screen.getByRole('link', { name: 'First page' }).getAttribute('href')).toBe('/admin/reports?state=dismissed');
});

test('an empty queue and one that could not be read cannot be mistaken for each other', async () => {
  page.server.on(list, refused(403, 'forbidden', 'You may not see this.'), pageOf([]));
  show('viewer');
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Nothing is waiting. Reports from buyers appear here.')).toBeTruthy();
});

test('the product’s picture stands beside the words, and where product and shop stand', async () => {
  const pictureUrl = '/images/abc/320.jpg';
  page.server.on(list, pageOf([aReport({ pictureUrl, productHidden: 'by_seller' })]));
  show('support');
  const report = await card();
  expect(report.getByRole('img', { name: 'Gomesi' }).getAttribute('src')).toBe(pictureUrl);
  expect(report.getByText('Hidden by the seller')).toBeTruthy();
  await openMore();
  expect(report.getByRole('button', { name: 'Suspend shop' })).toBeTruthy();
  expect(report.getByRole('button', { name: 'Hide product' })).toBeTruthy();
});

test('of a product that we hid, whose pictures are refused to everybody, none is asked for', async () => {
  page.server.on(list, pageOf([aReport({ pictureUrl: '/images/abc/320.jpg', productHidden: 'by_support' })]));
  show('support');
  const report = await card();
  expect(report.getByText('Hidden by us')).toBeTruthy();
  expect(report.queryByRole('img')).toBeNull();
  await openMore();
  expect(report.getByRole('button', { name: 'Show product again' })).toBeTruthy();
});

test('a product that is not on the shop now can be hidden, too, and one that never was cannot', async () => {
  const without = aReport({ reportId: 'r2', reason: 'other', productHidden: null });
  page.server.on(list, pageOf([aReport({ productHidden: 'gone' }), without]));
  show('support');
  const report = await card();
  expect(report.getByText('Not on the shop now')).toBeTruthy();
  for (const more of screen.getAllByRole('button', { name: /^More: / })) await userEvent.click(more);
  expect(screen.getAllByRole('button', { name: 'Hide product' })).toEqual([
    report.getByRole('button', { name: 'Hide product' }),
  ]);
});

test('of a suspended shop, whose pictures are refused to everybody, none is asked for', async () => {
  page.server.on(list, pageOf([aReport({ pictureUrl: '/images/abc/320.jpg', isShopSuspended: true })]));
  show('support');
  const report = await card();
  expect(report.getByText('Shop suspended')).toBeTruthy();
  expect(report.queryByRole('img')).toBeNull();
  await openMore();
  expect(report.queryByRole('button', { name: 'Suspend shop' })).toBeNull();
});

test('the product is hidden from the report, with a reason', async () => {
  page.server.on(list, pageOf([aReport()]));
  page.server.on('/admin/reports/r1/product', ok(aReport({ productHidden: 'by_support' })));
  show('support');
  await openMore();
  await userEvent.click((await card()).getByRole('button', { name: 'Hide product' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Hide the product?' }));
  await userEvent.type(dialog.getByLabelText('Reason'), 'A copied picture');
  await userEvent.click(dialog.getByRole('button', { name: 'Hide product' }));
  expect(await (await card()).findByText('Hidden by us')).toBeTruthy();
  const sent = page.server.arrived.find(({ method }) => method === 'PUT');
  expect(JSON.parse(sent?.body ?? '')).toEqual({ hidden: true, reason: 'A copied picture' });
});

test('the open reports of a shop are resolved with one note, and stay where they are read', async () => {
  const both = [aReport({ openOfShop: 2 }), aReport({ reportId: 'r2', reason: 'other', openOfShop: 2 })];
  page.server.on(list, pageOf(both), pageOf([]));
  page.server.on('/admin/users/u1/reports/resolution', ok({ resolved: 2 }));
  show('support');
  await openMore();
  await userEvent.click((await card()).getByRole('button', { name: 'Resolve all 2 of this shop' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Resolve 2 reports of @nakato?' }));
  await userEvent.type(dialog.getByLabelText('Note'), 'Money was returned');
  await userEvent.click(dialog.getByRole('button', { name: 'Resolve 2' }));
  await vi.waitFor(() => expect(screen.getAllByText('Resolved', { selector: 'span' })).toHaveLength(2));
  const sent = page.server.arrived.find(({ method }) => method === 'POST');
  expect(JSON.parse(sent?.body ?? '')).toEqual({ reportIds: ['r1', 'r2'], note: 'Money was returned' });
});

test('of many reports of a shop those in the list are resolved', async () => {
  page.server.on(
    list,
    pageOf([aReport({ openOfShop: 30 }), aReport({ reportId: 'r2', reason: 'other', openOfShop: 30 })]),
  );
  show('support');
  await openMore();
  expect((await card()).getByRole('button', { name: 'Resolve 2 of this shop' })).toBeTruthy();
});

test('what a colleague has closed already is not resolved again, and the list is asked for again', async () => {
  page.server.on(list, pageOf([aReport(), aReport({ reportId: 'r2', reason: 'other' })]));
  const words = 'A colleague has closed these reports already.';
  page.server.on('/admin/users/u1/reports/resolution', refused(409, 'conflict', words));
  show('support');
  await openMore();
  await userEvent.click((await card()).getByRole('button', { name: /^Resolve 2/ }));
  const dialog = within(screen.getByRole('dialog', { name: /^Resolve 2/ }));
  await userEvent.type(dialog.getByLabelText('Note'), 'Done');
  const before = page.server.arrived.filter(({ method }) => method === 'GET').length;
  await userEvent.click(dialog.getByRole('button', { name: /^Resolve 2/ }));
  expect(await screen.findByText(words)).toBeTruthy();
  await vi.waitFor(() =>
    expect(page.server.arrived.filter(({ method }) => method === 'GET').length).toBeGreaterThan(before),
  );
});
