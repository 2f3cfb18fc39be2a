import { expect, test } from 'vitest';
import { memoizeByWord, numberForm, signForm, wordForm } from './word-forms.ts';

test('a word is asked about once, however often and wherever it is met', () => {
  const asked: string[] = [];
  const isLong = memoizeByWord((low) => {
    asked.push(low);
    return low.length > 6;
  });
  const isShort = memoizeByWord((low) => low.length < 3);
  expect([isLong(wordForm('Gomesi')), isLong(wordForm('Gomesi')), isLong(wordForm('Kitenge'))]).toEqual([
    false,
    false,
    true,
  ]);
  expect(asked).toEqual(['gomesi', 'kitenge']);
  expect(isShort(wordForm('Gomesi'))).toBe(false);
});

test('words are known without accents, apostrophes and capitals; signs and numbers as they stand', () => {
  expect(wordForm("Ng'Óma").low).toBe('ngoma');
  expect(signForm("'").low).toBe("'");
  expect(numberForm('85K').low).toBe('85k');
});

test('no number is remembered, and no more words than fit', () => {
  let asked = 0;
  const count = memoizeByWord(() => {
    asked += 1;
    return true;
  });
  for (const text of ['0772123456', '0772123456']) count(numberForm(text));
  expect(asked).toBe(2);
  const first = wordForm('kikoyi');
  for (let at = 0; at < 20_000; at += 1) wordForm(`word${at}`);
  expect(wordForm('kikoyi')).not.toBe(first);
  expect(wordForm('x'.repeat(50))).not.toBe(wordForm('x'.repeat(50)));
});
