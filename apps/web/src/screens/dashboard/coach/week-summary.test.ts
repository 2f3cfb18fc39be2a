import { expect, test } from 'vitest';
import { weekWords } from './week-summary.tsx';

test.each([
  [{ views: 0, chats: 0, orders: 3 }, '3 orders'],
  [{ views: 27, chats: 1, orders: 0 }, '27 views, 1 chat'],
  [{ views: 0, chats: 0, orders: 0 }, 'no views'],
])('the week is said without its zeros: %o', (week, words) => {
  expect(weekWords(week)).toBe(words);
});
