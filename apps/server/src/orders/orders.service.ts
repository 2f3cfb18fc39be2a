/** What other slices may do with orders; the slice's own files and the app import the files themselves. */

export { archiveFormerHoldersOrders } from './order/former-holder.ts';
export { findBuyersOrder, lockBuyersOrder, type OrderRow, ofPresentHolder } from './order/order.queries.ts';
export { orderSecretOf } from './order/secret-of-request.ts';
export type { OrdersContext } from './orders.context.ts';
export { listForSupport, removeOrders } from './read/list-for-support.ts';
