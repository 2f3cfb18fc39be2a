import { wordList } from '#captions/data-files.ts';
import { STOP_WORDS } from '#captions/text/stop-words.ts';
import { memoizeByWord } from '#captions/text/word-forms.ts';
import { words } from '#captions/text/words.ts';
import { type Term, termOfHashtag } from '#captions/title/lexicon.ts';
import { categoryChances, chanceOf, likeliest } from './card-categories.ts';
import type { Category } from './categories.ts';
import type { CardWords } from './category-features.ts';
import { tellingHashtags } from './hashtags.ts';
import { COLOURS, isAkin, isAnyGoods, isColour, isSaidOfGoods, OF_OR_WITH } from './head.ts';
import { categoriesOfGroup, categoriesOfTag, tagOf } from './taxonomy.ts';

const MAX_TAGS = 12;
const MAX_TAG_CHARS = 40;

const ATTRIBUTES = wordList('tags', 'attributes');
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

const attributeOf = memoizeByWord((low) => {
  const word = SAME.get(low) ?? low;
  return ATTRIBUTES.has(word) ? word : null;
});

function addTerm(tags: Set<string>, term: Term): void {
  tags.add(term.name);
  for (const tag of term.group.tags) tags.add(tag);
}

/** Less likely than this, the goods are not of a category, and no tag says that they are. */
const FITS_FROM = 0.2;
/** Nor are they where its odds are so many times worse than those of the likeliest. */
const FAR_BEHIND = 7.4;
/** From here on a card of which no tag tells a category gets the category's own. */
const SURE_FROM = 0.6;

/** At most 12 lower-case tags; goods of a category that the card's words speak against are left out. */
export function readTags(card: CardWords): string[] {
  const chances = categoryChances(card);
  const { category, chance } = likeliest(chances);
  const least = Math.max(FITS_FROM, chanceOfOdds(oddsOf(chance) / FAR_BEHIND));
  const isLikely = (categories: readonly Category[]) =>
    categories.length === 0 || chanceOf(chances, categories) >= least;
  const fitting = (found: Iterable<string>) => [...found].filter((tag) => isLikely(categoriesOfTag(tag)));
  const goods = goodsOf(card, ({ group }) => isLikely(categoriesOfGroup(group)));
  const tags = new Set(
    fitting([...goodsTags(card, goods), ...attributeTags(card, goods), ...hashtagTags(card, goods)]),
  );
  if (card.title !== null && chance >= SURE_FROM && ![...tags].some((tag) => categoriesOfTag(tag).length > 0))
    tags.add(tagOf(category));
  if (tags.size < 3) for (const word of fitting(titleWords(card))) tags.add(word);
  return oneOfEachWord([...tags].filter((tag) => tag.length <= MAX_TAG_CHARS)).slice(0, MAX_TAGS);
}

const oddsOf = (chance: number) => chance / (1 - chance);
const chanceOfOdds = (odds: number) => (Number.isFinite(odds) ? odds / (1 + odds) : 1);

/** What the goods are: the title's telling word, or else one of it that may be. */
function goodsOf({ head, terms, title, tagTerms }: CardWords, mayBe: (term: Term) => boolean): Term | undefined {
  if (head === null) return title === null ? undefined : tagTerms[0];
  return [head, ...terms].find(({ term }) => mayBe(term))?.term ?? head.term;
}

function goodsTags(card: CardWords, goods: Term | undefined): Set<string> {
  const tags = new Set<string>();
  const { tokens, hits, tagTerms } = card;
  if (!goods) return tags;
  addTerm(tags, goods);
  // `Rolex silver watch`: the watch says what a Rolex is here.
  if (card.head) tags.add(card.head.term.name);
  const named = hits.filter((hit) => !isColour(tokens, hit) && !isAnyGoods(hit) && !isSaidOfGoods(tokens, hit));
  const akin = named.map(({ term }) => term).filter((term) => term !== goods && isAkin(term, goods));
  for (const term of akin.filter(({ kind }) => kind === 'brand').slice(0, 2)) tags.add(term.name);
  for (const term of tagTerms.filter((term) => isAkin(term, goods)).slice(0, 3)) tags.add(term.name);
  for (const term of akin.filter(({ kind }) => kind === 'product').slice(0, 2)) tags.add(term.name);
  return tags;
}

function attributeTags(card: CardWords, goods: Term | undefined): string[] {
  const titled = card.title?.toLowerCase() ?? '';
  const isFood = goods?.group.tags.includes('food');
  return card.tokens.flatMap(({ kind, low, word: form }, at) => {
    const word = kind === 'word' ? attributeOf(form) : null;
    if (word === null) return [];
    // `My kids love it` says nothing of the goods.
    const isOfGoods = !CHILDREN.has(word) || titled.includes(low) || FOR.test(card.tokens[at - 1]?.low ?? '');
    // `chocolate gym set`: a colour here.
    return isOfGoods && (!COLOURS.has(word) || isFood) ? [word] : [];
  });
}

function hashtagTags(card: CardWords, goods: Term | undefined): string[] {
  return tellingHashtags(card.tokens).flatMap((low) => {
    const term = termOfHashtag(low);
    // In one number on all products of a shop: `#heels` is the tag of `block heel`.
    if (term && goods && !isAkin(term, goods)) return [];
    return [term && singular(term.name) === singular(low) ? term.name : low];
  });
}

const titleWords = ({ title, tokens, hits }: CardWords): string[] =>
  (title?.toLowerCase().split(/[^\p{L}\p{N}]+/u) ?? []).filter(
    (word) =>
      word.length >= 3 &&
      !STOP_WORDS.has(word) &&
      !OF_OR_WITH.has(word) &&
      !hits.some(({ from }) => tokens[from]?.low.endsWith(word)),
  );

/** Of `dress` and `dresses` the longer one stays, where the first one stood: a search for either finds it. */
function oneOfEachWord(tags: string[]): string[] {
  const byWord = new Map<string, string>();
  for (const tag of tags) {
    const word = singular(tag);
    const known = byWord.get(word);
    if (known === undefined || tag.length > known.length) byWord.set(word, tag);
  }
  return [...byWord.values()];
}

/** Good enough to compare two tags: `shoe` and `shoes`, `box` and `boxes`, `baby` and `babies` meet. */
function singular(tag: string): string {
  if (!tag.endsWith('s') && !tag.endsWith('e')) return tag;
  return tag
    .replace(/(?<=[a-z]{2})ies$/, 'y')
    .replace(/ves?$/, 'f')
    .replace(/(?<=(?:s|x|z|ch|sh)e)s$|(?<=[a-z]{2}[^su])s$/, '')
    .replace(/(?<=s|x|z|ch|sh)e$|(?<=f)e$/, '');
}
