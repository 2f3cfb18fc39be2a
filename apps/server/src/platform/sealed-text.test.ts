import { expect, test } from 'vitest';
import { createSealedTexts } from './sealed-text.ts';

const [one, other] = ['the first secret of this installation', 'the secret that follows the first one'];

test('what is sealed is opened again, and looks different each time', () => {
  const texts = createSealedTexts([one], 'tokens');
  const sealed = texts.seal('act.ünïcode*!', 'account 1');
  expect(sealed).not.toContain('act');
  expect(texts.seal('act.ünïcode*!', 'account 1')).not.toBe(sealed);
  expect(texts.open(sealed, 'account 1')).toBe('act.ünïcode*!');
});

test('nothing is opened that was changed, moved, made for another purpose or with another secret', () => {
  const texts = createSealedTexts([one], 'tokens');
  const sealed = texts.seal('a token', 'account 1');
  const at = sealed.length - 5;
  const changed = sealed.slice(0, at) + (sealed[at] === 'A' ? 'B' : 'A') + sealed.slice(at + 1);
  expect(texts.open(changed, 'account 1')).toBeNull();
  expect(texts.open(sealed, 'account 2')).toBeNull();
  expect(createSealedTexts([one], 'codes').open(sealed, 'account 1')).toBeNull();
  expect(createSealedTexts([other], 'tokens').open(sealed, 'account 1')).toBeNull();
  for (const broken of ['', 'a token', '1.short.x', sealed.slice(0, 20), sealed.replace(/^1/, '2')])
    expect(texts.open(broken, 'account 1')).toBeNull();
});

test('a secret can be followed by another: the old one still opens, the new one seals', () => {
  const old = createSealedTexts([one], 'tokens').seal('a token', 'account 1');
  const texts = createSealedTexts([other, one], 'tokens');
  expect(texts.open(old, 'account 1')).toBe('a token');
  const fresh = texts.seal('a token', 'account 1');
  expect(createSealedTexts([other], 'tokens').open(fresh, 'account 1')).toBe('a token');
});
