import { expect, test } from 'vitest';
import { changedOnly, changesOf, draftOf, readSettingsDraft } from './settings-draft.ts';

const old = { priceUgx: 10_000, trialDays: 7 };

test('what stands in the fields is read back as it is', () => {
  expect(readSettingsDraft(draftOf(old))).toEqual({ ok: true, value: old });
});

test('a price is read as people write it', () => {
  expect(readSettingsDraft({ price: '12.5k', trialDays: ' 14 ' })).toEqual({
    ok: true,
    value: { priceUgx: 12_500, trialDays: 14 },
  });
});

test.each([
  ['', '7', ['price']],
  ['499', '7', ['price']],
  ['10,000,001', '7', ['price']],
  ['ten', '7', ['price']],
  ['10000', '', ['trialDays']],
  ['10000', '366', ['trialDays']],
  ['10000', '1.5', ['trialDays']],
  ['10000', '-1', ['trialDays']],
  ['0', 'x', ['price', 'trialDays']],
])('price "%s" with trial "%s" is refused beside %o', (price, trialDays, fields) => {
  const read = readSettingsDraft({ price, trialDays });
  expect(read.ok ? [] : Object.keys(read.errors)).toEqual(fields);
});

test('old and new are told of what changes, and nothing else is sent', () => {
  const next = { priceUgx: 12_000, trialDays: 7 };
  expect(changesOf(old, next)).toEqual([{ name: 'Price of a month', from: 'UGX 10,000', to: 'UGX 12,000' }]);
  expect(changedOnly(old, next)).toEqual({ priceUgx: 12_000 });
  expect(changesOf(old, { ...old, trialDays: 1 })).toEqual([{ name: 'Free trial', from: '7 days', to: '1 day' }]);
  expect(changesOf(old, old)).toEqual([]);
});
