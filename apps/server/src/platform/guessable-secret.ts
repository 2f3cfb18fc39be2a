import { deflateRawSync } from 'node:zlib';

/** What people type where chance is asked for. */
const words = /change|example|please|replace|secret|token|password|dukalink|default|insecure|random|admin|this|your/gi;

/**
 * Which letters often follow which in words: of pairs in English text these are six in seven, of all that there are one
 * in four.
 */
const followers: Record<string, string> = {
  a: 'bcdgilmnprstuy',
  b: 'aelou',
  c: 'aehiklortu',
  d: 'aeios',
  e: 'acdeflmnprstvx',
  f: 'aefio',
  g: 'eir',
  h: 'aeio',
  i: 'abcdefglmnoprstv',
  k: 'e',
  l: 'adeilouy',
  m: 'aeiop',
  n: 'acdegiostu',
  o: 'bcdlmnoprstuvw',
  p: 'aeiloprt',
  q: 'u',
  r: 'acdeimnorsty',
  s: 'acehiopstuy',
  t: 'acehiorsty',
  u: 'elmnprst',
  v: 'aei',
  w: 'ae',
};
const shortestWord = 5;

/** Signs as they follow each other in the alphabet and on keyboards. */
const forth = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1qaz2wsx3edc4rfv5tgb',
];
const rows = [...forth, ...forth.map((row) => Array.from(row).reverse().join(''))];
const runLength = 4;

/** Below this a pass phrase has too few pairs to be told from what was drawn. */
const shortestPhrase = 32;

/**
 * Few different signs, a pattern, a pass phrase, or mostly words and rows of keys. What was drawn by chance is not shortened by
 * compression, and has hardly any of these.
 */
export function isGuessable(secret: string): boolean {
  const leastBytes = Math.min(22, secret.length);
  if (new Set(secret).size < 6 || deflateRawSync(secret).length < leastBytes) return true;
  if (isPassPhrase(secret)) return true;
  return withoutRows(withoutWords(secret.replace(words, ' '))).length < secret.length / 2;
}

/**
 * Words that are too short to be told by themselves, parted by signs or capitals: taken together most of their pairs
 * are those of words. Of secrets drawn as base64 or hex one in 300,000 looks so, of phrases of short words 19 in 20.
 */
function isPassPhrase(secret: string): boolean {
  const words = secret.match(/[A-Z]?[a-z]+|[A-Z]+/g);
  const letters = words?.join('').length ?? 0;
  if (!words || secret.length < shortestPhrase || letters < secret.length * 0.7 || letters < words.length * 3)
    return false;
  const pairs = words.flatMap((word) =>
    Array.from(word.toLowerCase().slice(1), (letter, at) => [word.charAt(at), letter]),
  );
  const likely = pairs.filter(([first = '', second = '']) => followers[first.toLowerCase()]?.includes(second));
  return pairs.length >= 15 && likely.length >= pairs.length * 0.7;
}

/**
 * Takes away what could be words, or large parts of one; blanks, too. A capital begins a word, or the whole word is
 * written so: by chance they come anywhere.
 */
function withoutWords(secret: string): string {
  return secret
    .replace(/[A-Z]?[a-z]+|[A-Z]+/g, (letters) => {
      let kept = '';
      let word = '';
      for (const letter of letters) {
        if (!followers[word.at(-1)?.toLowerCase() ?? '']?.includes(letter.toLowerCase())) {
          if (word.length < shortestWord) kept += word;
          word = '';
        }
        word += letter;
      }
      return word.length < shortestWord ? kept + word : kept;
    })
    .replaceAll(' ', '');
}

function withoutRows(secret: string): string {
  const low = secret.toLowerCase();
  const isRow = (start: number): boolean => {
    const run = low.slice(Math.max(start, 0), start + runLength);
    return run.length === runLength && rows.some((row) => row.includes(run));
  };
  const isInRow = (at: number): boolean => [0, 1, 2, 3].some((before) => isRow(at - before));
  return Array.from(secret)
    .filter((_, at) => !isInRow(at))
    .join('');
}
