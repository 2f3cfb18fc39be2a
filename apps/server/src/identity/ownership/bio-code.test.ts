import { expect, test } from 'vitest';
import { bioShowsCode, newBioCode } from './bio-code.ts';

test('codes have six signs that cannot be taken for one another', () => {
  const codes = Array.from({ length: 200 }, newBioCode);
  for (const code of codes) expect(code).toMatch(/^[A-HJKMNP-Z2-9]{6}$/);
  expect(new Set(codes).size).toBe(200);
});

test.each([
  'K7WQ2M',
  'Shoes in Kampala K7WQ2M',
  'code:K7WQ2M.',
  'k7wq2m',
  '👟K7WQ2M👟',
  'line\nK7WQ2M\nline',
  '𝗞𝟳𝗪𝗤𝟮𝗠 ships today',
  'XK7WQ2M K7WQ2M',
])('%j shows the code', (bio) => {
  expect(bioShowsCode(bio, 'K7WQ2M')).toBe(true);
});

test.each(['', 'K7WQ2', 'K7 WQ2M', 'XK7WQ2M', 'K7WQ2M3', '_K7WQ2M', 'éK7WQ2M', '2MK7WQ2M2'])('%j does not', (bio) => {
  expect(bioShowsCode(bio, 'K7WQ2M')).toBe(false);
});
