import type { PageShop } from '@app/contracts/addresses/pages';
import { shown } from './product.queries.ts';
import { shownWordOf } from './tag-words.ts';

export interface TagUse {
  tag: string;
  /** Of the products that have it. */
  numbers: number[];
}

const tagsShown = 20;
const tagsRead = 200;
/** With fewer products everything that one of them says is worth saying. */
const fewProducts = 3;
const nearlyAll = 0.8;

/** Most used first, then what captions name first: the thing before its kind. */
export const tagUsesSql = `(select coalesce(json_agg(used), '[]') from (
  select tag, json_agg(p.number) as numbers
  from products p cross join unnest(p.tags) with ordinality as named(tag, place)
  where p.shop_id = s.shop_id and ${shown}
  group by tag order by count(*) desc, avg(place), tag limit ${tagsRead}) used)`;

/** The tags of a shop's pages: those that part its products, and those that say nothing of one of them. */
export type PageTags = Pick<PageShop, 'tags' | 'quietTags'>;

/**
 * Words for one thing are one tag. Two tags on the same products are two words for one thing. A tag of nearly all
 * products separates nothing, and one of a single product leads to no choice.
 */
export function partTags(uses: TagUse[], productCount: number): PageTags {
  const tags: PageShop['tags'] = [];
  const quietTags: string[] = [];
  const known = new Set<string>();
  const things = [...Map.groupBy(uses, ({ tag }) => shownWordOf(tag))].map(([tag, words]) => ({
    tag,
    words,
    numbers: new Set(words.flatMap((word) => word.numbers)),
  }));
  things.sort((one, other) => other.numbers.size - one.numbers.size);
  for (const { tag, words, numbers } of things) {
    const count = numbers.size;
    const products = [...numbers].sort((one, other) => one - other).join();
    const isWholeShop = productCount >= fewProducts && count > productCount * nearlyAll;
    // On one product alone, words that have nothing to do with each other meet.
    const isSecondWord = count > 1 && known.has(products);
    known.add(products);
    if (isWholeShop || isSecondWord) quietTags.push(...words.map((word) => word.tag));
    else {
      quietTags.push(...repeated(words));
      if (count > 1 && tags.length < tagsShown) tags.push({ tag, count });
    }
  }
  return { tags, quietTags };
}

/** Words that only stand where another word for the same thing stands. */
function repeated(words: TagUse[]): string[] {
  const said = new Set<number>();
  return words.flatMap(({ tag, numbers }) => {
    const isRepeated = numbers.every((number) => said.has(number));
    for (const number of numbers) said.add(number);
    return isRepeated ? [tag] : [];
  });
}
