export function words(list: string): Set<string> {
  return new Set(list.split(/\s+/).filter(Boolean));
}
