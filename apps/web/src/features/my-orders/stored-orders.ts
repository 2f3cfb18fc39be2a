import { readStored, writeStored } from '#web/lib/browser/local-storage.ts';

/**
 * The orders of this browser, kept under one key: what the order's page and "My orders" need. With the secret the buyer's
 * part of an order is read. Nothing here is sent anywhere by itself.
 */
export interface StoredOrder {
  code: string;
  /** For people: `NAK-7F3`. */
  number: string;
  /** Of this browser alone. Null: the order was opened by its link, without the secret. */
  secret: string | null;
  handle: string;
  shopName: string;
  /** On the phone's clock. */
  askedAtMs: number;
  /** Such as `3 items · UGX 215,000`. */
  summary: string;
}

const key = 'dukalink.orders';
const maxOrders = 50;

/** Newest first. What is in another shape is left out. */
export function listOrders(): StoredOrder[] {
  try {
    const stored: unknown = JSON.parse(readStored(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isOrder) : [];
  } catch {
    return [];
  }
}

/** Takes the place of an order with the same code. */
export function addOrder(order: StoredOrder): void {
  const others = listOrders().filter(({ code }) => code !== order.code);
  writeStored(key, JSON.stringify([order, ...others].slice(0, maxOrders)));
}

export function removeOrder(code: string): void {
  const others = listOrders().filter((order) => order.code !== code);
  writeStored(key, others.length > 0 ? JSON.stringify(others) : null);
}

function isOrder(order: Partial<StoredOrder> | null): order is StoredOrder {
  const { code, number, handle, shopName, askedAtMs, summary, secret } = order ?? {};
  return (
    [code, number, handle, shopName, summary].every((text) => typeof text === 'string') &&
    Number.isFinite(askedAtMs) &&
    (secret === null || typeof secret === 'string')
  );
}
