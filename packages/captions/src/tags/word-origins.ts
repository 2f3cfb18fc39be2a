import { memoizeByWord } from '#captions/text/word-forms.ts';
import { GROUPS } from '#captions/title/lexicon.ts';
import { type ByCategory, CATEGORIES, type Category } from './categories.ts';
import { categoriesOfGroup } from './taxonomy.ts';

/** In which categories the lexicon's names have a word: `seedling` stands in names of the farm alone. */

/** Of a name of several words, and of everyday words that name goods, too. */
const WEAK_COUNT = 0.5;
/** Added to all categories together: what stands in one name alone proves little. */
const SMOOTHING = 0.5;
/** From so many letters on a word that stands in no name is judged by its beginning. */
const LONG_CHARS = 6;
const STEM_CHARS = 5;

const COUNTS = new Map<string, number[]>();

/** Words of a name or title as they are compared: lower case, no accents, numbers left out. */
export function wordsOf(text: string): string[] {
  const plain = text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '');
  return plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 1 && !/^\d+[a-z]{0,3}$/.test(word));
}

const beginningOf = (word: string) => `^${word.slice(0, STEM_CHARS)}`;

function count(names: string[], categories: readonly Category[], by: number): void {
  for (const name of names) {
    const words = wordsOf(name);
    const keys = new Set(words.concat(words.filter(({ length }) => length >= LONG_CHARS).map(beginningOf)));
    for (const key of keys) {
      const counts = COUNTS.get(key) ?? new Array<number>(CATEGORIES.length).fill(0);
      for (const category of categories) {
        const place = CATEGORIES.indexOf(category);
        counts[place] = (counts[place] ?? 0) + by / categories.length;
      }
      COUNTS.set(key, counts);
    }
  }
}

for (const group of GROUPS) {
  const categories = categoriesOfGroup(group);
  count(group.words, categories, 1);
  count(group.brands, categories, 1);
  count(group.weak, categories, WEAK_COUNT);
}

/** By place in `CATEGORIES`, the log of how much likelier the word makes a category than it is by chance. */
const ORIGINS = new Map<string, number[]>();
for (const [word, counts] of COUNTS) {
  const all = counts.reduce((sum, one) => sum + one, SMOOTHING);
  const some = SMOOTHING / CATEGORIES.length;
  ORIGINS.set(
    word,
    counts.map((one) => Math.log(((one + some) / all) * CATEGORIES.length)),
  );
}
// Where only one of them is listed, singular and plural are one word.
for (const [from, to] of [
  [/$/, 's'],
  [/s$/, ''],
] as const)
  for (const word of COUNTS.keys()) {
    const other = word.replace(from, to);
    const origins = ORIGINS.get(word);
    if (origins && !ORIGINS.has(other)) ORIGINS.set(other, origins);
  }

/** What a word, or else its singular, plural or beginning, says for each category; null for words of no name. */
export const originsOf = memoizeByWord(
  (low): ByCategory | null =>
    ORIGINS.get(low) ?? (low.length >= LONG_CHARS ? ORIGINS.get(beginningOf(low)) : undefined) ?? null,
);
