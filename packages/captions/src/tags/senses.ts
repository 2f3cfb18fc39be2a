import { type Category, categoryLists } from './categories.ts';

const BY_WORD = new Map<string, Category[]>();
for (const [category, names] of categoryLists('senses'))
  for (const name of names) BY_WORD.set(name, [...(BY_WORD.get(name) ?? []), category]);

/** The categories that a product word may be of besides those it is listed in. */
export const otherSensesOf = (name: string): readonly Category[] => BY_WORD.get(name) ?? [];
