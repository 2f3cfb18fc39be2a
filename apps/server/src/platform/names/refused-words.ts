import { remove as withoutConfusables } from 'confusables';

// Words are compared by what they look like. The table is that of the package `confusables`, which is kept, typed and
// reads letters in circles and small capitals; packages of the TR39 data alone do not, and have no types that work.

/** Ticks, and what looks like one. */
const ticks = /[\u2705\u2611\u2713\u2714\u221a-\u221c\u237b\u23b7\u{1f5f8}\u{1f5f9}\u{1fbb1}\u{10102}\uaa9c]/u;

/** Letters that the library does not know, or takes for others. */
const otherLetters: Record<string, string> = { ꜰ: 'f', ꜱ: 's', ⱱ: 'v', ʋ: 'v', Ʋ: 'v' };

/**
 * A text as it looks rather than as it is spelled: Latin letters for those of other scripts, styles and circles, and
 * one letter for those that are told apart by a dot or a serif. Only for comparing.
 */
export function skeletonOf(text: string): string {
  const bare = text.normalize('NFKD').replace(/\p{M}/gu, '');
  return withoutConfusables(bare.replace(/[ꜰꜱⱱʋƲ]/gu, (letter) => otherLetters[letter] ?? letter))
    .toLowerCase()
    .replace(/[i1|!]/g, 'l')
    .replaceAll('0', 'o')
    .replaceAll('3', 'e')
    .replaceAll('rn', 'm')
    .replaceAll('cl', 'd')
    .replaceAll('vv', 'w');
}

/** "Veriified" is read as "verified". */
const undoubled = (text: string): string => text.replace(/(.)\1+/gu, '$1');

/** Signs that are written for a letter, and as often for themselves. */
const signsForLetters: Record<string, string> = {
  4: 'a',
  '@': 'a',
  '€': 'e',
  5: 's',
  $: 's',
  '§': 's',
  7: 't',
  '+': 't',
};
const signForLetter = new RegExp(`[${Object.keys(signsForLetters).join('')}]`, 'g');

/** All that a name can be read as: signs for letters or for themselves, and "rı" (without its dot) for n. */
function readingsOf(name: string): string[] {
  return [name, name.replace(/r[ıι]/giu, 'n')]
    .map((text) => text.replaceAll('\\/', 'v'))
    .flatMap((text) => [text, text.normalize('NFKC').replace(signForLetter, (sign) => signsForLetters[sign] ?? sign)])
    .map(skeletonOf);
}

interface RefusedWord {
  word: string;
  /** True for words so long that no other word holds them by chance; others must stand alone, spaces apart. */
  isAnywhere: boolean;
  /** It claims what only the page may say, and only where it is true. */
  claimsTrust: boolean;
}

const claims = [
  'verified',
  'verifed',
  'vérifié',
  'verificado',
  'thibitishwa',
  'kakasiddwa',
  'confirmed',
  'confirmé',
  'official TikTok',
];
const otherNames = ['support', 'help desk', 'customer care', 'customer service'];
const networks = ['MTN', 'Airtel', 'MoMo Pay', 'mobile money'];

const refusedWords: (RefusedWord & { skeleton: string })[] = [
  ...claims.map((word) => ({ word, isAnywhere: true, claimsTrust: true })),
  { word: 'Dukalink', isAnywhere: true, claimsTrust: false },
  ...[...otherNames, ...networks].map((word) => ({ word, isAnywhere: false, claimsTrust: false })),
].map((refused) => ({ ...refused, skeleton: undoubled(skeletonOf(refused.word).replaceAll(' ', '')) }));

/**
 * The first thing that a shop's name must not say, however it is spelled; null when there is none.
 */
export function refusedIn(name: string): { word: string; claimsTrust: boolean } | null {
  if (ticks.test(name)) return { word: '✓', claimsTrust: true };
  const readings = readingsOf(name).map((reading) => reading.split(/[^\p{L}\p{N}]+/u).filter(Boolean));
  return (
    refusedWords.find(({ skeleton, isAnywhere }) =>
      readings.some((words) =>
        isAnywhere ? undoubled(words.join('')).includes(skeleton) : isWritten(skeleton, words),
      ),
    ) ?? null
  );
}

/** Is it one of the words, or several that stand side by side? "M.T.N", "Sup port" */
function isWritten(skeleton: string, words: string[]): boolean {
  return words.some((_word, first) => {
    let together = '';
    for (const word of words.slice(first)) {
      together += word;
      if (undoubled(together).length >= skeleton.length) break;
    }
    return undoubled(together) === skeleton;
  });
}
