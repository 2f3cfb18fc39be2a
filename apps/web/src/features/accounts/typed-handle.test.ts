import { expect, test } from 'vitest';
import { typedHandle } from './typed-handle.ts';

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
