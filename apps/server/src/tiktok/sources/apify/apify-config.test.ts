import { expect, test } from 'vitest';
import { loadConfig } from '#server/config.ts';

const token = 'apify_api_x';
const load = (more: Record<string, string>) =>
  loadConfig({
    PUBLIC_ORIGIN: 'https://duka.example',
    TOKEN_SECRET: 'Vq8-a-secret-of-one-test-only-71xZ-and-more',
    ...more,
  }).apify;

test('Apify is paid where it is named and has a token, and for newest posts alone unless told otherwise', () => {
  expect(load({ APIFY_TOKEN: token })).toBeNull();
  expect(load({ APIFY_TOKEN: token, TIKTOK_SOURCES: 'embed,apify' })).toEqual({
    origin: 'https://api.apify.com',
    token,
    dailyRuns: 20,
    backCatalogue: false,
  });
  const more = { TIKTOK_SOURCES: 'embed,apify', APIFY_BACK_CATALOGUE: 'true', APIFY_DAILY_RUNS: '0' };
  expect(load({ ...more, APIFY_TOKEN: token })).toMatchObject({ dailyRuns: 0, backCatalogue: true });
});

test.each<[Record<string, string>, string]>([
  [{ TIKTOK_SOURCES: 'embed,apify' }, 'TIKTOK_SOURCES names apify, which costs money and needs APIFY_TOKEN'],
  [
    { TIKTOK_SOURCES: 'apify', APIFY_TOKEN: token },
    'TIKTOK_SOURCES must name a source that costs nothing beside apify: handles are checked there',
  ],
  [{ APIFY_ORIGIN: 'http://apify.example' }, 'APIFY_ORIGIN must be https: the token that pays goes there'],
  [{ APIFY_TOKEN: 'two\nlines in it' }, 'APIFY_TOKEN must be a token of letters, digits, _ and -'],
  [{ APIFY_BACK_CATALOGUE: 'perhaps' }, 'APIFY_BACK_CATALOGUE must be one of true, false'],
  [{ APIFY_DAILY_RUNS: '-1' }, 'APIFY_DAILY_RUNS must be >= 0'],
])('%j is refused at the start', (settings, problem) => {
  expect(() => load(settings)).toThrow(`  - ${problem}`);
  expect(() => load(settings)).not.toThrow(/lines in it/);
});
