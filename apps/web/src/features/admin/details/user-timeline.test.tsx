// @vitest-environment jsdom
import type { TimelineEntry } from '@app/contracts/admin/support/timeline.schemas';
import type { AdminUserDetail } from '@app/contracts/admin/users.schemas';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { aDetail, renderAdmin, signInAs } from '#web/test/admin.testing.tsx';
import { cut, json, ok } from '#web/test/answering-server.testing.ts';
import { eachPageHasServer } from '#web/test/page.testing.ts';
import { entryFacts, entryWords } from './timeline.messages.ts';
import UserDialog from './user-dialog.tsx';

const page = eachPageHasServer();
const path = '/admin/users/id-nakato';

let entries = 0;
function anEntry(given: Partial<TimelineEntry> = {}): TimelineEntry {
  entries += 1;
  return {
    entryId: `entry-${entries}`,
    kind: 'note',
    at: '2026-11-20T11:05:00.000Z',
    what: 'noted',
    detail: null,
    adminName: 'ann@duka.example',
    text: null,
    amountUgx: null,
    reference: null,
    count: null,
    ...given,
  };
}

async function visitWith(timeline: AdminUserDetail['timeline'], role: Parameters<typeof signInAs>[0] = 'support') {
  page.server.on(path, ok(aDetail({ timeline })));
  signInAs(role);
  renderAdmin('/admin/users', () => <UserDialog userId="id-nakato" onClose={() => {}} />);
  await screen.findByRole('list', { name: 'What happened' });
}

const shown = () =>
  within(screen.getByRole('list', { name: 'What happened' }))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('hostile words of a note are shown as text, with who wrote it and when', async () => {
  await visitWith({ entries: [anEntry({ text: '<img src=x onerror=alert(1)>' })], next: null });
  expect(shown()).toEqual(['Note20 Nov 2026, 14:05<img src=x onerror=alert(1)>ann@duka.example']);
  expect(screen.queryByRole('button', { name: 'Show older' })).toBeNull();
});

test('older entries come below, and one kind is asked for alone', async () => {
  await visitWith({ entries: [anEntry({ text: 'Newest' })], next: 'key' });
  page.server.on(`${path}/timeline?before=key`, ok({ entries: [anEntry({ text: 'Older' })], next: null }));
  await userEvent.click(screen.getByRole('button', { name: 'Show older' }));
  expect(await screen.findByText('Older')).toBeTruthy();
  expect(shown()).toHaveLength(2);
  page.server.on(`${path}/timeline?kind=payment`, ok({ entries: [], next: null }));
  await userEvent.selectOptions(screen.getByLabelText('Show in the timeline'), 'payment');
  expect(await screen.findByText('Nothing of this kind yet.')).toBeTruthy();
  expect(shown()).toEqual([]);
});

test('a note is added once, also when its answer was lost, and stands on top', async () => {
  await visitWith({ entries: [], next: null });
  const added = aDetail({ timeline: { entries: [anEntry({ text: 'Called on Monday' })], next: null } });
  page.server.on(`${path}/notes`, cut, json(200, { success: true, message: 'Note added', data: added }));
  const field = screen.getByLabelText<HTMLTextAreaElement>('Note for colleagues');
  await userEvent.click(screen.getByRole('button', { name: 'Add note' }));
  expect(screen.getByText('Please write a note')).toBeTruthy();
  await userEvent.type(field, 'Called on Monday');
  expect(screen.getByText('The seller does not see it. 484 letters left.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Add note' }));
  expect(await screen.findByText('Note added', {}, { timeout: 5000 })).toBeTruthy();
  expect(shown()).toHaveLength(1);
  expect(field.value).toBe('');
  const posts = page.server.arrived.filter(({ method }) => method === 'POST');
  expect(new Set(posts.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
});

test('a viewer reads notes and writes none', async () => {
  await visitWith({ entries: [anEntry({ text: 'Seen' })], next: null }, 'viewer');
  expect(shown()).toHaveLength(1);
  expect(screen.queryByLabelText('Note for colleagues')).toBeNull();
});

test.each<[Partial<TimelineEntry>, string, string]>([
  [{ kind: 'sign_in', what: 'signed_in', adminName: null }, 'Signed in', 'The seller'],
  [{ kind: 'import', what: 'success', count: 3, adminName: null }, 'Import: 3 new products', ''],
  [{ kind: 'import', what: 'success', count: 0, adminName: null }, 'Imports go well, nothing new', ''],
  [{ kind: 'import', what: 'error', detail: 'blocked' }, 'Import failed: TikTok refused us', ''],
  [{ kind: 'import', what: 'error', detail: 'new_reason' }, 'Import failed: new reason', ''],
  [{ kind: 'payment', what: 'paid', amountUgx: 10_000, reference: 'DK-1' }, 'UGX 10,000 paid', 'Reference DK-1'],
  [
    { kind: 'payment', what: 'failed', text: 'stopped', amountUgx: 10_000 },
    'UGX 10,000 stopped by the seller: wrong number',
    '',
  ],
  [
    { kind: 'report', what: 'offensive', detail: 'in_work', count: 3 },
    'Reported: Offensive',
    'A buyer · In progress · stands for 3 reports',
  ],
  [{ kind: 'change', what: 'contact_changed' }, 'WhatsApp number changed', ''],
  [{ kind: 'action', what: 'user.suspended', adminName: null }, 'Shop suspended', 'The command line'],
  [{ kind: 'action', what: 'user.something_new' }, 'user.something new', 'ann@duka.example'],
])('%j reads %s', (given, words, facts) => {
  expect(entryWords(anEntry(given))).toBe(words);
  expect(entryFacts(anEntry(given))).toBe(facts);
});
