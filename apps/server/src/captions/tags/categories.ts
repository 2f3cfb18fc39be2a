/** What a shop's goods may be of; the labelled sets name the same. */
export const CATEGORIES = [
  'fashion',
  'beauty',
  'health',
  'home',
  'electronics',
  'food',
  'kids',
  'vehicles',
  'property',
  'farm',
  'building',
  'services',
  'tickets',
  'books',
  'sports',
] as const;
export type Category = (typeof CATEGORIES)[number];
