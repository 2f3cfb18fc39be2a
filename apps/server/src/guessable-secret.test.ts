import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { isGuessable, looksRandom } from './guessable-secret.ts';

test('secrets that were drawn by chance are taken, however they are written', () => {
  for (let round = 0; round < 200; round += 1)
    for (const [encoding, bytes] of [
      ['hex', 16],
      ['base64url', 24],
      ['base64', 48],
    ] as const) {
      const secret = randomBytes(bytes).toString(encoding);
      expect(isGuessable(secret), secret).toBe(false);
      expect(isGuessable(secret.slice(0, 24)), secret).toBe(false);
    }
});

test.each(['1234567890'.repeat(4), 'change-me-'.repeat(4), 'metrics-token-123'])('%s can be guessed', (secret) => {
  expect(isGuessable(secret)).toBe(true);
});

test.each([
  'abcdefghijklmnopqrstuvwxyz0123456789',
  'ZYXWVUTSRQponmlkjihgfedcba9876543210',
  'qwertyuiopasdfghjklzxcvbnm1234567890',
  'changeme-please-this-is-a-secret-token',
  'correct-horse-battery-staple-correct-horse',
  'CORRECT-HORSE-BATTERY-STAPLE-1234',
  'MySuperSecretTokenForDukalink2026Production!',
  'your-token-secret-here-32-characters',
  'sun-moon-star-tree-fish-bird-hill-red',
  'blue cat red dog rain snow fire sea man',
  'SunMoonStarTreeFishBirdLakeHillMapRed',
  'RICE_MILK_TEA_CUP_PEN_INK_BOOK_DESK_DOOR',
  'hen7duck7egg7corn7bean7pea7nut7fig7lime7',
])('%s is long enough to start with, and does not look random', (secret) => {
  expect([isGuessable(secret), looksRandom(secret)]).toEqual([false, false]);
});

test('of the secrets that openssl makes hardly any does not look random', () => {
  const secrets = Array.from({ length: 500 }, () => randomBytes(32));
  expect(secrets.filter((bytes) => !looksRandom(bytes.toString('base64'))).length).toBeLessThan(25);
  expect(secrets.filter((bytes) => !looksRandom(bytes.toString('hex')))).toEqual([]);
});
