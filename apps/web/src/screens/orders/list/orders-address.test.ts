import { expect, test } from 'vitest';
import { readListState } from './orders-address.ts';

test('a stage that the address does not know is the open list', () => {
  const read = (search: string) => readListState(new URLSearchParams(search));
  expect(['', '?state=lapsed', '?state=toString', '?state=paid'].map(read)).toEqual(['open', 'lapsed', 'open', 'open']);
});
