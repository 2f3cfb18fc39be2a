import { exportAudit, readAudit } from '@app/contracts/admin/audit.endpoints';
import { expect, test } from 'vitest';
import { addressOf } from '#web/lib/requests/send-call.ts';
import { readAuditFilter, readBefore, withAuditFilter, withoutAuditFilter } from './audit-query.ts';

const id = '0a8a3f0e-5d0e-4f6b-9f43-3d2f1f9d7a11';
const address = `tab=audit&action=user.suspended&admin=${id}&subject=${id}&search=fake+goods&from=2026-11-01&to=2026-11-21`;

test('the address holds the whole filter', () => {
  expect(readAuditFilter(new URLSearchParams(address))).toEqual({
    action: 'user.suspended',
    adminId: id,
    subjectId: id,
    search: 'fake goods',
    from: '2026-11-01',
    to: '2026-11-21',
  });
});

test('what can’t be meant is left out, so that no address fails', () => {
  const nonsense = `action=constructor&admin=1&subject=${id}x&search=++&from=2026-02-31&to=yesterday&before=-1`;
  expect(readAuditFilter(new URLSearchParams(nonsense))).toEqual({});
  for (const before of ['', '0', '-1', '1.5', 'x', '99999999999999999999'])
    expect(readBefore(new URLSearchParams({ before }))).toBeNull();
  expect(readBefore(new URLSearchParams('before=51'))).toBe(51);
});

test('a search is cut where the server would refuse it, and not inside a sign', () => {
  const { search } = readAuditFilter(new URLSearchParams({ search: '🛍'.repeat(120) }));
  expect([...(search ?? '')]).toHaveLength(100);
  expect((search ?? '').isWellFormed()).toBe(true);
});

test('another filter begins with the newest entries and keeps the rest of the address', () => {
  const now = new URLSearchParams(`${address}&before=51`);
  const next = new URLSearchParams(withAuditFilter(now, { action: 'user.restored', search: '' }));
  expect(next.get('before')).toBeNull();
  expect(next.get('search')).toBeNull();
  expect([next.get('tab'), next.get('action'), next.get('admin')]).toEqual(['audit', 'user.restored', id]);
});

test('clearing all leaves the tab', () => {
  expect(withoutAuditFilter(new URLSearchParams(`${address}&before=51`))).toBe('?tab=audit');
});

test('page and file ask by the same filter', () => {
  const filter = readAuditFilter(new URLSearchParams('action=user.suspended&search=fake+goods'));
  expect(addressOf(readAudit.path, { query: { ...filter, before: 51, limit: 50 } })).toBe(
    '/api/v1/admin/audit?action=user.suspended&search=fake+goods&before=51&limit=50',
  );
  expect(addressOf(exportAudit.path, { query: filter })).toBe(
    '/api/v1/admin/audit/export?action=user.suspended&search=fake+goods',
  );
  expect(addressOf(readAudit.path, { query: { before: null, limit: 50 } })).toBe('/api/v1/admin/audit?limit=50');
});
