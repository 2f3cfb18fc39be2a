import { withoutNul } from '#server/platform/database/postgres.ts';

/** Takes a value of a statement and answers its place in the text (`$3`). */
type Put = (value: unknown) => string;

/** The number when nothing else is searched for: `14`, `#14`, `no 14`, `No. 14`, `number 14`. */
export function searchedNumber(search: string | undefined): number | null {
  const digits = /^(?:#|no(?:\.|\s)|nr(?:\.|\s)|number\s)?\s*(\d{1,6})$/.exec(normalised(search).trim())?.[1];
  return digits === undefined ? null : Number(digits);
}

/** What a list is narrowed down to by words, one condition each. */
export function searchSql(search: string | undefined, put: Put): string[] {
  const number = searchedNumber(search);
  return (number === null ? wordsOf(search) : [String(number)]).map((word) => wordSql(word, put));
}

/** At most six words: what a person types, not what a script sends. */
function wordsOf(search: string | undefined): string[] {
  return normalised(search).split(/\s+/).filter(Boolean).slice(0, 6);
}

function normalised(search: string | undefined): string {
  return withoutNul(search ?? '')
    .normalize('NFKC')
    .toLowerCase();
}

/** A word stands in the title or in a tag; a bare number ("14", "#14") is also the product's number. */
function wordSql(word: string, put: Put): string {
  const text = put(word);
  const number = /^#?(\d{1,6})$/.exec(word)?.[1];
  const inText = `strpos(lower(p.title), ${text}) > 0 or strpos(array_to_string(p.tags, ' '), ${text}) > 0`;
  return number === undefined ? `(${inText})` : `(p.number = ${put(Number(number))} or ${inText})`;
}
