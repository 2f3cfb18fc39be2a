import { expect, test } from 'vitest';
import { newContactOf } from './new-contact-notice.tsx';

const until = '2026-11-19T09:00:00.000Z';
const contact = (contactNewUntil: string | null, moneyNewUntil: string | null, now: string) =>
  newContactOf({ contactNewUntil, moneyNewUntil }, Date.parse(now));

test('a contact that changed is new for seven days, counted from the day in Kampala', () => {
  expect(contact(until, null, '2026-11-12T09:00:01.000Z')).toEqual({ what: 'WhatsApp number', since: '12 Nov' });
  expect(contact(until, null, '2026-11-19T08:59:59.999Z')?.since).toBe('12 Nov');
  expect(contact('2026-11-19T21:30:00.000Z', null, '2026-11-13T00:00:00.000Z')?.since).toBe('13 Nov');
});

test('mobile money that goes to another name is new, too, since the later of both', () => {
  const money = '2026-11-20T09:00:00.000Z';
  expect(contact(null, money, until)).toEqual({ what: 'mobile money account', since: '13 Nov' });
  expect(contact(until, money, '2026-11-14T00:00:00.000Z')).toEqual({
    what: 'WhatsApp number and mobile money account',
    since: '13 Nov',
  });
});

test('after seven days, or without a change, nothing is said', () => {
  expect(contact(until, until, until)).toBeNull();
  expect(contact(null, until, '2026-12-01T00:00:00.000Z')).toBeNull();
  expect(contact(null, null, '1970-01-01T00:00:00.000Z')).toBeNull();
});
