import type { Picture } from '@app/contracts/catalog.schemas';
import { readStored, writeStored } from '#web/lib/browser/local-storage.ts';

/**
 * Products that this phone has looked at, newest first. They stay on the phone: no call carries them. No price is kept,
 * because an old price would be a wrong one.
 */
export interface SeenProduct {
  handle: string;
  id: string;
  number: number;
  title: string;
  picture: Picture | null;
}

/** What a page says of itself to the list at its end. */
export interface RecentlySeenProps {
  handle: string;
  /** The product whose page this is. */
  exceptId?: string;
  /** What the page itself shows: the words of today, where a seen product is among them. */
  known: Pick<SeenProduct, 'id' | 'title' | 'picture'>[];
}

const key = 'dukalink.recentlySeen';
const most = 12;
export const nothingSeen = '[]';
const listeners = new Set<() => void>();

/** What is stored, as text: the same value as long as nothing changes, as React wants it. */
export const readSeenText = (): string => readStored(key) ?? nothingSeen;

export function followSeen(onChange: () => void): () => void {
  listeners.add(onChange);
  addEventListener('storage', onChange);
  return () => {
    listeners.delete(onChange);
    removeEventListener('storage', onChange);
  };
}

/** Reads what an older version, another tab or a hand wrote: what can't be shown is left out, nothing throws. */
export function parseSeen(text: string): SeenProduct[] {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list.filter(isSeen).slice(0, most).map(withPicture) : [];
  } catch {
    return [];
  }
}

export function rememberSeen({ handle, id, number, title, picture }: SeenProduct): void {
  const others = parseSeen(readSeenText()).filter((product) => product.id !== id);
  write([{ handle, id, number, title, picture }, ...others].slice(0, most));
}

/** A product that is gone leads nobody any more. */
export function forgetSeen(id: string): void {
  const seen = parseSeen(readSeenText());
  if (seen.some((product) => product.id === id)) write(seen.filter((product) => product.id !== id));
}

/** Takes the list away and answers it, for a change of mind. */
export function clearSeen(): SeenProduct[] {
  const seen = parseSeen(readSeenText());
  write([]);
  return seen;
}

export const restoreSeen = (seen: SeenProduct[]): void => write(seen);

function write(seen: SeenProduct[]): void {
  writeStored(key, seen.length > 0 ? JSON.stringify(seen) : null);
  for (const listener of [...listeners]) listener();
}

function isSeen(value: unknown): value is SeenProduct {
  const { handle, id, number, title } = (value ?? {}) as Partial<SeenProduct>;
  return [handle, id, title].every((text) => typeof text === 'string' && text !== '') && Number.isInteger(number);
}

/** Without a picture that an older version or a hand wrote in another shape. */
function withPicture(product: SeenProduct): SeenProduct {
  const { key, width, placeholder } = product.picture ?? {};
  const isShown = /^[0-9a-f]+$/.test(String(key)) && Number.isInteger(width) && typeof placeholder === 'string';
  return { ...product, picture: isShown ? product.picture : null };
}
