import { PasswordInput } from '@app/contracts/accounts/accounts.schemas';
import { Value } from 'typebox/value';
import { expect, test } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';
import { leastPasswordCost } from './password-cost.testing.ts';
import { passwordProblems } from './password-rules.ts';
import { createPasswords } from './passwords.ts';

test.each([
  'P@ssw0rd',
  'Password123!',
  'pa$$w0rd2026!',
  'Qwerty123!',
  '!1Welcome1!',
  'Ug@nda256!',
  'Kampala@2026',
  'Dukalink2026!',
  'Support@2026',
  'Owner@2026',
  'Jesus777!',
  'Abc12345!',
  'Aa123456!',
  'Asdf1234!',
  '1Qaz!Qaz',
  'ZAQ!2wsx',
  'I love you 1!',
  'GodIsGood1!',
])('%s is among the commonest', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test.each(['Muyembe-42-Trees', 'Tr0ub4dor&3', 'matooke Nyama7!', 'Xk29!84#q7Z', 'Владимир-88-гора', '8.Boda.Boda'])(
  '%s keeps all rules',
  (password) => {
    expect(passwordProblems(password)).toEqual([]);
  },
);

test('every broken rule is named', () => {
  expect(passwordProblems('')).toHaveLength(5);
  expect(passwordProblems('ABC')).toEqual([
    'Password must be at least 8 characters long',
    'Password must contain a lowercase letter',
    'Password must contain a number',
    'Password must contain a special character (such as !@#$%^&*)',
    'This password is too common. Please choose another one.',
  ]);
  expect(passwordProblems('Spaced 1234')).toContain('Password must contain a special character (such as !@#$%^&*)');
});

const ownName = (word: string) => [`Password must not contain your ${word}`];

test.each([
  ['mama.duka', 'Xx-1-MAMA.duka'],
  ['mama.duka', 'Xx-1-MamaDuka'],
  ['_a.na_', 'Xx-1-_A.na_'],
  ['joy', 'Enjoy-4-Lunch!'],
  ['Mama_Duka', 'Xx-1-mamaduka'],
  ['kizza.pbny', 'A1!KIZZA_pbny'],
])('the password of @%s must not be %s', (handle, password) => {
  expect(passwordProblems(password, { handle })).toEqual(ownName('handle'));
});

test.each([
  ['mama.duka', 'Mama-Matooke-4'],
  // Three letters without its signs: they stand in many words.
  ['a.n_a', 'Banana-4-Lunch'],
])('the password of @%s may be %s', (handle, password) => {
  expect(passwordProblems(password, { handle })).toEqual([]);
});

test('an administrator’s password holds neither the e-mail address nor what stands before its @', () => {
  for (const password of ['Xx-1-Ann.Akello@duka.example', 'Xx-1-Ann.Akello', 'Xx-1-annakello'])
    expect(passwordProblems(password, { username: 'ann.akello@duka.example' })).toEqual(ownName('username'));
  expect(passwordProblems('Annual-4-Lunch', { username: 'ann@duka.example' })).toEqual([]);
});

test('a hash has the cost that was decided, its own salt, and matches its password only', async () => {
  const passwords = createPasswords();
  const [one, other] = await Promise.all([passwords.hash('Muyembe-42-Trees'), passwords.hash('Muyembe-42-Trees')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(other).not.toBe(one);
  expect(await passwords.matches('Muyembe-42-Trees', one)).toBe(true);
  expect(await passwords.matches('muyembe-42-trees', one)).toBe(false);
});

test('a password of 200 signs counts to its last one', async () => {
  const passwords = createPasswords({ cost: leastPasswordCost });
  const long = 'Muyembe-42-Trees '.repeat(12).slice(0, 199);
  expect(passwordProblems(`${long}a`)).toEqual([]);
  expect([199, 200, 201].map((length) => Value.Check(PasswordInput, 'x'.repeat(length)))).toEqual([true, true, false]);
  const stored = await passwords.hash(`${long}a`);
  expect(await passwords.matches(`${long}a`, stored)).toBe(true);
  expect(await passwords.matches(`${long}b`, stored)).toBe(false);
});

test('without an account the same work is done, and nothing matches', async () => {
  const passwords = createPasswords();
  const stored = await passwords.hash('Muyembe-42-Trees');
  const timeOf = async (hash: string | null): Promise<number> => {
    const startedMs = performance.now();
    await passwords.matches('Wrong-Password-1', hash);
    return performance.now() - startedMs;
  };
  const known: number[] = [];
  const unknown: number[] = [];
  for (let round = 0; round < 7; round++) {
    known.push(await timeOf(stored));
    unknown.push(await timeOf(null));
  }
  // The fastest of several: the machine may be busy. Without the work it would be a thousandth.
  const ratio = Math.min(...unknown) / Math.min(...known);
  expect(ratio).toBeGreaterThan(0.3);
  expect(ratio).toBeLessThan(3);
});

test('a flood waits in a line of limited length, and the rest is asked to come back', async () => {
  const passwords = createPasswords({ concurrent: 1, waiting: 2 });
  const attempts = Array.from({ length: 5 }, () => passwords.matches('Wrong-Password-1', null));
  const settled = Promise.allSettled(attempts);
  expect(passwords.counts()).toEqual({ done: 0, running: 1, waiting: 2 });
  const outcomes = await settled;
  expect(outcomes.map((outcome) => outcome.status)).toEqual([
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'rejected',
    'rejected',
  ]);
  expect((outcomes[4] as PromiseRejectedResult).reason).toMatchObject({ code: 'unavailable', retryAfterSeconds: 2 });
  expect(passwords.counts()).toEqual({ done: 3, running: 0, waiting: 0 });
});

test('a hash that cannot be computed does not block the line', async () => {
  const passwords = createPasswords({ concurrent: 1 });
  await expect(passwords.matches('x', 'not a hash')).rejects.toThrow();
  expect(await passwords.matches('x', null)).toBe(false);
  expect(passwords.counts().running).toBe(0);
});
