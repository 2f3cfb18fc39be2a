import { expect, test } from 'vitest';
import { createPostReaders } from './post-readers.ts';

test('two read at once, and one of a client', () => {
  const readers = createPostReaders();
  expect(readers.enter('a')).toBe(true);
  expect(readers.enter('a')).toBe(false);
  expect(readers.enter('b')).toBe(true);
  expect(readers.enter('c')).toBe(false);
  readers.leave('a');
  expect(readers.enter('c')).toBe(true);
  expect(readers.count).toBe(2);
});
