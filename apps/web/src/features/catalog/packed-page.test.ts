import { expect, test } from 'vitest';
import { packPage, unpackPage } from './packed-page.ts';

test('a page that crossed the wire is as it was, and the same object each time it is unpacked', () => {
  const page = { shop: { handle: 'nakato.styles' }, cards: [{ title: 'Kitenge </script>', price: null }] };
  const arrived = structuredClone(packPage(page));
  expect(unpackPage(arrived)).toEqual(page);
  expect(unpackPage(arrived)).toBe(unpackPage(arrived));
});

test('the server renders what it packed without reading it again', () => {
  const page = { cards: [] };
  expect(unpackPage(packPage(page))).toBe(page);
});
