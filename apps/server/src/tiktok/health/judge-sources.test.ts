import { expect, test } from 'vitest';
import { hourMs } from '#server/platform/clock.ts';
import { judgeSource, type SourceEvidence } from './judge-sources.ts';

const now = new Date('2026-11-23T12:00:00Z');
const changed = (in_row: number) => ({ shape: 'changed' as const, in_row });
const known = (in_row: number) => ({ shape: 'known' as const, in_row });
const judge = (evidence: Partial<SourceEvidence>) =>
  judgeSource({ canaries: [], reads: { known: 0, changed: 0 }, outSince: null, ...evidence }, now);

test('a source is disabled when two canaries say so twice, or one and half of ten reads', () => {
  expect(judge({ canaries: [changed(2), changed(2)] })).toBe('canaries');
  expect(judge({ canaries: [changed(9), changed(1)] })).toBeNull();
  expect(judge({ canaries: [changed(2), known(1)], reads: { known: 5, changed: 5 } })).toBe('canary_and_reads');
  expect(judge({ canaries: [changed(2)], reads: { known: 6, changed: 5 } })).toBeNull();
  expect(judge({ canaries: [changed(2)], reads: { known: 0, changed: 9 } })).toBeNull();
  expect(judge({ canaries: [known(3)], reads: { known: 0, changed: 100 } })).toBeNull();
});

test('without canaries half of ten reads are enough; with canaries that say nothing they are not', () => {
  expect(judge({ canaries: null, reads: { known: 5, changed: 5 } })).toBe('reads');
  expect(judge({ canaries: null, reads: { known: 4, changed: 5 } })).toBeNull();
  expect(judge({ canaries: [], reads: { known: 0, changed: 100 } })).toBeNull();
});

test('a source comes back by a canary that reads it well twice, and not while the reason stands', () => {
  const outSince = new Date(now.getTime() - 60_000);
  expect(judge({ outSince, canaries: [changed(2), known(2)] })).toBe('in');
  expect(judge({ outSince, canaries: [changed(2), known(1)] })).toBeNull();
  expect(judge({ outSince, canaries: [changed(3), known(3)], reads: { known: 0, changed: 10 } })).toBeNull();
});

test('a source that no canary reads well comes back after an hour, unless the reason stands', () => {
  const outSince = new Date(now.getTime() - hourMs);
  for (const canaries of [null, [], [changed(1)], [changed(9)], [changed(9), changed(1)]]) {
    expect(judge({ outSince, canaries })).toBe('in');
    expect(judge({ outSince: new Date(outSince.getTime() + 1), canaries })).toBeNull();
  }
  expect(judge({ outSince, canaries: [changed(9), changed(2)] })).toBeNull();
  expect(judge({ outSince, canaries: [changed(9)], reads: { known: 0, changed: 10 } })).toBeNull();
  expect(judge({ outSince, canaries: [changed(9), known(1)] }), 'the second reading decides').toBeNull();
});
