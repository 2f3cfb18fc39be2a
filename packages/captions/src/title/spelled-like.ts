import { GROUPS } from './lexicon.ts';

/** Single words of the names of goods, by their length: cut as search terms are, so without apostrophes. */
const wordsByLength = new Map<number, string[]>();
for (const word of new Set(
  GROUPS.flatMap(({ words, weak, brands }) => [...words, ...weak, ...brands]).flatMap((name) =>
    name.split(/[^a-z0-9]+/),
  ),
))
  if (word.length >= 4) wordsByLength.set(word.length, [...(wordsByLength.get(word.length) ?? []), word]);

const MAX_WORDS = 3;

export const nameWords = (): string[] => [...wordsByLength.values()].flat();

/** Names of goods that a word may mean, spelled wrongly: one letter off, from eight letters on two. None for a name itself. */
export function spelledLike(typed: string): string[] {
  const word = typed.replace(/(?<=[a-z]{3}[^s])s$/, '');
  if (word.length < 4 || word.length > 20 || !/^[a-z]+$/.test(word)) return [];
  const limit = word.length >= 8 ? 2 : 1;
  let nearest = limit;
  let found: string[] = [];
  for (let length = word.length - limit; length <= word.length + limit; length += 1) {
    for (const name of wordsByLength.get(length) ?? []) {
      const distance = editsBetween(word, name, nearest);
      if (distance === 0) return [];
      if (distance < nearest) found = [];
      if (distance <= nearest) found.push(name);
      nearest = Math.min(nearest, distance);
    }
  }
  return found.slice(0, MAX_WORDS);
}

/** Letters to add, drop, change or swap with their neighbour; beyond `limit` only that it is more. */
function editsBetween(one: string, other: string, limit: number): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    let least = row;
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      let edits = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1])
        edits = Math.min(edits, (before[column - 2] ?? 0) + 1);
      next.push(edits);
      least = Math.min(least, edits);
    }
    if (least > limit) return limit + 1;
    [before, last] = [last, next];
  }
  return last[other.length] ?? 0;
}
