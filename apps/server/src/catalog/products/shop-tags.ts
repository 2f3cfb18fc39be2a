import type { PageShop } from '@app/contracts/addresses/pages';
import { shown } from './product.queries.ts';

export interface TagUse {
  tag: string;
  count: number;
  /** The same for tags that stand on the very same products. */
  products: string;
}

const tagsShown = 20;
const tagsRead = 200;
/** With fewer products everything that one of them says is worth saying. */
const fewProducts = 3;
const nearlyAll = 0.9;

/** Most used first, then what captions name first: the thing before its kind. */
export const tagUsesSql = `(select coalesce(json_agg(used), '[]') from (
  select tag, count(*)::int as count, sum(hashtextextended(p.video_id, 0))::text as products
  from products p cross join unnest(p.tags) with ordinality as named(tag, place)
  where p.shop_id = s.shop_id and ${shown}
  group by tag order by count(*) desc, avg(place), tag limit ${tagsRead}) used) as tag_uses`;

/** The tags of a shop's pages: those that part its products, and those that say nothing of one of them. */
export type PageTags = Pick<PageShop, 'tags' | 'quietTags'>;

/** Two tags on the same products are two words for one thing. A tag of nearly all products separates nothing. */
export function partTags(uses: TagUse[], productCount: number): PageTags {
  const tags: PageShop['tags'] = [];
  const quietTags: string[] = [];
  const known = new Set<string>();
  for (const { tag, count, products } of uses) {
    const isWholeShop = productCount >= fewProducts && count >= productCount * nearlyAll;
    // On one product alone, words that have nothing to do with each other meet.
    const isSecondWord = count > 1 && known.has(products);
    known.add(products);
    if (isWholeShop || isSecondWord) quietTags.push(tag);
    else if (tags.length < tagsShown) tags.push({ tag, count });
  }
  return { tags, quietTags };
}
