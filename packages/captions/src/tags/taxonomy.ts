import type { GoodsGroup } from '#captions/data-files.ts';
import { GROUPS, groupTagsOf } from '#captions/title/lexicon.ts';
import { type Category, categoryLists } from './categories.ts';

const TAGS = categoryLists('categories');

const BY_TAG = new Map<string, Category[]>();
for (const [category, tags] of TAGS) for (const tag of tags) BY_TAG.set(tag, [...(BY_TAG.get(tag) ?? []), category]);

/** The tag that names nothing but this category. */
export const tagOf = (category: Category): string => TAGS.get(category)?.[0] ?? category;

const NONE: readonly Category[] = [];

const BY_GROUP = new Map<GoodsGroup, readonly Category[]>();
for (const group of GROUPS) BY_GROUP.set(group, group.tags.map((tag) => BY_TAG.get(tag)).find(Boolean) ?? NONE);

/** The categories of the first of a group's tags that names any. */
export const categoriesOfGroup = (group: GoodsGroup): readonly Category[] => BY_GROUP.get(group) ?? NONE;

const SENSES = new Map<string, Category[]>();
for (const [category, names] of categoryLists('senses'))
  for (const name of names) SENSES.set(name, [...(SENSES.get(name) ?? []), category]);

/** The categories that a product word may be of besides those it is listed in. */
export const otherSensesOf = (name: string): readonly Category[] => SENSES.get(name) ?? [];

const BY_WORD = new Map<string, readonly Category[]>();

/** The categories a tag names, or a product word may be of (`boxer` may be a motorcycle); none for other words. */
export function categoriesOfTag(tag: string): readonly Category[] {
  const known = BY_TAG.get(tag) ?? BY_WORD.get(tag);
  if (known) return known;
  const listed = groupTagsOf(tag);
  if (listed.length === 0) return NONE;
  const found = [...new Set([...listed.flatMap((one) => BY_TAG.get(one) ?? NONE), ...sensesOf(tag)])];
  BY_WORD.set(tag, found);
  return found;
}

/** `bonnets` has the senses of `bonnet`. */
const sensesOf = (tag: string) => {
  const senses = otherSensesOf(tag);
  return senses.length > 0 ? senses : otherSensesOf(tag.replace(/s$/, ''));
};
