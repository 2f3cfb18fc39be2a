const storedHandle = /^[a-z0-9_.]{2,24}$/;

/** The stored form of a typed handle, or null when it can't be one. */
export function normaliseHandle(typed: string): string | null {
  const handle = typed.trim().replace(/^@+/, '').trim().toLowerCase();
  return storedHandle.test(handle) && !handle.endsWith('.data') ? handle : null;
}
