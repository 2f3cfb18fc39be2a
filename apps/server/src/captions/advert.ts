import type { Token } from './text/tokens.ts';

/** Job adverts and wanted notices offer no goods: such captions get neither title nor price. */

const JOB = new Set('vacancy vacancies salary'.split(' '));
const STAFF = new Set(
  'attendant attendants salesperson saleslady salesgirl cashier driver riders rider staff waitress waiter waiters maid tailor chef cook receptionist marketer marketers supervisor worker workers intern interns salespeople'.split(
    ' ',
  ),
);
const WE = new Set('we i im am are were is now currently'.split(' '));

const lowAt = (tokens: Token[], at: number) => tokens[at]?.low ?? '';

function isSentenceStart(tokens: Token[], at: number): boolean {
  const before = tokens[at - 1];
  return before?.kind !== 'word';
}

function isQuestion(tokens: Token[], from: number): boolean {
  for (let at = from; at < tokens.length && at < from + 30; at += 1) {
    const token = tokens[at];
    if (token?.text === '?') return true;
    if (token?.kind === 'nl' || token?.text === '.' || token?.text === '!') return false;
  }
  return false;
}

/** True if the caption looks for goods or people instead of offering goods. */
export function isAdvert(tokens: Token[]): boolean {
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token?.kind !== 'word') continue;
    const { low } = token;
    const before = lowAt(tokens, at - 1);
    const next = lowAt(tokens, at + 1);
    if (JOB.has(low)) return true;
    if (low === 'hiring' && (isSentenceStart(tokens, at) || WE.has(before))) return true;
    if (low === 'job' && /^(?:opportunity|alert|advert|opening|vacancy|opportunities|available)$/.test(next))
      return true;
    if (low === 'wanted' && (isSentenceStart(tokens, at) || STAFF.has(before)) && next !== 'list') return true;
    if ((low === 'needed' || low === 'required') && STAFF.has(before)) return true;
    if (
      low === 'looking' &&
      next === 'for' &&
      (WE.has(before) || isSentenceStart(tokens, at)) &&
      !isQuestion(tokens, at)
    ) {
      if (
        !/^you/.test(before) &&
        (WE.has(before) || STAFF.has(lowAt(tokens, at + 2)) || STAFF.has(lowAt(tokens, at + 3)))
      )
        return true;
    }
  }
  return false;
}
