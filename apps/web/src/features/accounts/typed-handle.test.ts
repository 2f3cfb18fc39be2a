import { expect, test } from 'vitest';
import { handleProblem, typedHandle } from './typed-handle.ts';

test('a handle is read with or without @, spaces, capitals, or as the address of the profile', () => {
  const written = [
    'nakato',
    '@nakato',
    '  @Nakato ',
    '@@nakato',
    'https://www.tiktok.com/@nakato',
    'tiktok.com/@nakato?lang=en',
    'https://m.tiktok.com/@nakato/video/7412345678901234567',
  ];
  expect(written.map(typedHandle)).toEqual(written.map(() => 'nakato'));
});

test('nothing but @ and spaces is no handle', () => {
  expect(['', ' ', '@', ' @ '].map(typedHandle)).toEqual(['', '', '', '']);
});

test.each([
  ['', 'Please enter a valid TikTok handle'],
  ['Nakato Styles', 'Please enter a valid TikTok handle: no spaces, like @nakato_styles.'],
  ['nakato!', 'Please enter a valid TikTok handle: “!” cannot be in it. It has letters, numbers, dots and _ only.'],
  ['nákato', 'Please enter a valid TikTok handle: “á” cannot be in it. It has letters, numbers, dots and _ only.'],
  ['n', 'Please enter a valid TikTok handle: it has 2 to 24 letters and numbers.'],
  [' @Nakato.Styles_ug ', null],
])('%j is refused in words that say what is wrong with it', (typed, words) => {
  expect(handleProblem(typed)).toBe(words);
});
