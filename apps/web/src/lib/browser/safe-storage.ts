import { readEntry, writeEntry } from './without-storage.ts';

/**
 * A storage that never throws: if the browser forbids it, values live as long as this page, with `inEntry` also when it is
 * loaded again or returned to. `null` removes the key.
 */
export function safeStorage(storage: () => Storage, { inEntry = false } = {}) {
  const inMemory = new Map<string, string | null>();
  return {
    read(key: string): string | null {
      const kept = inMemory.get(key);
      if (kept !== undefined) return kept;
      try {
        return storage().getItem(key);
      } catch {
        return (inEntry && readEntry(key)) || null;
      }
    },
    write(key: string, value: string | null): void {
      inMemory.delete(key);
      try {
        if (value === null) storage().removeItem(key);
        else storage().setItem(key, value);
      } catch {
        inMemory.set(key, value);
        if (inEntry) writeEntry(key, value);
      }
    },
  };
}

export const tabStorage = safeStorage(() => sessionStorage, { inEntry: true });
