import { expect, test } from 'vitest';
import { type CountryCode, countDigits, firstCountries, readCountries, readPhoneNumber } from './phone-number.ts';

test.each<[string, CountryCode, string]>([
  ['0700 123456', 'UG', '+256700123456'],
  ['700123456', 'UG', '+256700123456'],
  ['+256 700 123-456', 'UG', '+256700123456'],
  ['256700123456', 'UG', '+256700123456'],
  ['00256700123456', 'UG', '+256700123456'],
  ['(0772) 123 456', 'UG', '+256772123456'],
  ['0722 123456', 'KE', '+254722123456'],
  ['+254 722 123456', 'UG', '+254722123456'],
  ['+491111111111111', 'UG', '+491111111111111'],
])('%s in %s is %s', async (typed, country, e164) => {
  expect((await readPhoneNumber({ country, typed }))?.e164).toBe(e164);
});

// Germany's plan has numbers of more than 15 digits.
test.each(['', '   ', '0700', 'call me', '+', '+0700123456', '0700123456789012345', '+4911111111111111'])(
  '%j is no number',
  async (typed) => {
    expect(await readPhoneNumber({ country: 'UG', typed })).toBeNull();
  },
);

test('Uganda stands first, every country once', async () => {
  const countries = await readCountries();
  expect(countries[0]).toEqual({ code: 'UG', name: 'Uganda', dialCode: '+256' });
  expect(countries.length).toBeGreaterThan(200);
  expect(new Set(countries.map(({ code }) => code)).size).toBe(countries.length);
  expect(countries.slice(0, firstCountries.length)).toEqual(firstCountries);
});

test('digits are counted without what stands between them', () => {
  expect(countDigits('+256 (700) 12-34')).toBe(10);
});
