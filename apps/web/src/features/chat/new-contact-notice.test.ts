import { expect, test } from 'vitest';
import { contactNewSince } from './new-contact-notice.tsx';

const until = '2026-11-19T09:00:00.000Z';
const at = (instant: string) => contactNewSince(until, Date.parse(instant));

test('a contact that changed is new for seven days, counted from the day in Kampala', () => {
  expect(at('2026-11-12T09:00:01.000Z')).toBe('12 Nov');
  expect(at('2026-11-19T08:59:59.999Z')).toBe('12 Nov');
  expect(contactNewSince('2026-11-19T21:30:00.000Z', Date.parse('2026-11-13T00:00:00.000Z'))).toBe('13 Nov');
});

test('after seven days, or without a change, nothing is said', () => {
  expect(at(until)).toBeNull();
  expect(at('2026-12-01T00:00:00.000Z')).toBeNull();
  expect(contactNewSince(null, 0)).toBeNull();
});
