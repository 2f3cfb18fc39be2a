import { expect, test } from 'vitest';
import { failureIn, withoutNumbers } from './results.ts';

test.each([
  ['Customer declined the payment request.', 'declined'],
  ['Transaction not approved by the customer', 'declined'],
  ['Customer entered an invalid PIN.', 'wrong_pin'],
  ['Insufficient funds', 'not_enough_money'],
  ['The customer does not have enough balance. Not enough money', 'not_enough_money'],
  ['Transaction timed out. Customer did not respond in time.', 'timed_out'],
  ['Request timeout', 'timed_out'],
  ['Transaction limit exceeded', 'limit_reached'],
  ['The mobile number is not registered for mobile money.', 'not_a_wallet'],
  ['Msisdn is invalid.', 'not_a_wallet'],
  ['Account blocked', 'wallet_blocked'],
  ['Transaction cancelled by user', 'cancelled'],
  ['Transaction Failed', 'refused_by_provider'],
  ['Shopping centre closed', 'refused_by_provider'],
  [undefined, 'refused_by_provider'],
])('"%s" is told as %s', (sentence, reason) => {
  expect(failureIn(sentence)).toBe(reason);
});

test('a sentence goes to the log without the numbers in it', () => {
  expect(withoutNumbers('Msisdn +256772123456 not registered')).toBe('Msisdn … not registered');
});
