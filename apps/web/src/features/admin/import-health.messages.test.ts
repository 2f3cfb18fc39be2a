import type { AdminDoor, AdminSource } from '@app/contracts/admin/figures.schemas';
import { expect, test } from 'vitest';
import {
  canaryWords,
  databaseState,
  jobLines,
  jobName,
  jobState,
  outCauses,
  readsWords,
  sourceName,
  sourceState,
} from './import-health.messages.ts';

const now = Date.parse('2026-11-21T10:55:00.000Z');
const door: AdminDoor = { door: 'embed', out: null, reads: [], canaries: [] };
const out = { since: '2026-11-21T10:05:00.000Z', reason: 'canaries' } as const;
const working: AdminSource = { source: 'embed', enabled: true, state: 'closed', openUntil: null, doors: [] };

test.each([
  [working, 'Working'],
  [{ ...working, state: 'open', openUntil: '2026-11-21T11:05:00.000Z' }, 'Paused until 14:05'],
  [{ ...working, state: 'open', openUntil: '2026-11-22T11:05:00.000Z' }, 'Paused until 22 Nov 2026, 14:05'],
  [{ ...working, state: 'open' }, 'Paused'],
  [{ ...working, state: 'half_open' }, 'Trying again'],
  [{ ...working, doors: [{ ...door, out }] }, 'Page has changed'],
  [{ ...working, doors: [door, { ...door, door: 'video-page', out }] }, 'Video page has changed'],
  [{ ...working, enabled: false, doors: [{ ...door, out }] }, 'Switched off'],
  [{ ...working, enabled: false, state: 'open', openUntil: '2026-11-21T11:05:00.000Z' }, 'Switched off'],
] as [AdminSource, string][])('a source like %o is "%s"', (source, words) => {
  expect(sourceState(source, now)).toBe(words);
});

test('a door says how its reads and test accounts went', () => {
  expect(readsWords(door)).toBe('Not needed');
  const reads = [
    { outcome: 'layout_changed', count: 12 },
    { outcome: 'ok', count: 1204 },
    { outcome: 'rate_limited', count: 3 },
  ];
  expect(readsWords({ ...door, reads })).toBe('1,204 read, 12 not understood, 3 limited');
  const canaries = [
    { handle: 'tiktok', readAt: '2026-11-21T10:45:00.000Z', outcome: 'ok' },
    { handle: 'nasa', readAt: '2026-11-20T10:45:00.000Z', outcome: 'layout_changed' },
  ];
  expect(canaryWords({ ...door, canaries }, now)).toBe(
    '@tiktok read at 13:45, @nasa not understood at 20 Nov 2026, 13:45',
  );
});

test.each([
  [
    'canaries',
    'Left out since 13:05. Two test accounts showed a page that we do not understand. We try it again by ourselves. Still so tomorrow? Tell the developers.',
  ],
  [
    'canary_and_reads',
    'Left out since 13:05. A test account and half of all reads showed a page that we do not understand. We try it again by ourselves. Still so tomorrow? Tell the developers.',
  ],
  [
    'reads',
    'Left out since 13:05. Half of all reads showed a page that we do not understand. We try it again by ourselves. Still so tomorrow? Tell the developers.',
  ],
] as const)('a door that is out by "%s" says since when and why', (reason, words) => {
  const source = { ...working, doors: [{ ...door, out: { ...out, reason } }] };
  expect(outCauses(source, now)).toEqual([words]);
});

test('a source that is partly out says what shops are read by, one that is switched off says no cause', () => {
  const doors = [
    { ...door, out },
    { ...door, door: 'video-page' },
  ];
  expect(outCauses({ ...working, doors }, now)[0]).toMatch(
    / Until then shops are read by: Video page \(see below\)\. Still so tomorrow\?/,
  );
  expect(outCauses({ ...working, enabled: false, doors }, now)).toEqual([]);
});

test('a job says how many wait and how old the oldest is', () => {
  expect(jobState({ job: 'x', waiting: 0, oldestSeconds: 0 })).toBe('Nothing is waiting');
  expect(jobState({ job: 'x', waiting: 3, oldestSeconds: 300 })).toBe('3 jobs waiting, the oldest for 5 minutes');
});

test('each known job keeps its line, one that is new here comes behind them', () => {
  const quiet = jobLines([]);
  const busy = jobLines([
    { job: 'moon.phase', waiting: 1, oldestSeconds: 1 },
    { job: 'ingestion.add-link', waiting: 2, oldestSeconds: 9 },
  ]);
  expect(busy.map(({ job }) => job)).toEqual([...quiet.map(({ job }) => job), 'moon.phase']);
  expect(busy.find(({ job }) => job === 'ingestion.add-link')?.waiting).toBe(2);
  expect(quiet.every(({ waiting }) => waiting === 0)).toBe(true);
});

test('names that are not known here are shown as they are', () => {
  expect([jobName('moon.phase'), jobName('constructor'), sourceName('toString')]).toEqual([
    'moon.phase',
    'constructor',
    'toString',
  ]);
});

test('the database says what it is and how fast it answered', () => {
  expect(databaseState({ engine: 'pglite', answeredInMs: 0.4 })).toBe('Embedded (PGlite), answered in under 1 ms');
  expect(databaseState({ engine: 'postgres', answeredInMs: 12.6 })).toBe('PostgreSQL, answered in 13 ms');
});
