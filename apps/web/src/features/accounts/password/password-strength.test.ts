import { passwordRefused } from '@app/contracts/accounts/password-rules';
import { expect, test } from 'vitest';
import { passwordErrors, passwordStrength, passwordsDiffer } from './password-strength.ts';

test('under 40 percent of the rules is weak, under 80 medium, from there on strong', () => {
  const shown = ['', 'a', 'aB', 'aB1', 'aB1!', 'aB1!aB1!'].map(passwordStrength);
  expect(shown).toEqual([
    { percent: 0, word: 'Weak' },
    { percent: 20, word: 'Weak' },
    { percent: 40, word: 'Medium' },
    { percent: 60, word: 'Medium' },
    { percent: 80, word: 'Strong' },
    { percent: 100, word: 'Strong' },
  ]);
});

test('a password that breaks a rule is refused, one that differs from its confirmation, too', () => {
  const good = 'Matooke-4-Lunch!';
  const wrong = (password: string, confirmation: string) => passwordErrors({ password, confirmation }, passwordRefused);
  expect(wrong(good, good)).toEqual({});
  expect(wrong('short', 'short')).toEqual({ password: passwordRefused });
  expect(wrong(good, 'Matooke-4-Dinner!')).toEqual({ confirmation: passwordsDiffer });
  expect(wrong('', 'x')).toEqual({ password: passwordRefused, confirmation: passwordsDiffer });
});

test('a password that holds its owner’s name is refused', () => {
  const password = 'Mama.Duka-2026!';
  const wrong = (handle: string) => passwordErrors({ password, confirmation: password }, passwordRefused, { handle });
  expect(wrong('mama.duka')).toEqual({ password: passwordRefused });
  expect(wrong('another.duka')).toEqual({});
});

test('the same letter written in two ways is the same password', () => {
  expect(
    passwordErrors({ password: 'Caf\u00e9-4-Lunch', confirmation: 'Cafe\u0301-4-Lunch' }, passwordRefused),
  ).toEqual({});
});
