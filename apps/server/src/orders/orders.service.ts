/** What other slices may do with orders; the slice's own files and the app import the files themselves. */

export { archiveFormerHoldersOrders } from './order/former-holder.ts';
export { ofPresentHolder } from './order/order.queries.ts';
export type { OrdersContext } from './orders.context.ts';
export { listForSupport, removeOrders } from './read/list-for-support.ts';
