import { wordList } from '#captions/data-files.ts';
import type { Token } from './tokens.ts';
import { words } from './words.ts';

/** Marks phone numbers, dates, times and fractions, so that no other reader takes their digits. */

const MONTHS = wordList('contacts', 'months');
const CONTACT_WORDS = wordList('contacts', 'contact');

const SIZE_WORDS = words('size sizes sz uk us eu eur saizi');

const isFigure = (token: Token | undefined): token is Token =>
  token?.kind === 'num' && token.use === '' && token.unit === '' && token.decimals === 0 && !token.grouped;

function mark(tokens: Token[], from: number, to: number, use: Token['use']): void {
  for (let at = from; at <= to; at += 1) {
    const token = tokens[at];
    if (token) token.use = use;
  }
}

/** Joins digit groups (`0772 123 456`, `+256-701-998877`); returns the last index of a phone number or -1. */
function phoneEnd(tokens: Token[], from: number): number {
  const first = tokens[from];
  if (!first || (first.kind !== 'num' && first.kind !== 'mix')) return -1;
  let digits = first.text.replace(/^[oO](?=[0-9])/, '0');
  if (!/^[0-9]+$/.test(digits)) return -1;
  const isPlus = tokens[from - 1]?.text === '+' && !first.gap;
  const opens = digits[0] === '0' || isPlus || digits.startsWith('256') || digits[0] === '7';
  if (!opens) return -1;
  const isDone = () => {
    if (digits.startsWith('00')) return digits.length >= 12;
    if (digits[0] === '0') return digits.length >= 10;
    if (digits.startsWith('256') || isPlus) return digits.length >= 12;
    return digits.length === 9;
  };
  let last = from;
  for (let at = from + 1; at < tokens.length && !isDone() && digits.length < 13; at += 1) {
    const separator = tokens[at];
    const isGlue = separator !== undefined && '-./'.includes(separator.text) && separator.kind === 'sym';
    const next = isGlue ? tokens[at + 1] : separator;
    if (
      next?.kind !== 'num' ||
      next.use !== '' ||
      next.unit !== '' ||
      next.start - (tokens[last]?.end ?? 0) > 3 ||
      next.text.length < 2
    )
      break;
    if (isGlue) at += 1;
    digits += next.text.replace(/\D/g, '');
    last = at;
  }
  const isLong = digits[0] === '0' && !digits.startsWith('00') && digits.length > 10;
  if (!isDone() || isLong || digits.length > 15) return -1;
  const isAmount = digits[0] !== '0' && !isPlus && digits.endsWith('000000');
  return isAmount ? -1 : last;
}

function isNational(tokens: Token[], at: number): boolean {
  const text = tokens[at]?.text ?? '';
  if (text[0] === '0' || tokens[at - 1]?.text === '+' || text.startsWith('256')) return true;
  for (let back = at - 1; back >= Math.max(0, at - 4); back -= 1) {
    const token = tokens[back];
    if (token?.use === 'phone' || (token && CONTACT_WORDS.has(token.low))) return true;
  }
  return text.length === 9 || text.length === 3;
}

/** `14/12/2025`, `12/08`, `8:30`, `24/7`, `1/2`: returns the last index, or -1. */
function dateEnd(tokens: Token[], from: number): number {
  const first = tokens[from];
  const sep = tokens[from + 1];
  const second = tokens[from + 2];
  if (!isFigure(first) || !sep || sep.gap || !second || second.kind !== 'num' || second.gap || second.use !== '')
    return -1;
  if (SIZE_WORDS.has(tokens[from - 1]?.low ?? '')) return -1;
  if (!first.gap && tokens[from - 1]?.text === '/') return -1;
  if (first.text.length > 4 || second.value > 9999 || second.grouped) return -1;
  const third = tokens[from + 4];
  if (sep.text === ':' && first.value <= 24 && second.value < 60 && second.text.length >= 2) {
    return second.unit === '' || second.unit === 'am' || second.unit === 'pm' ? from + 2 : -1;
  }
  if (second.unit !== '') return -1;
  const isTriple = (sep.text === '/' || sep.text === '-') && tokens[from + 3]?.text === sep.text && isFigure(third);
  if (
    isTriple &&
    first.value <= 2035 &&
    second.value <= 12 &&
    (third.value <= 31 || third.value <= 2035) &&
    third.text.length !== 3
  ) {
    if (first.value <= 31 || first.text.length === 4) return from + 4;
  }
  if (sep.text !== '/' || isTriple) return -1;
  if (first.value <= 31 && second.value <= 12 && first.text.length <= 2 && second.text.length <= 2) return from + 2;
  return first.value === 24 && second.value === 7 ? from + 2 : -1;
}

function monthEnd(tokens: Token[], at: number): number {
  const token = tokens[at];
  if (token?.kind !== 'num' || token.value > 31 || token.grouped) return -1;
  if (token.unit !== '' && !['st', 'nd', 'rd', 'th'].includes(token.unit)) return -1;
  let next = at + 1;
  if (tokens[next]?.low === 'of') next += 1;
  return MONTHS.has(tokens[next]?.low ?? '') ? next : -1;
}

export function markContacts(tokens: Token[]): void {
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token?.use !== '' || (token.kind !== 'num' && token.kind !== 'mix')) continue;
    const phone = phoneEnd(tokens, at);
    if (phone >= 0 && isNational(tokens, at)) {
      mark(tokens, tokens[at - 1]?.text === '+' ? at - 1 : at, phone, 'phone');
      at = phone;
      continue;
    }
    const date = Math.max(dateEnd(tokens, at), monthEnd(tokens, at));
    if (date >= 0) {
      mark(tokens, at, date, 'date');
      at = date;
    } else if (token.kind === 'num' && (token.unit === 'am' || token.unit === 'pm')) token.use = 'date';
    else if (
      token.kind === 'num' &&
      token.unit === '' &&
      ['am', 'pm'].includes(tokens[at + 1]?.low ?? '') &&
      token.value <= 12
    ) {
      mark(tokens, at, at + 1, 'date');
    }
  }
}
