import type { MouseEvent } from 'react';

interface Entry {
  index: number;
  key: string;
  url: string | null;
}

interface Navigation {
  currentEntry: Entry | null;
  entries(): Entry[];
  traverseTo(key: string): { finished: Promise<unknown> };
}

/**
 * Goes back to this page where the person has been there on the way, so that its filters and the place in it are as they
 * were. Otherwise, and in a browser that does not know, the link leads there.
 */
export function goBackTo(event: MouseEvent<HTMLAnchorElement>): void {
  const { navigation } = window as { navigation?: Navigation };
  const here = navigation?.currentEntry?.index ?? 0;
  const path = event.currentTarget.pathname;
  const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if (navigation === undefined || opensElsewhere) return;
  const entry = navigation
    .entries()
    .findLast(({ index, url }) => index < here && url !== null && new URL(url).pathname === path);
  if (entry === undefined) return;
  event.preventDefault();
  navigation.traverseTo(entry.key).finished.catch(() => {});
}
