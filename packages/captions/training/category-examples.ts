import { readCaption } from '#captions/reading.ts';
import type { Category } from '#captions/tags/categories.ts';
import { type CardWords, featuresOf } from '#captions/tags/category-features.ts';
import { headOf } from '#captions/tags/head.ts';
import { categoriesOfGroup } from '#captions/tags/taxonomy.ts';
import { GROUPS, type Hit, type Term } from '#captions/title/lexicon.ts';
import type { CategoryExample } from './category-fit.ts';
import { hashOf, isMasked } from './masking.ts';

/** A caption is learned from as it is read, and so often with a third of its goods in no list. */
const MASKED_DRAWS = 2;
const MASKED_WEIGHT = 0.5;
/** So often its goods go by a word of other goods: otherwise the lexicon is trusted more than new authors bear out. */
const SWAPPED_DRAWS = 2;
const SWAPPED_WEIGHT = 0.15;

/** @param categories all that a buyer would look for the goods in */
export function categoryExamplesOf(
  { id, caption, source }: { id: string; caption: string; source: string | null },
  categories: readonly Category[],
): CategoryExample[] {
  const { card } = readCaption(caption);
  const example = (words: CardWords, weight: number) => ({ features: featuresOf(words), categories, weight, source });
  const masked = Array.from({ length: MASKED_DRAWS }, (_, draw) =>
    example(withoutMasked(card, draw + 1), MASKED_WEIGHT),
  );
  const swapped = Array.from({ length: SWAPPED_DRAWS }, (_, draw) => withOtherHead(card, `${id} ${draw}`));
  return [example(card, 1), ...masked, ...swapped.flatMap((words) => (words ? [example(words, SWAPPED_WEIGHT)] : []))];
}

function withoutMasked(card: CardWords, draw: number): CardWords {
  const isKept = (hit: Hit) => !isMasked(hit, draw);
  const terms = card.terms.filter(isKept);
  return { ...card, hits: card.hits.filter(isKept), terms, head: headOf(card.tokens, terms) };
}

/** The lexicon's names of one word. */
const NAMES: Term[] = GROUPS.filter((group) => categoriesOfGroup(group).length > 0).flatMap((group) =>
  (['product', 'weak'] as const).flatMap((kind) =>
    group[kind === 'weak' ? 'weak' : 'words']
      .filter((name) => !name.includes(' '))
      .map((name) => ({ kind, name, group })),
  ),
);

/** The card with a word of any goods in the place of its own; null where its title does not have that as written. */
function withOtherHead(card: CardWords, seed: string): CardWords | null {
  const { head, title, tokens } = card;
  const term = NAMES[hashOf(seed) % NAMES.length];
  if (!head || !title || !term) return null;
  const written = tokens.slice(head.from, head.to + 1).map(({ text }) => text);
  const start = title.toLowerCase().indexOf(written.join(' ').toLowerCase());
  if (start < 0) return null;
  const other: Hit = { ...head, term };
  const swap = (hit: Hit) => (hit === head ? other : hit);
  return {
    ...card,
    title: title.slice(0, start) + term.name + title.slice(start + written.join(' ').length),
    tokens: tokens.filter((_, at) => at < head.from || at > head.to),
    hits: card.hits.map(swap),
    terms: card.terms.map(swap),
    head: other,
  };
}
