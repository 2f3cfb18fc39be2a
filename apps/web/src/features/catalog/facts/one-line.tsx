/** Facts in one row (`.one-line`): what has no room goes as a whole. */
export const OneLine = ({ facts }: { facts: string[] }) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: a place and an area may have one name, and none moves
  facts.map((fact, at) => <span key={at}>{at > 0 ? ` · ${fact}` : fact}</span>);
