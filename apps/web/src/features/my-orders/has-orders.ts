import { readStored } from '#web/lib/browser/local-storage.ts';

/** Under this key the browser keeps its orders (stored-orders.ts). */
export const ordersKey = 'dukalink.orders';

/** Without their code, which shops do not load. */
export const hasOrders = (): boolean => readStored(ordersKey) !== null;
