import { lowAt, type Token } from '#captions/text/tokens.ts';
import type { Role } from './role-words.ts';
import * as words from './role-words.ts';

/** `road to 50k`, `we hit 5k`: followers. */
function isMilestone(tokens: Token[], at: number): boolean {
  const word = lowAt(tokens, at);
  if (word === 'to') return /^(?:road|journey|heading|race)$/.test(lowAt(tokens, at - 1));
  return (
    /^(?:hit|reached|hitting|reaching|reach)$/.test(word) &&
    /^(?:we|i|finally|just|weve|have|to|us|page|account)$/.test(lowAt(tokens, at - 1))
  );
}

const PERSONALISED =
  /^(?:print|printing|engrave|engraving|embroider|embroidery|write|carve|brand|branding|stitch|put)$/;

/** Phrases that explain the amount they stand right before, such as `dont pay`, `power bill`, `looks like`. */
export function roleOfPhrase(tokens: Token[], at: number, step: number): Role | null {
  const word = lowAt(tokens, at);
  if (word === 'not' && step === 0) return 'old';
  if (word === 'pay' && step < 2 && /^(?:dont|not|never)$/.test(lowAt(tokens, at - 1))) return 'old';
  if (/^(?:extra|parking|visit|add|ongeza|yongerako|oyongerako)$/.test(word) && step === 0) return 'fee';
  // `bring the bottle back, you get 2k`
  if (
    /^(?:get|receive|unapata|ofuna)$/.test(word) &&
    step === 0 &&
    (word.length > 4 || lowAt(tokens, at - 1) === 'you')
  )
    return 'off';
  if (/^bills?$/.test(word) && step < 5 && lowAt(tokens, at + 1) !== 'book') return 'noise';
  if (word === 'capital' && /^(?:of|is)$/.test(lowAt(tokens, at + 1)) && step < 3) return 'noise';
  if (/^(?:includes|including|contains|containing)$/.test(word) && step === 0) return 'noise';
  // `We print your company name at 5k`
  const isPersonal = /^(?:names?|logos?|initials)$/.test(word) && step < 3;
  if (isPersonal && [1, 2, 3, 4].some((back) => PERSONALISED.test(lowAt(tokens, at - back)))) return 'fee';
  // `kila wiki 20k`, `buli mwezi 50k`
  const isEvery = words.PERIODS.has(word) && /^(?:every|each|per|kila|buli)$/.test(lowAt(tokens, at - 1));
  if ((isEvery || /^(?:weekly|daily|monthly)$/.test(word)) && step === 0) return 'instalment';
  if (word === 'of' && step === 0 && /^(?:payments|installments|instalments)$/.test(lowAt(tokens, at - 1)))
    return 'instalment';
  if (/^(?:zawadi|tuzo|ekirabo|kirabo)$/.test(word) && step < 2 && /^(?:ya|kya|za)$/.test(lowAt(tokens, at + 1)))
    return 'noise';
  if (word === 'like' && step === 0 && /^(?:look|looks|feel|feels|looking)$/.test(lowAt(tokens, at - 1)))
    return 'noise';
  if (isMilestone(tokens, at) && step < 2) return 'noise';
  return null;
}
