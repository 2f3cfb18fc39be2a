// Where the browser forbids storage, the tab's history holds what a page needs when it is loaded again, or returned to:
// a value of its entry. Unlike a part of the address it reaches no server, no other site and no link that is passed on.

export const readEntry = (key: string): string | undefined => globalThis.history?.state?.[key];

export function writeEntry(key: string, value: string | null): void {
  try {
    history.replaceState({ ...history.state, [key]: value ?? undefined }, '');
  } catch {
    // Safari allows 100 of them in half a minute.
  }
}

export function canStore(): boolean {
  try {
    localStorage.setItem('basket.probe', '1');
    localStorage.removeItem('basket.probe');
    return true;
  } catch {
    return false;
  }
}
