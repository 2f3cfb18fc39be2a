import { expect, test } from 'vitest';
import { kampalaRows, newRow, readFee, readRows, toRows, zonesInWords } from './zone-draft.ts';

test.each<[string, number | null | undefined]>([
  ['', null],
  [' 5k ', 5000],
  ['UGX 5,000', 5000],
  ['0', 0],
  ['Free', 0],
  ['much', undefined],
  ['-500', undefined],
])('a fee that is typed as "%s" is read as %s', (typed, fee) => {
  expect(readFee(typed)).toBe(fee);
});

test('rows become zones, and each error stands at its own row', () => {
  expect(readRows(kampalaRows())).toMatchObject({
    errors: {},
    zones: [{ name: 'Near my shop', feeUgx: 3000 }, {}, {}, { name: 'Upcountry', feeUgx: null, ways: ['bus'] }],
  });
  const { errors } = readRows([newRow({ name: 'Ntinda' }), newRow({ fee: 'x', ways: [] })]);
  expect(Object.keys(errors)).toEqual(['zones.1.name', 'zones.1.feeUgx', 'zones.1.ways']);
});

test('a zone that is loaded into the form is saved as it was', () => {
  const zone = { id: 'abcdefg1', name: 'Jinja', feeUgx: null, ways: ['bus' as const] };
  expect(readRows(toRows([zone])).zones).toEqual([zone]);
});

test('the closed row says what the first area costs and how many there are', () => {
  expect(zonesInWords([])).toBe('Agreed in each chat');
  expect(zonesInWords([{ name: 'Ntinda', feeUgx: 5000 }])).toBe('Ntinda: UGX 5,000');
  expect(
    zonesInWords([
      { name: 'Ntinda', feeUgx: 0 },
      { name: 'Jinja', feeUgx: null },
    ]),
  ).toBe('Ntinda: free, and 1 more');
});
