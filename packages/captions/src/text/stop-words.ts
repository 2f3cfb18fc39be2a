import { wordFile, wordList } from '#captions/data-files.ts';
import { memoizeByWord } from './word-forms.ts';
import { words } from './words.ts';

const ENGLISH = wordFile('stop-words-english');
const AFRICAN = wordFile('stop-words-african');
/** Breaks a product's name wherever it stands. */
export const STOP_WORDS = new Set([...ENGLISH, ...AFRICAN].map((word) => word.replaceAll("'", '')));
export const isStopWord = memoizeByWord((low) => STOP_WORDS.has(low));
export const PLACE_WORDS = wordFile('places');
export const LEADING_NOISE = wordList('names', 'leadingNoise');
export const QUALITIES = wordList('names', 'qualities');
export const JOINERS = wordList('names', 'joiners');
export const AUDIENCE = wordList('names', 'audience');
/** Big and small in the noun classes of Luganda, Runyankole and Swahili: `ekinene`, `entono`, `kikubwa`. */
const BIG_AND_SMALL = [
  ...['nene', 'tono', 'hango', 'kye'].flatMap((stem) =>
    'n en eki ki ebi bi omu mu aba ba olu lu oru ru aka ka obu bu otu tu ogu gu ama ma eri li ey e o a'
      .split(' ')
      .flatMap((prefix) => [`${prefix}${stem}`, `${prefix}n${stem}`]),
  ),
  ...['kubwa', 'dogo'].flatMap((stem) => ['', 'm', 'wa', 'ki', 'vi', 'ma', 'n', 'mi'].map((prefix) => prefix + stem)),
  ...words('ddene ttono kadogo empango enkye nkye mpango'),
];
export const KINDS = wordList('names', 'kinds');
/** Words that tell versions of one product apart: a price list over them is a list of variants. */
export const VARIANT_WORDS = new Set([...BIG_AND_SMALL, ...wordList('names', 'variants')]);
