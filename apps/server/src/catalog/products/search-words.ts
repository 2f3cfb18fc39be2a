// The database makes terms of what products say (migrations/0002_search.sql), this of what is typed, by the same rules; tests compare both.

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters cut words, too
const between = /[\x00-\x2f\x3a-\x40\x5b-\x60\x7b-\x7f\u2010-\u206f]+/;

/** Words as the database's `search_words` cuts them. They hold no sign that means anything in a `tsquery`. */
export const cutWords = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .split(between)
    .filter(Boolean);

const confused: Record<string, string> = { c: 'k', q: 'k', r: 'l', v: 'f' };

/** What a stem sounds like, as `search_sound` says; null for a stem that would sound like many. */
export function soundOf(stem: string): string | null {
  if (!/^[a-z]{4,}$/.test(stem)) return null;
  const sound = stem
    .replace(/ph/g, 'f')
    .replace(/t?ch/g, 'k')
    .replace(/c(?=[eiy])|z/g, 's')
    .replace(/[aeiouyw]/g, '')
    .replace(/[cqrv]/g, (letter) => confused[letter] ?? letter)
    .replace(/(.)\1+/g, '$1');
  return sound.length >= 3 ? `~${sound}` : null;
}

/** Stems by word, as the database's dictionary made them; words of grammar have none. */
export type Stems = Map<string, string>;

/** Selects the stems of words: PostgreSQL's own, which two versions of it and a library of ours need not agree on. */
export const stemsSql = (place: string) => `(select coalesce(json_agg(json_build_array(word, stem)), '[]') from (
  select word, (ts_lexize('pg_catalog.english_stem', word))[1] as stem from unnest(${place}::text[]) word) made
  where stem is not null)`;

/** Terms of one shop begin with eight figures of its id, so that a page of the index belongs to one shop. */
const prefixOf = (shopId: string): string => shopId.slice(-8);

/**
 * A word as a `tsquery`: in terms of these weights, or of any. A word of letters also finds what begins with it, one of
 * figures also the product with this number.
 */
export function wordQuery(shopId: string, word: string, stems: Stems, weights = ''): string {
  const term = word.length < 3 || /\d/.test(word) ? word : (stems.get(word) ?? word);
  const query = termQuery(shopId, term, weights + (/^\D{2,}$/.test(term) ? '*' : ''));
  const isNumber = weights === '' && /^\d{1,6}$/.test(word);
  return isNumber ? `(${query} | ${termQuery(shopId, `#${word}`)})` : query;
}

/** The same, or what sounds like it, or what it may mean, spelled wrongly. */
export function nearQuery(shopId: string, word: string, meant: string[], stems: Stems): string {
  const sound = soundOf(stems.get(word) ?? word);
  const ways = [word, ...meant].map((one) => wordQuery(shopId, one, stems));
  if (sound !== null) ways.push(termQuery(shopId, sound));
  return ways.length === 1 ? (ways[0] ?? '') : `(${ways.join(' | ')})`;
}

const termQuery = (shopId: string, term: string, suffix = ''): string =>
  `'${prefixOf(shopId)}${term}'${suffix === '' ? '' : `:${suffix}`}`;
