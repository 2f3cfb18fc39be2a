import { lowAt, type Token } from '#captions/text/tokens.ts';
import * as words from './role-words.ts';

/** `500,000 pm`, `500,000 p.m.` */
export function isPerMonth(tokens: Token[], at: number): boolean {
  const word = lowAt(tokens, at);
  return word === 'pm' || (word === 'p' && tokens[at + 1]?.text === '.' && lowAt(tokens, at + 2) === 'm');
}

/** What goods are paid off by: `90k/mo`. A night, an hour or a year is what something is let for. */
export const STROKE_PERIODS =
  /^(?:month|months|mo|mth|mnth|mwezi|omwezi|week|weeks|wk|wiki|wiiki|day|days|siku|lunaku|olunaku)$/;
/** `35k a month supply`, `35k/month pack`: how long the goods last. */
const LASTING = /^(?:supply|supplies|pack|packs|dose|stock|worth|ago|old|warranty|guarantee)$/;

/** `100k/month`, `100k a month`, `100k p/m`, `100k every 30 days`; `at` is right after the amount or beside it. */
export function isRate(tokens: Token[], at: number, next: number | undefined, afterNext: number | undefined): boolean {
  const word = lowAt(tokens, at);
  if (/^[/@]$/.test(lowAt(tokens, at - 1))) return STROKE_PERIODS.test(word) && !LASTING.test(lowAt(tokens, next));
  if (word === 'p' && tokens[at + 1]?.text === '/') return lowAt(tokens, at + 2) === 'm';
  if (!/^(?:per|a|every|each|kwa|kila|buli)$/.test(word)) return false;
  if (words.PERIODS.has(lowAt(tokens, next))) return !LASTING.test(lowAt(tokens, afterNext));
  return (
    word === 'every' && /^\d+$/.test(lowAt(tokens, next)) && /^(?:days|weeks|months)$/.test(lowAt(tokens, afterNext))
  );
}
