import { expect, test } from 'vitest';
import { dialledNumber } from './dialled-number.ts';

test.each([
  ['0772 123 456', '+256772123456'],
  ['772123456', '+256772123456'],
  ['256 772 123456', '+256772123456'],
  ['+256 (772) 123-456', '+256772123456'],
  ['+256 (0)772 123 456', '+256772123456'],
  ['256 0772 123456', '+256772123456'],
  ['00254 712 345678', '+254712345678'],
  ['+44 7700 900123', '+447700900123'],
])('%s is dialled as %s', (typed, dialled) => {
  expect(dialledNumber(typed)).toBe(dialled);
});

test.each(['', '12', '0772 12', '+0772123456', '077212345678901234'])('“%s” opens no chat with a stranger', (typed) => {
  expect(dialledNumber(typed)).toBeNull();
});
