import { auditActions } from '@app/contracts/admin/audit.schemas';
import { expect, test } from 'vitest';
import { actionWords } from '#web/features/admin/audit-action.messages.ts';
import { actionChoices, chainWords, detailLines, isAboutSeller, whoWords } from './audit.messages.ts';

test('every action that is written down has words, and no two the same', () => {
  const words = auditActions.map((action) => actionWords[action]);
  expect(words.every(Boolean)).toBe(true);
  expect(new Set(words).size).toBe(auditActions.length);
  expect(actionChoices.map(([action]) => action).sort()).toEqual([...auditActions].sort());
});

test('an entry says who did it, also when it is unknown', () => {
  expect(whoWords({ adminId: 'a', adminName: 'anna@dukalink.example', action: 'user.suspended' })).toBe(
    'anna@dukalink.example',
  );
  expect(whoWords({ adminId: 'a', adminName: null, action: 'user.suspended' })).toBe('An administrator who is gone');
  for (const action of ['admin.sign_in_failed', 'admin.unknown_sign_ins_failed'] as const)
    expect(whoWords({ adminId: null, adminName: null, action })).toBe('Somebody unknown');
  expect(whoWords({ adminId: null, adminName: null, action: 'admin.created' })).toBe('The command line');
});

test('only sellers’ entries lead to a seller', () => {
  expect(auditActions.filter(isAboutSeller).map((action) => action.split('.')[0])).not.toContain('admin');
  expect([isAboutSeller('user.suspended'), isAboutSeller('payment.refused'), isAboutSeller('report.changed')]).toEqual([
    true,
    true,
    false,
  ]);
});

test('details read as name and value, whatever they hold', () => {
  const lines = detailLines({
    priceUgx: { from: 10_000, to: 12_000 },
    trial_days: { from: 7, to: 14 },
    enabled: false,
    endedSessions: 3,
    states: ['new', 'in_work'],
    provider: 'mtn',
    before: 'pending',
    endsAt: '2026-11-20T11:05:00.000Z',
    note: null,
    other: { a: 1 },
  }).map(({ name, value }) => `${name}: ${value}`);
  expect(lines).toEqual([
    'Price: UGX 10,000 → UGX 12,000',
    'Trial days: 7 → 14',
    'Enabled: no',
    'Ended sessions: 3',
    'States: New, In progress',
    'Provider: MTN MoMo',
    'Before: Waiting',
    'Ends at: 20 Nov 2026, 14:05',
    'Note: none',
    'Other: {"a":1}',
  ]);
});

test('a whole chain and a broken one cannot be mistaken for each other', () => {
  const found = {
    entries: 1234,
    lastHash: null,
    protection: 'append_only_role' as const,
    checkedAt: '2026-11-21T11:00:00.000Z',
  };
  expect(chainWords({ ...found, brokenAt: null })).toContain('All 1,234 entries are as they were written');
  expect(chainWords({ ...found, brokenAt: 17 })).toContain('tampered with: the chain breaks at entry 17');
});
