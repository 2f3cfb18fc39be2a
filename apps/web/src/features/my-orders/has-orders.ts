import { safeStorage } from '#web/lib/browser/safe-storage.ts';

/** Under this key the browser keeps its orders (stored-orders.ts). */
const ordersKey = 'dukalink.orders';
const { read, write } = safeStorage(() => localStorage, { inEntry: true });

export const readOrders = (): string | null => read(ordersKey);
export const writeOrders = (orders: string | null): void => write(ordersKey, orders);

/** Without their code, which shops do not load. */
export const hasOrders = (): boolean => readOrders() !== null;
