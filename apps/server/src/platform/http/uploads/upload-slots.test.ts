import { beforeEach, expect, test } from 'vitest';
import { createUploadSlots, type Upload, type UploadSlots } from './upload-slots.ts';

const mb = 2 ** 20;
let nowMs: number;
let slots: UploadSlots;

beforeEach(() => {
  nowMs = 0;
  slots = createUploadSlots({ perAccount: 2, perNetwork: 6, bytesAtOnce: () => 100 * mb, now: () => nowMs });
});

const ended: string[] = [];
function take(account: string, changed: Partial<Upload> = {}) {
  const upload = { account, network: 'carrier', bytes: mb, ...changed };
  return slots.take(upload, () => ended.push(account));
}
const refused = expect.objectContaining({ code: 'unavailable', status: 503, retryAfterSeconds: expect.any(Number) });
beforeEach(() => {
  ended.length = 0;
});

test('an account has two bodies under way, wherever they come from, and the next when one has ended', () => {
  const first = take('nakato');
  take('nakato', { network: 'wifi' });
  expect(() => take('nakato', { network: 'office' })).toThrow(refused);
  first.release();
  first.release();
  take('nakato');
  expect(() => take('nakato')).toThrow(refused);
  expect(slots.counts()).toEqual({ bodies: 2, bytes: 2 * mb });
});

test('a network has six bodies under way; another network has its own', () => {
  for (const account of ['a', 'b', 'c']) for (const _ of [1, 2]) take(account);
  expect(() => take('d')).toThrow(refused);
  take('d', { network: 'other' });
  expect(slots.counts().bodies).toBe(7);
});

test('a newcomer gets the slot of the account of its network that held its slots much longer, and keeps it', () => {
  for (const account of ['a', 'b', 'c', 'd', 'e', 'f']) {
    take(account);
    nowMs += 1000;
  }
  nowMs += 170_000;
  expect(() => take('nakato')).toThrow(refused);
  nowMs += 10_000;
  take('nakato');
  expect(ended).toEqual(['a']);
  // The account that gave it up cannot take it back by a new body.
  expect(() => take('a')).toThrow(refused);
  expect(slots.counts().bodies).toBe(6);
});

test('bodies that end and begin again count together, and are forgotten after an hour', () => {
  for (let minute = 0; minute < 4; minute += 1) {
    const slot = take('a');
    nowMs += 60_000;
    slot.release();
  }
  for (const account of ['a', 'b', 'c', 'd', 'e', 'f']) take(account);
  take('nakato');
  expect(ended).toEqual(['a']);
  nowMs += 3_600_000;
  take('later');
  expect(() => take('a', { network: 'other' })).not.toThrow();
});

test('a body that is all there is not ended: its handler is at work on it', () => {
  const slotsOfA = ['a', 'b', 'c', 'd', 'e', 'f'].map((account) => take(account));
  for (const slot of slotsOfA) slot.complete();
  nowMs += 600_000;
  expect(() => take('nakato')).toThrow(refused);
  expect(ended).toEqual([]);
});

test('the memory of all is shared: the network that holds the most of it gives up its largest body', () => {
  for (let network = 0; network < 2; network += 1)
    for (const account of ['a', 'b', 'c', 'd', 'e'])
      take(`${account}${network}`, { network: `${network}`, bytes: 10 * mb });
  take('nakato', { network: 'carrier', bytes: mb });
  expect(ended).toHaveLength(1);
  expect(slots.counts().bytes).toBe(91 * mb);
  // One that would hold more than each of the others is refused.
  expect(() => take('huge', { network: 'other', bytes: 60 * mb })).toThrow(refused);
  expect(ended).toHaveLength(1);
});

test('less memory that is free is less for bodies', () => {
  let freeBytes = 10 * mb;
  slots = createUploadSlots({ perAccount: 2, perNetwork: 6, bytesAtOnce: () => freeBytes, now: () => nowMs });
  take('a', { bytes: 10 * mb });
  freeBytes = 5 * mb;
  expect(() => take('b', { network: 'other', bytes: 6 * mb })).toThrow(refused);
});
