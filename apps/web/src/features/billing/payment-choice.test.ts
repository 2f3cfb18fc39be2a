import { expect, test } from 'vitest';
import { aPayment, aPrompt, aSubscription } from '#web/test/billing.testing.ts';
import {
  isNetworkUnknown,
  knownWallets,
  numberProblems,
  otherProviders,
  readUgandanNumber,
  runsUntil,
} from './payment-choice.ts';

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

test('a number of a network that cannot be asked is named before anything is sent', () => {
  expect(numberProblems('0772123456', null, ['mtn'])).toEqual({});
  expect(numberProblems('0752123456', null, ['mtn'])).toEqual({ phoneNumber: 'Please enter a number of MTN' });
  expect(numberProblems('12', null, ['mtn']).phoneNumber).toMatch(/10 digits/);
});

test('of a number whose prefix tells no network its owner says it', () => {
  expect(['0732123456', '0772123456', '073'].map(isNetworkUnknown)).toEqual([true, false, false]);
  const networks = ['mtn', 'airtel'] as const;
  expect(numberProblems('0732123456', null, [...networks])).toEqual({
    network: 'Please choose the network of this number: MTN or Airtel',
  });
  expect(numberProblems('0732123456', 'airtel', [...networks])).toEqual({});
  const wallet = { phoneNumber: '+256732123456', network: 'airtel' } as const;
  const failed = aSubscription({ payment: aPrompt({ status: 'failed', wallet }) });
  expect(knownWallets(failed, { loginPhoneNumber: null, phoneNumber: null })).toMatchObject([wallet]);
  expect(otherProviders(failed).map(({ body }) => body)).toEqual([{ provider: 'flutterwave', ...wallet, months: 1 }]);
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
  ['2026-11-20T08:00:00.000Z', 3, '2027-02-18T08:00:00.000Z'],
  ['2026-11-27T08:00:00.000Z', 1, '2026-12-27T08:00:00.000Z'],
])('where the next period begins at %s, %i months end at %s', (nextPeriodStartsAt, months, until) => {
  expect(runsUntil(aSubscription({ nextPeriodStartsAt }), months)).toBe(until);
});

test('another provider is offered after a definite no, and never while the outcome is unknown', () => {
  const offered = (payment = aPrompt()) => otherProviders(aSubscription({ payment })).map(({ title }) => title);
  expect(offered(aPrompt({ status: 'failed' }))).toEqual(['Flutterwave']);
  for (const status of ['pending', 'unknown', 'paid', 'lapsed'] as const)
    expect(offered(aPrompt({ status }))).toEqual([]);
  expect(offered(aPayment({ status: 'refused' }))).toEqual([]);
});
