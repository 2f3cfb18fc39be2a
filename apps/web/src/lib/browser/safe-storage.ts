/**
 * A storage that never throws: where a browser forbids it, or it is full, values live as long as this page. `null` as a
 * value removes the key.
 */
export function safeStorage(storage: () => Storage) {
  const inMemory = new Map<string, string | null>();
  return {
    read(key: string): string | null {
      const kept = inMemory.get(key);
      if (kept !== undefined) return kept;
      try {
        return storage().getItem(key);
      } catch {
        return null;
      }
    },
    write(key: string, value: string | null): void {
      inMemory.delete(key);
      try {
        if (value === null) storage().removeItem(key);
        else storage().setItem(key, value);
      } catch {
        inMemory.set(key, value);
      }
    },
  };
}

/** Belongs to one tab, and survives a reload and a visit to another site. */
export const tabStorage = safeStorage(() => sessionStorage);
