import type { Category } from '#captions/tags/categories.ts';
import { categoriesOfTag } from '#captions/tags/taxonomy.ts';

/**
 * The first of the tags that is of other categories than these. Cookers, kettles and irons are for the home, and shops of
 * electronics sell them: authors label the same pressure cooker as home, or as home and electronics, so a buyer who looks
 * for it under either is right.
 */
export function strayTag(tags: string[], categories: Category[]): string | undefined {
  const isAppliance = tags.includes('appliances') && categories.includes('home');
  const accepted: Category[] = isAppliance ? [...categories, 'electronics'] : categories;
  return tags.find((tag) => {
    const found = categoriesOfTag(tag);
    return found.length > 0 && !found.some((category) => accepted.includes(category));
  });
}
