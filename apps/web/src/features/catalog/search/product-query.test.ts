import { expect, test } from 'vitest';
import { isPlainQuery, readProductQuery } from './product-query.ts';

const read = (query: string) => readProductQuery(new URLSearchParams(query));

test('an address names search, tag, order and page', () => {
  expect(
    read('search=dress&tag=silk&tag=red&size=XL&min=5000&max=50k&stock=in&sale=yes&sort=price_asc&lastKey=abc_-9'),
  ).toEqual({
    search: 'dress',
    tag: ['silk', 'red'],
    size: 'XL',
    min: 5000,
    max: 50_000,
    stock: 'in',
    sale: 'yes',
    sort: 'price_asc',
    lastKey: 'abc_-9',
  });
});

test('what can not be meant is left out instead of failing', () => {
  expect(read('sort=price&lastKey=a%20b&search=%20%20&tag=&min=cheap&max=-1&stock=1&sale=1&size=&filters=1')).toEqual(
    {},
  );
  expect(read('tag=red&tag=red&tag=')).toEqual({ tag: ['red'] });
  expect(read(`lastKey=${'a'.repeat(201)}`)).toEqual({});
});

test('an empty form is the plain page', () => {
  expect(isPlainQuery(read('search=&sort='))).toBe(true);
  expect(isPlainQuery(read('sort=newest'))).toBe(true);
  expect(isPlainQuery(read('lastKey=abc'))).toBe(false);
});

test('a long search is cut between whole characters', () => {
  const { search = '' } = read(`search=${encodeURIComponent('👗'.repeat(500))}`);
  expect([...search]).toHaveLength(80);
  expect(search.isWellFormed()).toBe(true);
});
