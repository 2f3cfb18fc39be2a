import { savedKey } from './saved-key.ts';

// By itself, because the landing page looks whether there is something.

/** Tells this tab; other tabs hear of storage. */
export const savedChangeEvent = 'saved-changed';

/** As text: React needs the same value as long as nothing changes. */
export function readSavedText(): string {
  try {
    return localStorage.getItem(savedKey) ?? '';
  } catch {
    return '';
  }
}

/** Calls back when this tab or another one changed something, and when the phone shows a page again that it kept. */
export function followSaved(onChange: () => void): () => void {
  const events = [savedChangeEvent, 'storage', 'pageshow'];
  for (const event of events) addEventListener(event, onChange);
  return () => {
    for (const event of events) removeEventListener(event, onChange);
  };
}
