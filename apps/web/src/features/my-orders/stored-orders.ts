import { readOrders, writeOrders } from './has-orders.ts';

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
  /** As the server last told this browser: at the door there may be no network. */
  deliveryCode?: string | null;
}

const maxOrders = 50;
const none = '[]';
/** Tells this tab; other tabs hear of storage. */
const changeEvent = 'orders-changed';

/** As text: React needs the same value as long as nothing changes. */
export const readOrdersText = (): string => readOrders() ?? none;

/** Calls back when this tab or another one changed something, and when the phone shows a page again that it kept. */
export function followOrders(onChange: () => void): () => void {
  const events = [changeEvent, 'storage', 'pageshow'];
  for (const event of events) addEventListener(event, onChange);
  return () => {
    for (const event of events) removeEventListener(event, onChange);
  };
}

export const listOrders = (): StoredOrder[] => parseOrders(readOrdersText());

/** Newest first, also where one was opened by its link long after it was made. What is in another shape is left out. */
export function parseOrders(text: string): StoredOrder[] {
  try {
    const stored: unknown = JSON.parse(text);
    if (!Array.isArray(stored)) return [];
    return stored.filter(isOrder).sort((one, other) => other.askedAtMs - one.askedAtMs);
  } catch {
    return [];
  }
}

/** Takes the place of an order with the same code. */
export function addOrder(order: StoredOrder): void {
  const others = listOrders().filter(({ code }) => code !== order.code);
  write([order, ...others].slice(0, maxOrders));
}

/** It was changed since, maybe in another browser. It keeps its place. */
export function renewOrder(code: string, news: Partial<Pick<StoredOrder, 'summary' | 'deliveryCode'>>): void {
  const orders = listOrders();
  const order = orders.find((one) => one.code === code);
  const renewed = order && { ...order, ...news };
  if (!renewed || JSON.stringify(renewed) === JSON.stringify(order)) return;
  write(orders.map((one) => (one === order ? renewed : one)));
}

export function removeOrder(code: string): void {
  const others = listOrders().filter((order) => order.code !== code);
  write(others);
}

export const findOrder = (code: string): StoredOrder | undefined => listOrders().find((order) => order.code === code);

function write(orders: StoredOrder[]): void {
  writeOrders(orders.length > 0 ? JSON.stringify(orders) : null);
  dispatchEvent(new Event(changeEvent));
}

function isOrder(order: Partial<StoredOrder> | null): order is StoredOrder {
  const { code, number, handle, shopName, askedAtMs, summary, secret } = order ?? {};
  return (
    [code, number, handle, shopName, summary].every((text) => typeof text === 'string') &&
    Number.isFinite(askedAtMs) &&
    (secret === null || typeof secret === 'string')
  );
}
