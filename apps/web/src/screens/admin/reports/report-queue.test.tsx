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
const show = (role: 'viewer' | 'support', path = '/admin/reports') => showForAdmin(<ReportQueue />, { role, path });

test('buyers’ words are shown as text, with what they are about', async () => {
  page.server.on(list, pageOf([aReport()]));
  show('viewer');
  const report = await card();
  expect(report.getByText(hostile)).toBeTruthy();
  expect(document.querySelector('img')).toBeNull();
  expect(report.getByText(/“Gomesi” of @nakato .* 3 open reports of this shop/)).toBeTruthy();
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
  await userEvent.click((await card()).getByRole('button', { name: /^Resolve/ }));
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
