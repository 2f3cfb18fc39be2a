import { expect, test } from 'vitest';
import { extractProduct } from '#captions/extract.ts';
import type { Category } from './categories.ts';
import { categoriesOfTag } from './taxonomy.ts';

const tagsOf = (caption: string) => extractProduct(`${caption} #TRACK`).tags;
const isOf = (category: Category) => (tag: string) => categoriesOfTag(tag).includes(category);

test.each([
  ['Bajaj Boxer chain and sprocket kit 60k for your boda', 'vehicles', 'fashion'],
  ['CK boxers, pack of 3, 45k sizes M to XL', 'fashion', 'vehicles'],
  ['Satin bonnet for your hair, sleep in style 15k', 'fashion', 'vehicles'],
  ['Bonnet ya Toyota Premio, spare parts from Japan 350k', 'vehicles', 'beauty'],
  ['Whey protein 2kg 180k', 'health', 'food'],
  ['Toilet paper bale of 40 rolls 52k', 'home', 'food'],
  ['Arsenal home kit jersey 45k M L XL', 'fashion', 'property'],
  ['Orange runners size 40, 85k', 'fashion', 'food'],
] satisfies [string, Category, Category][])('what is in "%s" is %s and not %s', (caption, category, other) => {
  const tags = tagsOf(caption);
  expect(tags.some(isOf(category)), tags.join()).toBe(true);
  expect(tags.filter((tag) => isOf(other)(tag) && !isOf(category)(tag))).toEqual([]);
});

test('a word of two senses is a tag in either', () => {
  expect(categoriesOfTag('boxer')).toEqual(expect.arrayContaining(['fashion', 'vehicles']));
  expect(categoriesOfTag('gomesi')).toEqual(['fashion']);
  expect(categoriesOfTag('zenatra')).toEqual([]);
});

test('goods that no list knows get the category that their other words tell', () => {
  expect(tagsOf('Zutti for newborn and toddlers, mothers 30k').some(isOf('kids'))).toBe(true);
});

test('a word of another sense than the listed one leaves what the goods are to the words beside it', () => {
  const tags = tagsOf('Rolex silver watch 70k');
  expect(tags).toEqual(expect.arrayContaining(['rolex', 'watches', 'fashion']));
  expect(tags).not.toContain('food');
});
