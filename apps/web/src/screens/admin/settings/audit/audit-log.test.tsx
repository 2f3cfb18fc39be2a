// @vitest-environment jsdom
import type { AuditEntry } from '@app/contracts/admin/audit.schemas';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { showForAdmin } from '#web/test/admin-page.testing.tsx';
import { ok } from '#web/test/answering-server.testing.ts';
import { eachPageHasServer } from '#web/test/page.testing.ts';
import { AuditLog } from './audit-log.tsx';

const page = eachPageHasServer();
const subjectId = '0a8a3f0e-5d0e-4f6b-9f43-3d2f1f9d7a11';
const hostile = '<b onclick=alert(1)>Fake goods</b>';
const entry: AuditEntry = {
  sequence: 90,
  at: '2026-11-20T11:05:00.000Z',
  adminId: 'a1',
  adminName: 'anna@dukalink.example',
  action: 'user.suspended',
  subjectId,
  subjectName: '@nakato',
  address: '203.0.113.9',
  reason: hostile,
  details: { days: 3 },
  hash: 'c0ffee',
};
const show = (path: string) => showForAdmin(<AuditLog />, { path });
const asked = () => page.server.arrived.map(({ path }) => path).filter((path) => path.includes('/admin/audit?'));

test('an entry says what, who, when, from where, why and about whom; what was typed is text', async () => {
  page.server.on('/admin/audit?limit=50', ok({ entries: [entry], nextBefore: null }));
  show('/admin/settings?tab=audit');
  expect(await screen.findByText('Entries 90 to 90, newest first')).toBeTruthy();
  expect(screen.getByText(`“${hostile}”`)).toBeTruthy();
  expect(screen.getByText('anna@dukalink.example')).toBeTruthy();
  expect(screen.getByText(': @nakato')).toBeTruthy();
  expect(screen.getByText('From:').parentElement?.textContent).toBe('From:203.0.113.9');
  expect(screen.getByText('20 Nov 2026, 14:05')).toBeTruthy();
  expect(screen.getByText('Days:').parentElement?.textContent).toBe('Days:3');
  expect(screen.getByRole('link', { name: 'Seller’s details: entry 90' }).getAttribute('href')).toBe(
    `/admin/users?user=${subjectId}`,
  );
});

test('the address is the question; Older goes on with the same one', async () => {
  page.server.on(
    '/admin/audit?action=user.suspended&search=fake&before=120&limit=50',
    ok({ entries: [entry], nextBefore: 90 }),
  );
  show('/admin/settings?tab=audit&action=user.suspended&search=fake&before=120');
  const older = await screen.findByRole('link', { name: 'Older' });
  expect(older.getAttribute('href')).toBe('/admin/settings?tab=audit&action=user.suspended&search=fake&before=90');
  expect(screen.getByRole('link', { name: 'Newest' }).getAttribute('href')).toBe(
    '/admin/settings?tab=audit&action=user.suspended&search=fake',
  );
});

test('a filter that is chosen asks again from the newest entry on, and is a chip to take away', async () => {
  page.server.on('/admin/audit?before=120&limit=50', ok({ entries: [entry], nextBefore: null }));
  page.server.on('/admin/audit?action=user.restored&limit=50', ok({ entries: [], nextBefore: null }));
  show('/admin/settings?tab=audit&before=120');
  await screen.findByText('Entries 90 to 90, newest first');
  await userEvent.selectOptions(screen.getByLabelText('Action'), 'Shop restored');
  expect(await screen.findByText('No entry fits these filters.')).toBeTruthy();
  expect(asked()).toEqual([
    '/api/v1/admin/audit?before=120&limit=50',
    '/api/v1/admin/audit?action=user.restored&limit=50',
  ]);
  const chips = within(screen.getByRole('list', { name: 'Filters' }));
  expect(chips.getByRole('link', { name: 'Remove the filter Shop restored' }).getAttribute('href')).toBe(
    '/admin/settings?tab=audit',
  );
});

test('a day is taken when it is whole', async () => {
  page.server.on('/admin/audit?limit=50', ok({ entries: [entry], nextBefore: null }));
  page.server.on('/admin/audit?from=2026-11-01&limit=50', ok({ entries: [entry], nextBefore: null }));
  show('/admin/settings?tab=audit');
  await userEvent.type(await screen.findByLabelText('From'), '2026-11-01');
  await userEvent.tab();
  expect(await screen.findByRole('link', { name: 'Remove the filter From 1 Nov 2026' })).toBeTruthy();
  await waitFor(() => expect(asked().at(-1)).toBe('/api/v1/admin/audit?from=2026-11-01&limit=50'));
});

test('a log that was tampered with says so, and what its protection means', async () => {
  page.server.on('/admin/audit?limit=50', ok({ entries: [entry], nextBefore: null }));
  page.server.on(
    '/admin/audit/verification',
    ok({ entries: 90, brokenAt: 17, lastHash: 'c0ffee', protection: 'tamper_evident', checkedAt: entry.at }),
  );
  show('/admin/settings?tab=audit');
  await userEvent.click(await screen.findByRole('button', { name: 'Verify' }));
  expect(await screen.findByText(/tampered with: the chain breaks at entry 17/)).toBeTruthy();
  expect(screen.getByText(/run PostgreSQL with MIGRATION_DATABASE_URL/)).toBeTruthy();
});
