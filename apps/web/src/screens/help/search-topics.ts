import { allTopics } from './topics/all-topics.ts';
import { namesIn, type Topic, textsOf } from './topics/topic.ts';

export interface FoundTopic {
  name: Topic['name'];
  title: string;
  lead: string;
}

/** Longer texts are no search; the same bound stands at the field. */
export const maxHelpSearchLength = 80;

/** Words of a question that say nothing of its subject. */
const emptyWords = new Set(
  'a an and are at be can cannot did do does for from get go have he how i if in is it me my no not of on or our please she so that the they this to want was we what when where which who why will with you your'.split(
    ' ',
  ),
);

/** Topics for these words: those with most of the words first, then those that name them most plainly. */
export function searchTopics(typed: string): FoundTopic[] {
  const wanted = wordsOf(typed.slice(0, maxHelpSearchLength)).filter(
    (word) => word.length > 1 && !emptyWords.has(word),
  );
  const found = allTopics.flatMap((topic) => {
    const places = placesOf(topic);
    const weights = wanted.map((word) => weightOf(word, places)).filter((weight) => weight > 0);
    const weight = weights.reduce((sum, one) => sum + one, 0);
    return weights.length > 0 ? [{ topic, matched: weights.length, weight }] : [];
  });
  return found
    .sort((one, other) => other.matched - one.matched || other.weight - one.weight)
    .map(({ topic }) => shortOf(topic));
}

export const shortOf = ({ name, title, lead }: Topic): FoundTopic => ({ name, title, lead });

interface Place {
  words: string[];
  weight: number;
}

/** A word in the title says more than one in the text. */
const placesOf = (topic: Topic): Place[] => [
  { words: wordsOf(topic.title), weight: 10 },
  { words: wordsOf(topic.otherWords), weight: 8 },
  { words: textsOf(topic).flatMap(namesIn).flatMap(wordsOf), weight: 4 },
  { words: textsOf(topic).flatMap(wordsOf), weight: 2 },
];

function weightOf(wanted: string, places: Place[]): number {
  return Math.max(...places.map(({ words, weight }) => weight * closeness(wanted, words)));
}

/** 1 for the word itself, less for its beginning or for a slip in typing, 0 for another word. */
function closeness(wanted: string, words: string[]): number {
  if (words.includes(wanted)) return 1;
  const isLong = wanted.length >= 4;
  if (wanted.length >= 3 && words.some((word) => word.startsWith(wanted))) return 0.75;
  if (isLong && words.some((word) => word.length >= 4 && wanted.startsWith(word))) return 0.6;
  return wanted.length >= 5 && words.some((word) => isOneSlipAway(wanted, word)) ? 0.4 : 0;
}

/** One letter is missing, too many, another one, or changed places with the next. */
function isOneSlipAway(typed: string, word: string): boolean {
  if (Math.abs(typed.length - word.length) > 1) return false;
  let at = 0;
  while (at < typed.length && typed[at] === word[at]) at += 1;
  const [restTyped, restWord] = [typed.slice(at), word.slice(at)];
  return (
    restTyped.slice(1) === restWord ||
    restTyped === restWord.slice(1) ||
    restTyped.slice(1) === restWord.slice(1) ||
    (restTyped.slice(2) === restWord.slice(2) && restTyped[0] === restWord[1] && restTyped[1] === restWord[0])
  );
}

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
