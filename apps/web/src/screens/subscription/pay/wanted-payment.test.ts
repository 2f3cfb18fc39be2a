import { expect, test } from 'vitest';
import { aPayment, aPrompt, aSubscription } from '#web/test/billing.testing.ts';
import { knownWallets, otherProviders, readUgandanNumber, runsUntil, wrongNumber } from './wanted-payment.ts';

test.each([
  ['0772 123456', '+256772123456'],
  ['+256 772-123-456', '+256772123456'],
  ['00256772123456', '+256772123456'],
  ['772123456', '+256772123456'],
  ['07721234', null],
  ['+254 712 345 678', null],
  ['', null],
])('%j is read as %s', (typed, phoneNumber) => {
  expect(readUgandanNumber(typed)).toBe(phoneNumber);
});

test('a number of a network that nobody can ask is named before anything is sent', () => {
  expect(wrongNumber('0772123456', ['mtn'])).toBeNull();
  expect(wrongNumber('0752123456', ['mtn'])).toBe('Please enter a number of MTN');
  expect(wrongNumber('0732123456', ['mtn', 'airtel'])).toBe('Please enter a number of MTN or Airtel');
  expect(wrongNumber('12', ['mtn'])).toMatch(/10 digits/);
});

test('each of the seller’s numbers is offered once, and only where it can be asked', () => {
  const offered = (loginPhoneNumber: string | null, phoneNumber: string | null, given = {}) =>
    knownWallets(aSubscription(given), { loginPhoneNumber, phoneNumber }).map((one) => [one.phoneNumber, one.name]);
  expect(offered('+256772123456', '+256772123456')).toEqual([['+256772123456', 'your login number']]);
  expect(offered('+254712345678', '+256752000111')).toEqual([['+256752000111', 'your WhatsApp number']]);
  expect(offered(null, '+256752000111', { waysToPay: [{ provider: 'mtn', networks: ['mtn'] }] })).toEqual([]);
  expect(offered(null, null, { payment: aPrompt({ status: 'failed' }) })).toEqual([
    ['+256772123456', 'the number of your last payment'],
  ]);
});

test.each([
  [null, 3, '2027-02-18T08:00:00.000Z'],
  ['2026-11-27T08:00:00.000Z', 1, '2026-12-27T08:00:00.000Z'],
])('with a plan that runs until %s, %i months end at %s', (expiresAt, months, until) => {
  expect(runsUntil(aSubscription({ expiresAt }), months)).toBe(until);
});

test('another provider is offered after a definite no, and never while nobody knows', () => {
  const offered = (payment = aPrompt()) => otherProviders(aSubscription({ payment })).map(({ provider }) => provider);
  expect(offered(aPrompt({ status: 'failed' }))).toEqual(['flutterwave']);
  for (const status of ['pending', 'unknown', 'paid', 'lapsed'] as const)
    expect(offered(aPrompt({ status }))).toEqual([]);
  expect(offered(aPayment({ status: 'refused' }))).toEqual([]);
});
