import type { Token } from './text/tokens.ts';
import { words } from './text/words.ts';
import { PLACE_WORDS, STOP_WORDS } from './title/lexicon/stop-words.ts';
import type { Hit, Term } from './title/lexicon.ts';

const MAX_TAGS = 12;
const MAX_TAG_CHARS = 40;

/** Hashtags that say nothing about the goods. */
const GENERIC = words(
  `track fyp foryou foryoupage fypage fypシ viral viralvideo viraltiktok trending trend tiktok tiktokuganda tiktokug ugandatiktok explore explorepage kampala uganda ugandan kampalauganda ug ugandantiktok sale shop onlineshop onlineshopping
   smallbusiness business love instagood follow like xyzbca capcut makemefamous ugx blowthisup tiktokmademebuyit affordable buynow ordernow delivery freedelivery newarrivals newarrival forsale offer discount blackfriday flashsale sales shopping onlineshopuganda`,
);
/** Words of the caption worth a tag beside the goods. */
const ATTRIBUTES = words(
  `ladies men women kids baby boys girls leather cotton silk denim velvet satin linen lace chiffon wedding bridal office school vintage black white red blue green pink brown gold silver beige navy maroon
   wireless bluetooth portable electric rechargeable solar organic fresh local original refurbished canvas crossbody chocolate vanilla birthday ankara kitenge wooden`,
);
const SAME = new Map([
  ['mens', 'men'],
  ['womens', 'women'],
  ['gents', 'men'],
  ['ladys', 'ladies'],
  ['lady', 'ladies'],
  ['abakyala', 'ladies'],
  ['watoto', 'kids'],
  ['abaana', 'kids'],
  ['babies', 'baby'],
  ['children', 'kids'],
  ['childrens', 'kids'],
]);

const bare = (low: string) => SAME.get(low) ?? low;

function addTerm(tags: Set<string>, term: Term): void {
  tags.add(term.name);
  for (const tag of term.group.tags) tags.add(tag);
}

/**
 * At most 12 lower-case tags: the product word and its kind, brand, attributes, telling hashtags.
 * @param chosen the terms of the title, first in order
 */
export function readTags(
  tokens: Token[],
  chosen: Hit[],
  hits: Hit[],
  tagTerms: Term[],
  title: string | null,
): string[] {
  const tags = new Set<string>();
  const named = [...chosen, ...hits].map((hit) => hit.term);
  const goods = named.filter((term) => term.kind === 'product');
  for (const term of goods.slice(0, 1)) addTerm(tags, term);
  for (const term of named.filter((other) => other.kind === 'brand').slice(0, 2)) {
    if (goods.length === 0) addTerm(tags, term);
    else tags.add(term.name);
  }
  if (tags.size === 0) for (const term of named.slice(0, 1)) addTerm(tags, term);
  for (const term of tagTerms.slice(0, 3)) addTerm(tags, term);
  for (const term of goods.slice(1, 3)) tags.add(term.name);
  for (const token of tokens) if (token.kind === 'word' && ATTRIBUTES.has(bare(token.low))) tags.add(bare(token.low));
  for (const token of tokens) {
    const low = token.low.slice(1);
    if (token.kind === 'tag' && low.length >= 3 && !GENERIC.has(low) && !PLACE_WORDS.has(low)) tags.add(low);
  }
  if (tags.size < 3 && title !== null) {
    for (const word of title.toLowerCase().split(/[^\p{L}\p{N}]+/u)) {
      if (word.length >= 3 && !STOP_WORDS.has(word)) tags.add(word);
    }
  }
  return oneOfEachWord([...tags].filter((tag) => tag.length <= MAX_TAG_CHARS)).slice(0, MAX_TAGS);
}

/**
 * `dress` beside `dresses` says nothing more: the longer one stays, where the first one stood, because a search for
 * either finds it.
 */
function oneOfEachWord(tags: string[]): string[] {
  const byWord = new Map<string, string>();
  for (const tag of tags) {
    const word = singular(tag);
    const known = byWord.get(word);
    if (known === undefined || tag.length > known.length) byWord.set(word, tag);
  }
  return [...byWord.values()];
}

/**
 * Good enough to compare two tags with each other; `shoe` and `shoes`, `box` and `boxes`, `baby` and `babies`, `knife`
 * and `knives` meet.
 */
function singular(tag: string): string {
  return tag
    .replace(/(?<=[a-z]{2})ies$/, 'y')
    .replace(/ves?$/, 'f')
    .replace(/(?<=(?:s|x|z|ch|sh)e)s$|(?<=[a-z]{2}[^su])s$/, '')
    .replace(/(?<=s|x|z|ch|sh)e$|(?<=f)e$/, '');
}
