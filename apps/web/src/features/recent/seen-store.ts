import type { Picture } from '@app/contracts/catalog/catalog.schemas';
import { readStored, writeStored } from '#web/lib/browser/local-storage.ts';

/** A product seen on this phone, with its price and state of then: older entries have none. No call carries it. */
export interface SeenProduct {
  handle: string;
  id: string;
  number: number;
  title: string;
  picture: Picture | null;
  price?: number | null;
  soldOut?: boolean;
}

type SeenFacts = Pick<SeenProduct, 'id' | 'title' | 'picture' | 'price' | 'soldOut'>;

export interface RecentlySeenProps {
  handle: string;
  exceptId?: string;
  /** What the page shows itself, for current words and prices. */
  known: SeenFacts[];
  /** In a list of cards, else at the end of the page. */
  amongCards?: boolean;
}

const key = 'dukalink.recentlySeen';
const maxSeen = 12;
export const nothingSeen = '[]';
const listeners = new Set<() => void>();

/** As text: React needs the same value as long as nothing changes. */
export const readSeenText = (): string => readStored(key) ?? nothingSeen;

export function followSeen(onChange: () => void): () => void {
  listeners.add(onChange);
  addEventListener('storage', onChange);
  return () => {
    listeners.delete(onChange);
    removeEventListener('storage', onChange);
  };
}

/** Tolerates data of an older version or another tab: invalid entries are left out. */
export function parseSeen(text: string): SeenProduct[] {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list.filter(isSeen).slice(0, maxSeen).map(readable) : [];
  } catch {
    return [];
  }
}

/** The price of a discount is not kept: it would stand there after its end. */
export function rememberSeen(seen: SeenProduct & { sale?: unknown }): void {
  const { handle, id, number, title, picture, soldOut } = seen;
  const price = seen.sale ? undefined : seen.price;
  const others = parseSeen(readSeenText()).filter((product) => product.id !== id);
  write([{ handle, id, number, title, picture, price, soldOut }, ...others].slice(0, maxSeen));
}

export function forgetSeen(id: string): void {
  const seen = parseSeen(readSeenText());
  if (seen.some((product) => product.id === id)) write(seen.filter((product) => product.id !== id));
}

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

/** Without a picture of an older shape, or a price that is none. */
function readable(product: SeenProduct): SeenProduct {
  const { price } = product;
  const { key, width, placeholder } = product.picture ?? {};
  const isShown = /^[0-9a-f]+$/.test(String(key)) && Number.isInteger(width) && typeof placeholder === 'string';
  return {
    ...product,
    picture: isShown ? product.picture : null,
    price: price === null || Number.isInteger(price) ? price : undefined,
  };
}
