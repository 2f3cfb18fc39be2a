import { remove as withoutConfusables } from 'confusables';

// `confusables` reads letters in circles and small capitals, too; packages of the TR39 data alone do not.

/** Ticks, and what looks like one. */
const ticks = /[\u2705\u2611\u2713\u2714\u221a-\u221c\u237b\u23b7\u{1f5f8}\u{1f5f9}\u{1fbb1}\u{10102}\uaa9c]/u;

/** Letters that the library misses or mistakes. */
const otherLetters: Record<string, string> = { ꜰ: 'f', ꜱ: 's', ⱱ: 'v', ʋ: 'v', Ʋ: 'v' };

/** How a text looks, only for comparing: Latin letters for other scripts and styles, one for look-alikes such as 1 and l. */
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

/** With signs read as letters or as themselves, and "rı" (without its dot) as n. */
function readingsOf(name: string): string[] {
  return [name, name.replace(/r[ıι]/giu, 'n')]
    .map((text) => text.replaceAll('\\/', 'v'))
    .flatMap((text) => [text, text.normalize('NFKC').replace(signForLetter, (sign) => signsForLetters[sign] ?? sign)])
    .map(skeletonOf);
}

interface RefusedWord {
  word: string;
  /** For long words, which no other word contains by chance; others must stand alone. */
  isAnywhere: boolean;
  /** Only the page may say this. */
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

/** The first word that a shop's name must not say, however it is spelled. */
export function refusedIn(name: string): { word: string; claimsTrust: boolean } | null {
  if (ticks.test(name)) return { word: '✓', claimsTrust: true };
  const readings = [...new Set(readingsOf(name))].map((reading) => {
    const words = reading.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
    return { words, together: undoubled(words.join('')) };
  });
  return (
    refusedWords.find(({ skeleton, isAnywhere }) =>
      readings.some(({ words, together }) => together.includes(skeleton) && (isAnywhere || isWritten(skeleton, words))),
    ) ?? null
  );
}

/** One of the words, or several side by side: "M.T.N", "Sup port". */
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
