import type { Payment } from '@app/contracts/billing/billing.schemas';
import { expect, test } from 'vitest';
import { aPayment, aPrompt, aSubscription } from '#web/test/billing.testing.ts';
import {
  firstChoice,
  isNetworkUnknown,
  knownWallets,
  numberProblems,
  otherWay,
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
  expect(otherWay(failed)).toEqual({ provider: 'flutterwave', ...wallet, months: 1 });
});

test('each of the seller’s numbers is offered once, and only where it can be asked', () => {
  const offered = (loginPhoneNumber: string | null, phoneNumber: string | null, given = {}) =>
    knownWallets(aSubscription(given), { loginPhoneNumber, phoneNumber }).map((one) => [one.phoneNumber, one.name]);
  expect(offered('+256772123456', '+256772123456')).toEqual([['+256772123456', 'your phone for signing in']]);
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

test('another way is the next provider of the wallet after a definite no, in turn, and none while the outcome is unknown', () => {
  const next = (given: Partial<Payment>) => otherWay(aSubscription({ payment: aPrompt(given) }))?.provider;
  expect(next({ status: 'failed' })).toBe('flutterwave');
  expect(next({ status: 'failed', provider: 'flutterwave' })).toBe('mtn');
  expect(next({ status: 'failed', wallet: { phoneNumber: '+256752000111', network: 'airtel' } })).toBe('flutterwave');
  expect(next({ status: 'failed', stoppedAt: '2026-11-20T08:01:00.000Z' })).toBeUndefined();
  for (const status of ['pending', 'unknown', 'paid', 'lapsed'] as const) expect(next({ status })).toBeUndefined();
  expect(otherWay(aSubscription({ payment: aPayment({ status: 'refused' }) }))).toBeNull();
});

test('the form starts with what was asked and refused; a number that was called wrong is not chosen again', () => {
  const seller = { loginPhoneNumber: '+256772123456', phoneNumber: null };
  const first = (given: Partial<Payment>) => {
    const subscription = aSubscription({ payment: aPrompt({ months: 3, ...given }) });
    const { months, wallet } = firstChoice(subscription, knownWallets(subscription, seller));
    return [months, wallet?.phoneNumber];
  };
  const other = { phoneNumber: '+256752000111', network: 'airtel' } as const;
  expect(first({ status: 'failed', wallet: other })).toEqual([3, other.phoneNumber]);
  expect(first({ status: 'unknown' })).toEqual([3, '+256772123456']);
  expect(first({ status: 'paid', wallet: other })).toEqual([1, '+256772123456']);
  const stopped = { status: 'failed', stoppedAt: '2026-11-20T08:01:00.000Z', wallet: other } as const;
  expect(first(stopped)).toEqual([3, undefined]);
  const offered = knownWallets(aSubscription({ payment: aPrompt(stopped) }), seller);
  expect(offered.map(({ phoneNumber }) => phoneNumber)).toEqual(['+256772123456']);
  // The network that was chosen for it then may be what was wrong.
  const own = { phoneNumber: '+256732123456', network: 'mtn' } as const;
  const wrongNetwork = aSubscription({ payment: aPrompt({ ...stopped, wallet: own }) });
  expect(knownWallets(wrongNetwork, { loginPhoneNumber: own.phoneNumber, phoneNumber: null })).toEqual([]);
});
