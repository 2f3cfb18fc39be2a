import type { Token } from '#captions/text/tokens.ts';
import { words } from '#captions/text/words.ts';

export interface SizeItem {
  sizes: string[];
  from: number;
  to: number;
  /** Items of one list share a number. */
  run: number;
}

export const RANGE = new Set(['-', '–', 'to', 'upto', 'till', 'until', 'hadi', 'mpaka', 'okutuuka']);
const MONTHS = words('months month mths mth mos mnths m');

/** A number without a unit of its own. */
export const bareFigure = (token: Token | undefined): token is Token & { kind: 'num' } =>
  token?.kind === 'num' && token.use === '' && token.unit === '' && !token.grouped;

/** `5x6`, `5 x 6`, `5*6`, `5 by 6`: bed formats in feet. */
export function bedFormat(tokens: Token[], at: number): SizeItem | null {
  const token = tokens[at];
  const glued = token?.kind === 'mix' ? /^([2-8])(?:ft)?x([2-8])(?:ft)?(?:x\d{1,2})?$/.exec(token.low) : null;
  // `2.5x6` has two tokens before the rest.
  const half = tokens[at - 1]?.text === '.' && !token?.gap && /^[2-8]$/.test(tokens[at - 2]?.text ?? '');
  if (glued)
    return { sizes: [`${half ? `${tokens[at - 2]?.text}.` : ''}${glued[1]}x${glued[2]}`], from: at, to: at, run: -1 };
  const joint = tokens[at + 1]?.low ?? '';
  const second = tokens[at + 2];
  if (!bareFigure(token) || !bareFigure(second) || !['x', 'by', '*', '/'].includes(joint)) return null;
  const isFeet = [token, second].every((side) => side.value >= 2 && side.value <= 8 && Number.isInteger(side.value));
  return isFeet ? { sizes: [`${token.value}x${second.value}`], from: at, to: at + 2, run: -1 } : null;
}

/** `0-3 months`, `6-12m`, and the earlier items of `0-3, 3-6, 6-9 months`. */
export function monthRange(tokens: Token[], at: number, listed = 0): SizeItem | null {
  const first = tokens[at];
  const last = tokens[at + 2];
  if (!bareFigure(first) || !RANGE.has(tokens[at + 1]?.low ?? '') || last?.kind !== 'num' || last.use !== '')
    return null;
  if (first.value >= last.value || last.value > 36) return null;
  const next = tokens[at + 3];
  const hasUnit = MONTHS.has(last.unit) || (last.unit === '' && MONTHS.has(next?.low ?? ''));
  const isListed =
    last.unit === '' && (next?.text === ',' || next?.text === '/' || next?.low === 'and' || next?.text === '&');
  if (!hasUnit && !(isListed && listed < 8 && monthRange(tokens, at + 4, listed + 1))) return null;
  const to = hasUnit && last.unit === '' ? at + 3 : at + 2;
  return { sizes: [`${first.value}-${last.value} months`], from: at, to, run: -1 };
}

/** `0-3m 3-6m`, `0-3 months`: ages, where the goods are unknown. */
export function isSeriesOfMonths(tokens: Token[], months: SizeItem): boolean {
  return (
    tokens[months.to]?.unit !== 'm' ||
    /m$/.test(tokens[months.from - 1]?.unit ?? '') ||
    tokens[months.to + 2]?.low === '-'
  );
}
