/**
 * Local storage that never throws: where a browser forbids it, or it is full, values live as long as this page.
 * `null` as a value removes the key.
 */
const inMemory = new Map<string, string | null>();

export function readStored(key: string): string | null {
  const kept = inMemory.get(key);
  if (kept !== undefined) return kept;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeStored(key: string, value: string | null): void {
  inMemory.delete(key);
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    inMemory.set(key, value);
  }
}
