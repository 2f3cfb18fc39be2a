import type { Token } from './text/tokens.ts';
import { MEASURES, SALE_UNITS } from './text/units.ts';
import { words } from './text/words.ts';
import { PLACE_WORDS, STOP_WORDS } from './title/lexicon/stop-words.ts';
import { type Hit, type Term, termOfHashtag } from './title/lexicon.ts';
import { isCountedUnit } from './title/title-features.ts';

const MAX_TAGS = 12;
const MAX_TAG_CHARS = 40;

/** Hashtags that say nothing about the goods. */
const GENERIC = words(
  `track fyp foryou foryoupage fypage fypシ viral viralvideo viraltiktok trending trend tiktok tiktokuganda tiktokug ugandatiktok explore explorepage kampala uganda ugandan kampalauganda ug ugandantiktok sale shop onlineshop onlineshopping
   smallbusiness business love instagood follow like xyzbca capcut makemefamous ugx blowthisup tiktokmademebuyit affordable buynow ordernow delivery freedelivery newarrivals newarrival forsale offer discount blackfriday flashsale sales shopping onlineshopuganda`,
);
const ABOUT_NOTHING =
  /tiktok|fyp|foryou|viral|trend|capcut|^(?:skit|comedy|storytime|pov|funny|reels?|love|life|blessed|monday|friday|weekend)/;

/** Hashtags of a caption that may say what its goods are, without `#`. */
export function tellingHashtags(tokens: Token[]): string[] {
  const found: string[] = [];
  for (const { kind, low } of tokens) {
    const text = low.slice(1);
    if (kind !== 'tag' || text.length < 3 || GENERIC.has(text) || PLACE_WORDS.has(text) || ABOUT_NOTHING.test(text))
      continue;
    if (found.push(text) >= MAX_TAGS) break;
  }
  return found;
}

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

const CHILDREN = words('kids baby boys girls');
const FOR = /^(?:for|za|ya|wa|la|cha|y|z)$/;

const bare = (low: string) => SAME.get(low) ?? low;

/** Joins what the goods are to what they are of or with: `maxi dress ya kitenge`, `bed with mattress`. */
const OF_OR_WITH = words('ya za wa la cha vya y z w of with for in + & plus and na n , free');
/** Of any kind of goods; they name none by themselves. */
const ANY_GOODS = words('set kit box pack wear combo');
const isAnyGoods = ({ term }: Hit) => SALE_UNITS.has(term.name) || (term.kind === 'weak' && ANY_GOODS.has(term.name));

/** Colours when another word follows, goods else: `orange runners`, `oranges 5k`. */
const COLOURS = words(
  'orange peach mango lemon lime plum cherry coffee chocolate cream olive mustard wine grape rose caramel coral salmon apricot banana cinnamon honey strawberry',
);

function isColour(tokens: Token[], hit: Hit): boolean {
  const next = tokens[hit.to + 1];
  const isNoun =
    next?.kind === 'word' && !STOP_WORDS.has(next.low) && !MEASURES.has(next.low) && !OF_OR_WITH.has(next.low);
  return hit.from === hit.to && COLOURS.has(tokens[hit.from]?.low ?? '') && isNoun;
}

/** `Jordan 4 black cat`, `New Balance 9060 sea salt`: an animal or food behind a brand of other goods is a name. */
const isNickname = (head: Hit, { term }: Hit) =>
  head.term.kind === 'brand' &&
  head.term.name !== 'apple' &&
  (term.group.tags.some((tag) => /^(?:livestock|food)$/.test(tag)) ||
    COLOURS.has(term.name) ||
    (term.kind === 'weak' && head.term.group.fit === 'feet')) &&
  !isAkin(term, head.term);

/** `7 layers`, `amate g'ente`: how much there is of the goods, and of what they are. */
const isSaidOfGoods = (tokens: Token[], hit: Hit) => isCountedUnit(hit, tokens) || isCount(tokens, hit);
const isCount = (tokens: Token[], { from, to }: Hit) =>
  (from === to && tokens[from - 1]?.kind === 'num' && MEASURES.has(tokens[from]?.low ?? '')) ||
  /^(?:n|z|ez|gy|by|ky|ly|lw|bw|g|gw|w|y|ey|ow|kw)'/.test((tokens[from]?.text ?? '').toLowerCase());

/** A part of a vehicle: `Boxer chain` is no jewellery. */
const isPart = (head: Hit, { term }: Hit) =>
  head.term.kind === 'brand' && head.term.group.tags.includes('vehicle') && term.kind === 'weak';

const RANK = { brand: 0, weak: 1, product: 2 };

/** The word of the title that says what the goods are: the last one before `of` or `with`. */
function headOf(tokens: Token[], chosen: Hit[]): Hit | null {
  let head: Hit | null = null;
  for (const hit of [...chosen].sort((a, b) => a.from - b.from)) {
    if (
      isColour(tokens, hit) ||
      isAnyGoods(hit) ||
      isSaidOfGoods(tokens, hit) ||
      (head !== null && (isNickname(head, hit) || isPart(head, hit)))
    )
      continue;
    const isJoined = head !== null && tokens.slice(head.to + 1, hit.from).some(({ low }) => OF_OR_WITH.has(low));
    const isFlavoured =
      head !== null && isIngredient(head) && hit.term.kind === 'product' && !isAkin(hit.term, head.term);
    if (
      head === null ||
      isFlavoured ||
      (isJoined ? RANK[hit.term.kind] > RANK[head.term.kind] : RANK[hit.term.kind] >= RANK[head.term.kind])
    )
      head = hit;
  }
  return head;
}

/** `turmeric and honey soap`, `charcoal and neem face wash`: food is in the goods that follow. */
const isIngredient = ({ term }: Hit) =>
  term.kind !== 'brand' && term.group.tags.some((tag) => /^(?:food|fuel|spices)$/.test(tag));

/** One kind of goods, or kinds of one category: they share a tag. */
const isAkin = (term: Term, other: Term) => term.group.tags.some((tag) => other.group.tags.includes(tag));

function addTerm(tags: Set<string>, term: Term): void {
  tags.add(term.name);
  for (const tag of term.group.tags) tags.add(tag);
}

/**
 * At most 12 lower-case tags: the product word, its category, brand, attributes, telling hashtags. The title's goods set
 * the category; words for goods of another category are left out.
 * @param chosen the terms of the title
 */
export function readTags(
  tokens: Token[],
  chosen: Hit[],
  hits: Hit[],
  tagTerms: Term[],
  title: string | null,
): string[] {
  const tags = new Set<string>();
  const named = hits.filter((hit) => !isColour(tokens, hit) && !isAnyGoods(hit) && !isSaidOfGoods(tokens, hit));
  const head = headOf(tokens, chosen)?.term ?? (title === null ? undefined : tagTerms[0]);
  if (head) {
    addTerm(tags, head);
    const akin = named.map(({ term }) => term).filter((term) => term !== head && isAkin(term, head));
    for (const term of akin.filter(({ kind }) => kind === 'brand').slice(0, 2)) tags.add(term.name);
    for (const term of tagTerms.filter((term) => isAkin(term, head)).slice(0, 3)) tags.add(term.name);
    for (const term of akin.filter(({ kind }) => kind === 'product').slice(0, 2)) tags.add(term.name);
  }
  const titled = title?.toLowerCase() ?? '';
  tokens.forEach(({ kind, low }, at) => {
    const word = bare(low);
    if (kind !== 'word' || !ATTRIBUTES.has(word)) return;
    // `My kids love it` says nothing of the goods.
    const isOfGoods = !CHILDREN.has(word) || titled.includes(low) || FOR.test(tokens[at - 1]?.low ?? '');
    // `chocolate gym set`: a colour here.
    if (isOfGoods && (!COLOURS.has(word) || head?.group.tags.includes('food'))) tags.add(word);
  });
  for (const low of tellingHashtags(tokens)) {
    const term = termOfHashtag(low);
    // In one number on all products of a shop: `#heels` is the tag of `block heel`.
    if (!term || !head || isAkin(term, head)) tags.add(term && singular(term.name) === singular(low) ? term.name : low);
  }
  if (tags.size < 3 && title !== null) {
    for (const word of title.toLowerCase().split(/[^\p{L}\p{N}]+/u)) {
      if (word.length >= 3 && !STOP_WORDS.has(word) && !hits.some(({ from }) => tokens[from]?.low.endsWith(word)))
        tags.add(word);
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
