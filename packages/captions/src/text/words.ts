/** The words of a list that is written with blanks between them. */
export function words(list: string): Set<string> {
  return new Set(list.split(/\s+/).filter(Boolean));
}
