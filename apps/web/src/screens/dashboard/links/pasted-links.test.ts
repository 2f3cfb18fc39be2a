import { expect, test } from 'vitest';
import { readPastedLinks } from './add-links-dialog.tsx';

test('links are found in whatever was pasted, each once, in order', () => {
  expect(
    readPastedLinks(
      'My dress: https://www.tiktok.com/@a/video/1?x=2, and\nvm.tiktok.com/ZM123/ (https://vt.tiktok.com/ZS4/). https://www.tiktok.com/@a/video/1?x=2',
    ),
  ).toEqual(['https://www.tiktok.com/@a/video/1?x=2', 'https://vm.tiktok.com/ZM123/', 'https://vt.tiktok.com/ZS4/']);
});

test('words, prices and handles are no links; another site is, so that it can be refused in words', () => {
  expect(readPastedLinks('no links 85,000/= @handle 1/2 3.5')).toEqual([]);
  expect(readPastedLinks('https://example.com/x')).toEqual(['https://example.com/x']);
});
