import { remove as withoutConfusables } from 'confusables';

// Words are compared by what they look like. The table is that of the package `confusables`, which is kept, typed and
// reads letters in circles and small capitals; packages of the TR39 data alone do not, and have no types that work.

/** Ticks, and what looks like one. */
const ticks = /[\u2705\u2611\u2713\u2714\u221a\u{1f5f8}\u{1f5f9}\u{10102}\uaa9c]/u;

/** Letters that the library does not know, or takes for others. */
const otherLetters: Record<string, string> = { ꜰ: 'f', ꜱ: 's', ⱱ: 'v', ʋ: 'v' };

/**
 * A text as it looks rather than as it is spelled: Latin letters for those of other scripts, styles and circles, and
 * one letter for those that are told apart by a dot or a serif. Only for comparing.
 */
export function skeletonOf(text: string): string {
  const bare = text.normalize('NFKD').replace(/\p{M}/gu, '');
  return withoutConfusables(bare.replace(/[ꜰꜱⱱʋ]/gu, (letter) => otherLetters[letter] ?? letter))
    .toLowerCase()
    .replace(/[i1|!]/g, 'l')
    .replaceAll('0', 'o')
    .replaceAll('3', 'e')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
}

interface RefusedWord {
  word: string;
  /** True for words so long that no other word holds them by chance; others must stand alone. */
  isAnywhere: boolean;
  /** It claims what only the page may say, and only where it is true. */
  claimsTrust: boolean;
}

const refusedWords: (RefusedWord & { skeleton: string })[] = [
  { word: 'verified', isAnywhere: true, claimsTrust: true },
  { word: 'confirmed', isAnywhere: true, claimsTrust: true },
  { word: 'official TikTok', isAnywhere: true, claimsTrust: true },
  { word: 'Dukalink', isAnywhere: true, claimsTrust: false },
  { word: 'support', isAnywhere: false, claimsTrust: false },
  { word: 'MTN', isAnywhere: false, claimsTrust: false },
  { word: 'Airtel', isAnywhere: false, claimsTrust: false },
].map((refused) => ({ ...refused, skeleton: skeletonOf(refused.word).replaceAll(' ', '') }));

/**
 * The first thing that a shop's name must not say, however it is spelled; null when there is none.
 */
export function refusedIn(name: string): { word: string; claimsTrust: boolean } | null {
  if (ticks.test(name)) return { word: '✓', claimsTrust: true };
  const words = skeletonOf(name).split(/[^\p{L}\p{N}]+/u);
  const together = words.join('');
  // Single letters with something between them are read as a word: M.T.N
  const alone = new Set([...words, ...(words.join(' ').match(/\b\p{L}(?: \p{L})+\b/gu) ?? []).map(joined)]);
  return (
    refusedWords.find(({ skeleton, isAnywhere }) => (isAnywhere ? together.includes(skeleton) : alone.has(skeleton))) ??
    null
  );
}

const joined = (letters: string): string => letters.replaceAll(' ', '');
