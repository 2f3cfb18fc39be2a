import { words } from '#server/captions/text/words.ts';
import { groupTagsOf } from '#server/captions/title/lexicon.ts';

/** What a shop's goods may be of, as labels of the sets name it. */
export type Category =
  | 'fashion'
  | 'beauty'
  | 'health'
  | 'home'
  | 'electronics'
  | 'food'
  | 'kids'
  | 'vehicles'
  | 'property'
  | 'farm'
  | 'building'
  | 'services'
  | 'tickets'
  | 'books'
  | 'sports';

/** Tags of the lexicon's groups by category, blanks as `_`. Those of any goods (accessories, office, care) stand in none. */
const TAGS: Record<Category, Set<string>> = {
  fashion: words(
    'fashion clothing clothes dresses shoes footwear lingerie underwear bags handbags bag watches watch jewellery fabric kitenge nguo engoye viatu engatto mkoba ensawo',
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
  vehicles: words('cars car vehicle auto motorcycle boda bike car_accessories spare_parts boats aircraft'),
  property: words('property real_estate land plot house rental'),
  farm: words('farm agriculture livestock land'),
  building: words('building construction hardware'),
  services: words('services service'),
  tickets: words('tickets ticket event concert show'),
  books: words('books stationery'),
  sports: words('sports fitness gym bike'),
};
const CATEGORIES = Object.keys(TAGS) as Category[];

const named = (tag: string) => CATEGORIES.filter((category) => TAGS[category].has(tag.replaceAll(' ', '_')));

/** The categories that a tag names, by itself or as a product word of the lexicon; empty for any other word. */
function categoriesOf(tag: string): Category[] {
  const own = named(tag);
  return own.length > 0 ? own : [...new Set(groupTagsOf(tag).flatMap(named))];
}

/** The first of the tags that is of other categories than these. */
export const strayTag = (tags: string[], categories: Category[]): string | undefined =>
  tags.find((tag) => {
    const found = categoriesOf(tag);
    return found.length > 0 && !found.some((category) => categories.includes(category));
  });
