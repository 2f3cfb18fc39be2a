import { words } from '#captions/text/words.ts';
import type { WordGroup } from '#captions/title/lexicon/group.ts';
import { GROUPS, groupTagsOf } from '#captions/title/lexicon.ts';
import { CATEGORIES, type Category } from './categories.ts';
import { otherSensesOf } from './senses.ts';

/** Tags of the lexicon's groups by category, blanks as `_`. Those of any goods (accessories, office, care) stand in none. */
const TAGS: Record<Category, Set<string>> = {
  fashion: words(
    'fashion clothing clothes dresses shoes footwear lingerie underwear bags handbags bag watches watch jewellery fabric nguo engoye viatu engatto mkoba ensawo',
  ),
  beauty: words('beauty cosmetics skincare makeup hair wigs perfume fragrance'),
  health: words('health wellness medical supplements nutrition'),
  home: words(
    'home household decor bedding bedroom beds bed furniture living_room kitchenware vyombo appliances home_appliances gas gas_cylinder cleaning laundry fuel',
  ),
  electronics: words(
    'electronics phones smartphone mobile phone tablets tablet gadgets laptops laptop computers computer desktop computer_accessories phone_accessories audio headphones tv television tv_accessories gaming console cameras camera smart_watch wearable solar energy appliances games',
  ),
  food: words('food groceries grocery fresh_food cake bakery snacks restaurant drinks beverages spices spice'),
  kids: words('kids baby toys games'),
  vehicles: words('vehicle cars car auto motorcycle boda bike car_accessories spare_parts boats aircraft'),
  property: words('property real_estate land plot house rental'),
  farm: words('farm agriculture livestock land'),
  building: words('building construction hardware'),
  services: words('services service'),
  tickets: words('tickets ticket event concert show'),
  books: words('books stationery'),
  sports: words('sports fitness gym bike'),
};

const BY_TAG = new Map<string, Category[]>();
for (const category of CATEGORIES)
  for (const tag of TAGS[category]) {
    const name = tag.replaceAll('_', ' ');
    BY_TAG.set(name, [...(BY_TAG.get(name) ?? []), category]);
  }

/** The tag that names nothing but this category. */
export const tagOf = (category: Category): string => [...TAGS[category]][0] ?? category;

const NONE: readonly Category[] = [];

const BY_GROUP = new Map<WordGroup, readonly Category[]>();
for (const group of GROUPS) BY_GROUP.set(group, group.tags.map((tag) => BY_TAG.get(tag)).find(Boolean) ?? NONE);

/** The categories of the first of a group's tags that names any. */
export const categoriesOfGroup = (group: WordGroup): readonly Category[] => BY_GROUP.get(group) ?? NONE;

/** Words of the lexicon, as they come up. */
const BY_WORD = new Map<string, readonly Category[]>();

/**
 * The categories that a tag names by itself, or that a product word may be of: in the lexicon or in one of its other
 * senses (`boxer` on a motorcycle's card is its name). Empty for any other word.
 */
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
